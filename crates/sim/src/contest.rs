//! A simulation: the bots, the set-up and the number of games.

use crate::driver::{Finished, Stalled, play, set_up};
use crate::record::{Off, Recorder};
use crate::seeds::{bot_seed, table_seed};
use crate::tally::Tally;
use maraude_core::journal::Header;
use maraude_core::{Bot, Budget, Chance, End, Game, Seat, Setup};

/// A simulation: the bots, the set-up and the number of games.
pub struct Contest<G: Game> {
    /// Seats and options.
    pub setup: Setup<G::Options>,
    /// One bot for all seats, or one for each; they move one seat on from game to game.
    pub entrants: Vec<Entrant<G>>,
    /// How many games.
    pub games: u64,
    /// Everything random follows from it.
    pub seed: u64,
    /// Search nodes a decision; none: each bot's default.
    pub nodes: Option<u32>,
}

/// A bot that takes part.
pub struct Entrant<G: Game> {
    /// Its name.
    pub name: String,
    /// Makes one.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

impl<G: Game> Contest<G> {
    /// The entrant who sits in `seat` in game `index`.
    pub fn entrant_at(&self, index: u64, seat: Seat) -> usize {
        ((seat.index() as u64 + index) % self.entrants.len() as u64) as usize
    }

    /// Plays one game and adds it to the tally.
    pub fn play(&self, index: u64, tally: &mut Tally) -> Result<Finished, Stalled> {
        let (game, chance) = self.deal(index)?;
        let finished = play(
            game,
            chance,
            &mut self.seat_bots(index),
            self.budget(),
            &mut Off,
        )?;
        self.count(index, &finished, tally);
        Ok(finished)
    }

    /// Plays one game, adds it to the tally, and gives its journal.
    pub fn record(&self, index: u64, tally: &mut Tally) -> Result<String, Stalled> {
        let (game, chance) = self.deal(index)?;
        let seed = table_seed(self.seed, index);
        let seats = self
            .seats()
            .map(|seat| format!("bot:{}", self.entrants[self.entrant_at(index, seat)].name));
        let options =
            serde_json::value::to_raw_value(&self.setup.options).expect("options are plain data");
        let salts = vec![Vec::new(); self.setup.seats.into()];
        let header = Header::new(
            &G::META,
            options,
            seats.collect(),
            &seed.commitment(),
            &salts,
        );
        let mut recorder = Recorder::new(&header);
        let finished = play(
            game,
            chance,
            &mut self.seat_bots(index),
            self.budget(),
            &mut recorder,
        )?;
        self.count(index, &finished, tally);
        Ok(recorder.finish(&End::Outcome(finished.outcome), &seed))
    }

    /// Sets up game `index`.
    pub fn deal(&self, index: u64) -> Result<(G, Chance), Stalled> {
        set_up(&self.setup, &table_seed(self.seed, index))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.seats)
    }

    fn budget(&self) -> Budget<'static> {
        Budget {
            nodes: self.nodes,
            stop: None,
        }
    }

    fn seat_bots(&self, index: u64) -> Vec<Box<dyn Bot<G>>> {
        let make = |seat| {
            (self.entrants[self.entrant_at(index, seat)].make)(bot_seed(self.seed, index, seat))
        };
        self.seats().map(make).collect()
    }

    fn count(&self, index: u64, finished: &Finished, tally: &mut Tally) {
        tally.game(finished);
        for seat in self.seats() {
            let share = finished.outcome.win_share(seat);
            tally.win(self.entrant_at(index, seat), seat, share);
        }
    }
}
