//! Each level beats the one below it. `docs/lab/boomville.md` has the
//! long form.

mod table;
use maraude_boomville::cards::Kind;
use maraude_boomville::town::Paving;
use maraude_boomville::{Action, BOTS, Boomville, Options};
use maraude_core::{
    Actor, Bot, Budget, Chance, Deaf, Game, Legal, Sample, Seat, Seed, Seen, Setup, bot_rng,
};
use table::{A, Table, scene, straight, street_to_a_destination, way};

/// The player in a chair.
enum Player {
    Bot(Box<dyn Bot<Boomville>>),
    Random(maraude_core::BotRng),
}

fn player(name: &str, seed: u64) -> Player {
    match BOTS.into_iter().find(|spec| spec.name == name) {
        Some(spec) => Player::Bot((spec.make)(seed)),
        None => Player::Random(bot_rng(seed)),
    }
}

/// The winner of a table of two bots.
fn winner(names: [&str; 2], number: u64) -> Seat {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut chance = Chance::new(&Seed(seed), &[b""]);
    let setup = Setup {
        seats: 2,
        options: Options {
            destinations: 3,
            ..Options::default()
        },
    };
    let mut game = Boomville::new(&setup, &mut chance).expect("two may play");
    let mut players = [
        player(names[0], number * 2),
        player(names[1], number * 2 + 1),
    ];
    // The first look alone: what imagined games add is too little for a short test.
    let budget = Budget {
        nodes: Some(0),
        stop: None,
    };
    while game.outcome().is_none() {
        let seat = game.to_act().first().expect("somebody acts");
        let action = match &mut players[seat.index()] {
            Player::Bot(bot) => bot
                .decide(&Seen::new(&game, seat), budget)
                .map(|decision| decision.action),
            Player::Random(rng) => game.sample(seat, rng),
        };
        let (by, action) = match action {
            Some(action) => (Actor::Seat(seat), action),
            None => (Actor::House, Action::Stop),
        };
        let legal = Legal::judge(&game, by, action).expect("bots play by the rules");
        game.apply(legal, &mut chance, &mut Deaf);
    }
    let outcome = game.outcome().expect("it is over");
    Seat::all(2)
        .find(|&seat| outcome.win_share(seat) > 0.5)
        .expect("ties can't occur")
}

/// The share of games that the first bot wins, in per cent; each deal is played from both chairs.
fn share(better: &str, worse: &str, deals: u64) -> f64 {
    let mut wins = 0u64;
    for number in 0..deals {
        wins += u64::from(winner([better, worse], number) == Seat::at(0));
        wins += u64::from(winner([worse, better], number) == Seat::at(1));
    }
    wins as f64 * 50.0 / deals as f64
}

/// Mistakes that a person would make, never a turn thrown away.
#[test]
fn every_level_arrives_when_it_can_and_drives_the_cells_it_may() {
    let (start, row, goal) = street_to_a_destination();
    for spec in BOTS {
        for face in 3..=6 {
            let mut table = Table::new(scene(2).pawn(0, start).destination(0, goal));
            table.roll(0, face);
            let seen = Seen::new(&table.game, Seat::at(0));
            let decided = (spec.make)(1).decide(&seen, Budget::DEFAULT);
            let action = decided.expect("it decides").action;
            assert_eq!(action, A::Drive(way(&row)), "{} with a {face}", spec.name);
        }
        // Nobody keeps a CHANCE for a further move that costs nothing.
        let (start, row) = straight(2, Paving::Grey);
        let mut table = Table::new(scene(2).pawn(0, start).holds(0, Kind::ChanceMove));
        table.drive(0, &row).expect("legal");
        let seen = Seen::new(&table.game, Seat::at(0));
        let decided = (spec.make)(1).decide(&seen, Budget::DEFAULT);
        assert_eq!(decided.expect("it decides").action, A::MoveAgain);
    }
}

/// A level no better than the next would pass less than once in a hundred times: the bounds lie
/// two and a half standard errors above an even share.
#[test]
fn expert_beats_strong_beats_regular_beats_novice_beats_random() {
    for (better, worse, deals, least) in [
        ("expert", "strong", 600, 53.6),
        ("strong", "regular", 300, 55.1),
        ("regular", "novice", 100, 58.8),
        ("novice", "random", 40, 80.0),
    ] {
        let share = share(better, worse, deals);
        assert!(
            share > least,
            "{better} wins {share:.1} % against {worse}, not {least} %"
        );
    }
}
