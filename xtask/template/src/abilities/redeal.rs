//! Worlds that a viewer cannot tell from the real one.

use crate::Template;
use crate::state::CARDS;
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Seat, Viewer};

impl Redeal for Template {
    /// Deals the pile and the hands of the others again. The number of cards of each is known.
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if self.turn.is_none() {
            return world;
        }
        let is_known = |card: u8| {
            self.hands
                .iter()
                .any(|(seat, hand)| viewer.is(seat) && hand.has(card))
        };
        let mut unknown: Vec<u8> = (1..=CARDS).filter(|&card| !is_known(card)).collect();
        Luck::shuffle(rng, &mut unknown);
        let others: Vec<Seat> = Seat::all(self.hands.seats())
            .filter(|&seat| !viewer.is(seat))
            .collect();
        for seat in others {
            world.hands[seat] = unknown.drain(..self.hands[seat].len()).collect();
        }
        world.pile = unknown.into_iter().collect();
        world
    }
}
