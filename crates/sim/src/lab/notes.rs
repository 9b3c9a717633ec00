//! What the lab notes while a game is played.

use crate::record::Record;
use maraude_core::Game;
use maraude_core::journal::Move;

/// What the lab notes while a game is played.
#[derive(Default)]
pub struct Notes {
    /// The seat that began: the first to act twice in a row, since a roll for the start is one
    /// action each.
    pub first: Option<u8>,
    last: Option<u8>,
    /// The cards that came to each seat, in order.
    pub cards: Vec<(u8, String)>,
}

impl<G: Game> Record<G> for Notes {
    fn played(&mut self, _: u32, _: u64, by: Move<G::Action>, _: &G) {
        if let (None, Move::Seat(seat, _)) = (self.first, by) {
            let seat = Some(seat.number());
            if self.last == seat {
                self.first = seat;
            }
            self.last = seat;
        }
    }

    fn heard(&mut self, event: G::Event) {
        if let Some(drawn) = G::ABILITIES.drawn(&event) {
            self.cards
                .push((drawn.by.number(), drawn.card.into_owned()));
        }
    }
}
