//! A game that was played: how it was set up, and every move.

use maraude_core::journal::{Header, HouseAction, Move};
use maraude_core::rand_core::Rng;
use maraude_core::{Actor, BotRng, Chance, Game, Luck, Play, Seed, Setup, bot_rng};
use serde_json::json;
use serde_json::value::to_raw_value;
use std::fmt::Write;

/// States of one game that are looked at closely.
const CLOSE: u32 = 100;

/// A game that was played, over or not.
pub struct Run<G: Game> {
    /// The number that its luck, and nothing else, follows from.
    pub seed: u64,
    /// How the table was set up.
    pub setup: Setup<G::Options>,
    /// Milliseconds since the start, and what was done.
    pub moves: Vec<(u64, Move<G::Action>)>,
}

impl<G: Game> Clone for Run<G> {
    fn clone(&self) -> Self {
        Self {
            seed: self.seed,
            setup: self.setup.clone(),
            moves: self.moves.clone(),
        }
    }
}

impl<G: Game> Run<G> {
    /// A game that has not begun.
    pub fn new(setup: Setup<G::Options>, seed: u64) -> Self {
        let moves = Vec::new();
        Self { seed, setup, moves }
    }

    /// The table's secret.
    pub fn secret(&self) -> Seed {
        let mut seed = [0; 32];
        bot_rng(self.seed).fill_bytes(&mut seed);
        Seed(seed)
    }

    /// What each seat added to the luck: the first seat, a bot, adds nothing.
    pub fn salts(&self) -> Vec<Vec<u8>> {
        (0..self.setup.seats)
            .map(|seat| vec![seat; usize::from(seat) * 3])
            .collect()
    }

    /// The table's chance.
    pub fn chance(&self) -> Chance {
        Chance::new(&self.secret(), &self.salts())
    }

    /// The table before the first move.
    pub fn start(&self) -> Result<Play<G>, String> {
        Play::new(&self.setup, self.chance()).map_err(|refusal: G::Refusal| {
            format!("the set-up that was accepted once is refused: {refusal:?}")
        })
    }

    /// The first line of its journal.
    pub fn header(&self) -> Header {
        let options = to_raw_value(&self.setup.options).expect("options are plain data");
        let mut seats = vec!["person".to_owned(); usize::from(self.setup.seats)];
        "bot:random".clone_into(&mut seats[0]);
        Header::new(
            &G::META,
            options,
            seats,
            &self.secret().commitment(),
            &self.salts(),
        )
    }

    /// Whether a law that looks closely looks at this state: every one of a short game, about
    /// `CLOSE` of a long one.
    pub fn is_looked_at(&self, rng: &mut BotRng) -> bool {
        let moves = self.moves.len() as u32;
        moves <= CLOSE || rng.below(moves) < CLOSE
    }

    /// Seed and set-up, then one line per move.
    pub fn to_json_lines(&self) -> String {
        let head = json!({
            "seed": self.seed,
            "seats": self.setup.seats,
            "options": serde_json::to_value(&self.setup.options).expect("options are plain data"),
        });
        let mut lines = format!("{head}\n");
        for (at, played) in &self.moves {
            let by = serde_json::to_string(&played.by()).expect("an actor is plain data");
            let action = played.to_json();
            let _ = writeln!(lines, "{{\"by\":{by},\"at\":{at},\"action\":{action}}}");
        }
        lines
    }
}

/// The actor and the game's own action of a move; none for the house's own entries.
pub fn act<A>(played: &Move<A>) -> Option<(Actor, &A)> {
    match played {
        Move::Seat(seat, action) => Some((Actor::Seat(*seat), action)),
        Move::House(
            HouseAction::Alarm(action) | HouseAction::Agreed(action) | HouseAction::Left(action),
        ) => Some((Actor::House, action)),
        Move::House(_) => None,
    }
}
