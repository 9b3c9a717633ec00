//! The moves that still count: those taken back are gone.

use crate::run::act;
use maraude_core::journal::{HouseAction, Move};
use maraude_core::{Game, PlayedMove};

/// The game's own moves that led to the present state, with the numbers of their entries.
pub(crate) struct StandingMoves<G: Game> {
    /// Entry number and move.
    pub(crate) moves: Vec<(u32, Move<G::Action>)>,
}

impl<G: Game> StandingMoves<G> {
    /// No move yet.
    pub(crate) fn new() -> Self {
        Self { moves: Vec::new() }
    }

    /// Notes an entry that was played.
    pub(crate) fn note(&mut self, step: &PlayedMove<G>) {
        if let Move::House(HouseAction::Undo { to, .. }) = step.played {
            self.moves.retain(|(seq, _)| *seq <= to);
        } else if act(&step.played).is_some() {
            self.moves.push((step.seq, step.played.clone()));
        }
    }

    /// The moves since an entry.
    pub(crate) fn since(&self, to: u32) -> impl Iterator<Item = &(u32, Move<G::Action>)> {
        self.moves.iter().filter(move |(seq, _)| *seq > to)
    }
}
