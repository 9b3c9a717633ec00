//! Records the golden journals from games of the bots: random play takes too long to arrive.
//! `UPDATE_GOLDENS=1 cargo test -p maraude-boomville --test goldens` records those that are
//! missing or no longer verify; the law of goldens compares them.

use maraude_boomville::bots::BOTS;
use maraude_boomville::{Action, Boomville, Options};
use maraude_core::journal::{Header, HouseAction, Move, Writer, verify};
use maraude_core::{Bot, Budget, Chance, Game, Play, Sample, Seed, Seen, Setup, bot_rng};
use std::path::Path;

/// One golden: its name, its table, and whether the others play on after the win.
struct Golden {
    name: &'static str,
    seats: u8,
    options: Options,
    plays_on: bool,
    adds_one: bool,
}

const fn golden(name: &'static str, seats: u8, destinations: u8) -> Golden {
    let options = Options {
        destinations,
        incidents: true,
        hop_after: 0,
    };
    Golden {
        name,
        seats,
        options,
        plays_on: false,
        adds_one: false,
    }
}

fn goldens() -> Vec<Golden> {
    let mut four = golden("won-4", 4, 2);
    (four.options.incidents, four.options.hop_after) = (false, 2);
    let three = Golden {
        plays_on: true,
        ..golden("places-3", 3, 1)
    };
    let five = Golden {
        adds_one: true,
        ..golden("won-5", 5, 1)
    };
    vec![
        golden("won-2", 2, 2),
        three,
        four,
        five,
        golden("won-6", 6, 1),
    ]
}

/// Plays a game of the bots, with one random player in the last seat, and writes its journal.
fn record(golden: &Golden, number: u8) -> String {
    let seed = Seed([number; 32]);
    let salts = vec![Vec::new(); golden.seats.into()];
    let options = serde_json::to_string(&golden.options).expect("options are plain data");
    let options = serde_json::value::RawValue::from_string(options).expect("JSON");
    let seats = vec!["bot:greedy".to_owned(); golden.seats.into()];
    let header = Header::new(&Boomville::META, options, seats, &seed.commitment(), &salts);
    let setup = Setup {
        seats: golden.seats,
        options: golden.options,
    };
    let mut play =
        Play::<Boomville>::new(&setup, Chance::new(&seed, &salts)).expect("the table is fine");
    let mut writer = Writer::new(&header);
    let mut bots: Vec<Box<dyn Bot<Boomville>>> = (0..golden.seats)
        .map(|seat| (BOTS[0].make)(seat.into()))
        .collect();
    let (mut rng, mut at) = (bot_rng(number.into()), 0);
    while play.end().is_none() {
        let game = play.game();
        let seat = game.to_act().first().expect("somebody acts");
        let last = seat.number() == golden.seats && golden.seats > 3;
        let decided = if last {
            game.sample(seat, &mut rng)
        } else {
            let seen = Seen::new(game, seat);
            bots[seat.index()]
                .decide(&seen, Budget::DEFAULT)
                .map(|decision| decision.action)
        };
        let played = match decided {
            _ if golden.adds_one && play.seq() == 20 => {
                Move::House(HouseAction::Agreed(Action::OneMore))
            }
            Some(action) => Move::Seat(seat, action),
            None if golden.plays_on => Move::House(HouseAction::Agreed(Action::PlayOn)),
            None => Move::House(HouseAction::Alarm(Action::Stop)),
        };
        at += 1_000;
        let step = play
            .play(played.clone())
            .unwrap_or_else(|_| panic!("{played:?} is legal"));
        writer.entry(step.seq, at, &played, || play.digest());
    }
    writer.finish(&play.end().expect("it is over"), &seed)
}

#[test]
fn the_goldens_verify() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens");
    for (number, golden) in (1..).zip(goldens()) {
        let path = folder.join(format!("{}.journal", golden.name));
        let kept = std::fs::read(&path).unwrap_or_default();
        if verify::<Boomville>(&kept).is_err() && std::env::var_os("UPDATE_GOLDENS").is_some() {
            std::fs::create_dir_all(&folder).expect("can be made");
            std::fs::write(&path, record(&golden, number)).expect("can be written");
        }
        let kept = std::fs::read(&path).unwrap_or_default();
        assert!(
            verify::<Boomville>(&kept).is_ok(),
            "{} does not verify",
            path.display()
        );
    }
}
