//! Records the golden journals from games of the bots.
//! `UPDATE_GOLDENS=1 cargo test -p maraude-taxifolie --test goldens` records those that are
//! missing or no longer verify; the law of goldens compares them.

use maraude_core::journal::{Header, Move, Writer, verify};
use maraude_core::{Bot, Budget, Chance, Game, Play, Sample, Seed, Seen, Setup, bot_rng};
use maraude_taxifolie::{BOTS, Edition, Options, Taxifolie};
use std::path::Path;

/// One golden: its ending, its edition and who sits at the table.
struct Golden {
    ending: &'static str,
    edition: Edition,
    seats: &'static [&'static str],
}

const fn second(ending: &'static str, seats: &'static [&'static str]) -> Golden {
    Golden {
        ending,
        edition: Edition::Second,
        seats,
    }
}

const GOLDENS: [Golden; 6] = [
    Golden {
        ending: "at_once",
        edition: Edition::First,
        seats: &["searcher", "random", "greedy"],
    },
    second("round_tie", &["greedy"; 2]),
    second("round", &["greedy"; 3]),
    second("round", &["greedy"; 4]),
    second("round", &["greedy"; 5]),
    second("round", &["greedy"; 6]),
];

impl Golden {
    fn name(&self) -> String {
        let edition = match self.edition {
            Edition::First => "first",
            Edition::Second => "second",
        };
        format!("{edition}-{}-{}.journal", self.ending, self.seats.len())
    }

    /// Plays a game on a deal; returns its journal if it ends as it should.
    fn record(&self, deal: u8) -> Option<String> {
        let seed = Seed([deal; 32]);
        let n = self.seats.len();
        let salts = vec![Vec::new(); n];
        let options = Options {
            edition: self.edition,
        };
        let text = serde_json::to_string(&options).expect("options are plain data");
        let text = serde_json::value::RawValue::from_string(text).expect("JSON");
        let names = self.seats.iter().map(|name| format!("bot:{name}"));
        let commitment = seed.commitment();
        let header = Header::new(&Taxifolie::META, text, names.collect(), &commitment, &salts);
        let setup = Setup {
            seats: n as u8,
            options,
        };
        let mut play = Play::<Taxifolie>::new(&setup, Chance::new(&seed, &salts)).ok()?;
        let mut writer = Writer::new(&header);
        let make = |name: &&str| BOTS.iter().find(|spec| spec.name == *name);
        let mut bots: Vec<Option<Box<dyn Bot<Taxifolie>>>> = { self.seats.iter() }
            .map(|name| make(name).map(|spec| (spec.make)(deal.into())))
            .collect();
        let (mut rng, mut at) = (bot_rng(deal.into()), 0);
        while play.end().is_none() {
            let game = play.game();
            let seat = game.to_act().first().expect("somebody acts");
            let (action, ms) = match &mut bots[seat.index()] {
                Some(bot) => {
                    let decided = bot.decide(&Seen::new(game, seat), Budget::DEFAULT)?;
                    (decided.action, decided.think_ms)
                }
                None => (game.sample(seat, &mut rng)?, 1_000),
            };
            at += u64::from(ms);
            let played = Move::Seat(seat, action);
            let step = play.play(played.clone()).ok()?;
            writer.entry(step.seq, at, &played, || play.digest());
        }
        let ends = play.game().outcome()?.ending == self.ending;
        ends.then(|| writer.finish(&play.end().expect("it is over"), &seed))
    }
}

#[test]
fn the_goldens_verify() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens");
    for golden in GOLDENS {
        let path = folder.join(golden.name());
        let kept = std::fs::read(&path).unwrap_or_default();
        if verify::<Taxifolie>(&kept).is_err() && std::env::var_os("UPDATE_GOLDENS").is_some() {
            let text = (1..=u8::MAX).find_map(|deal| golden.record(deal));
            std::fs::create_dir_all(&folder).expect("can be made");
            std::fs::write(&path, text.expect("some deal ends so")).expect("can be written");
        }
        let kept = std::fs::read(&path).unwrap_or_default();
        assert!(
            verify::<Taxifolie>(&kept).is_ok(),
            "{} does not verify",
            path.display()
        );
    }
}
