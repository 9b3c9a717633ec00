//! Games on given deals with given seatings, for the arena and the lab.

use crate::contest::Entrant;
use crate::driver::{Finished, Stalled, play, set_up};
use crate::record::Record;
use crate::seeds::{bot_seed, table_seed};
use maraude_core::{Budget, Chance, Game, Seat, Setup};

/// Games on given deals: every seating plays a deal before the next one is dealt.
pub struct Bout<G: Game> {
    /// Seats and options.
    pub setup: Setup<G::Options>,
    /// Who takes part.
    pub entrants: Vec<Entrant<G>>,
    /// Who sits where, by the number of the entrant.
    pub seatings: Vec<Vec<usize>>,
    /// Everything random follows from it.
    pub seed: u64,
    /// Search nodes a decision; none: each bot's default.
    pub nodes: Option<u32>,
}

impl<G: Game> Bout<G> {
    /// Who sits where in game `index`.
    pub fn seating(&self, index: u64) -> &[usize] {
        &self.seatings[(index % self.seatings.len() as u64) as usize]
    }

    /// The number of the deal of game `index`.
    pub fn deal_of(&self, index: u64) -> u64 {
        index / self.seatings.len() as u64
    }

    /// Sets up game `index`.
    pub fn deal(&self, index: u64) -> Result<(G, Chance), Stalled> {
        set_up(&self.setup, &table_seed(self.seed, self.deal_of(index)))
    }

    /// Plays game `index`.
    pub fn play(&self, index: u64, record: &mut impl Record<G>) -> Result<Finished, Stalled> {
        let (game, chance) = self.deal(index)?;
        let seating = self.seating(index);
        let mut bots: Vec<_> = Seat::all(self.setup.seats)
            .map(|seat| {
                let entrant = &self.entrants[seating[seat.index()]];
                (entrant.make)(bot_seed(self.seed, index, seat))
            })
            .collect();
        let budget = Budget {
            nodes: self.nodes,
            stop: None,
        };
        play(game, chance, &mut bots, budget, record)
    }
}
