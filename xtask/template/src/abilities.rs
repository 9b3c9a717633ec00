//! What Template can do beyond its rules.

use super::action::Action;
use super::state::{CARDS, Template};
use maraude_core::rand_core::Rng;
use maraude_core::{Game, Inventory, Luck, Redeal, Sample, Seat, Viewer};

impl Redeal for Template {
    /// The pile and the hands of the others are dealt anew; how many cards each has is known.
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if self.turn.is_none() {
            return world;
        }
        let known: u16 = match viewer {
            Viewer::Seat(seat) => self.hands[seat.index()],
            Viewer::Spectator => 0,
        };
        let mut unknown: Vec<u8> = (1..=CARDS)
            .filter(|card| known & (1 << card) == 0)
            .collect();
        Luck::shuffle(rng, &mut unknown);
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let cards = self.hands[seat.index()].count_ones() as usize;
            world.hands[seat.index()] = unknown
                .drain(..cards)
                .fold(0, |hand, card| hand | 1 << card);
        }
        let left = (CARDS - self.left) as usize;
        world.pile[left..].copy_from_slice(&unknown);
        world
    }
}

impl Sample for Template {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut |action| actions.push(action));
        Luck::pick(rng, &actions).copied()
    }
}

impl Inventory for Template {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let in_pile = &self.pile[(CARDS - self.left) as usize..];
        let all = self
            .hands
            .iter()
            .copied()
            .chain(in_pile.iter().map(|card| 1 << card));
        let seen = all.fold(
            0u16,
            |seen, cards| if seen & cards == 0 { seen | cards } else { 0 },
        );
        vec![("cards", seen.count_ones().into())]
    }
}
