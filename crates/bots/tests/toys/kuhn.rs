//! Kuhn poker: three cards, one each, one bet.

use super::Toy;
use maraude_core::rand_core::Rng;
use maraude_core::{Chance, Digest, Luck, Purpose, Seat, Viewer};

pub(crate) const JACK: u8 = 0;
pub(crate) const QUEEN: u8 = 1;
pub(crate) const KING: u8 = 2;

/// Check or fold.
pub(crate) const PASS: u8 = 0;
/// Bet or call.
pub(crate) const BET: u8 = 1;

#[derive(Clone, Debug)]
pub(crate) struct Kuhn {
    pub(crate) cards: [u8; 2],
    pub(crate) said: Vec<u8>,
}

impl Toy for Kuhn {
    const SEATS: u8 = 2;

    fn deal(chance: &mut Chance) -> Self {
        let mut cards = [JACK, QUEEN, KING];
        chance.at(Purpose(0), 0).shuffle(&mut cards);
        Self {
            cards: [cards[0], cards[1]],
            said: Vec::new(),
        }
    }

    fn turn(&self) -> Option<Seat> {
        match self.said[..] {
            [] | [PASS, BET] => Some(Seat::at(0)),
            [_] => Some(Seat::at(1)),
            _ => None,
        }
    }

    fn moves(&self) -> Vec<u8> {
        vec![PASS, BET]
    }

    fn play(&mut self, what: u8, _: &mut Chance) {
        self.said.push(what);
    }

    fn points(&self) -> Vec<i32> {
        let stronger = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        let first = match self.said[..] {
            [PASS, PASS] => stronger,
            [PASS, BET, PASS] => -1,
            [BET, PASS] => 1,
            _ => 2 * stronger,
        };
        vec![first, -first]
    }

    fn imagine(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        let seats = [Seat::at(0), Seat::at(1)];
        let seen: Vec<u8> = seats
            .iter()
            .filter(|&&seat| viewer.is(seat) || self.turn().is_none())
            .map(|seat| self.cards[seat.index()])
            .collect();
        let mut unseen: Vec<u8> = (JACK..=KING).filter(|card| !seen.contains(card)).collect();
        rng.shuffle(&mut unseen);
        for seat in seats {
            if !viewer.is(seat) && self.turn().is_some() {
                world.cards[seat.index()] = unseen.pop().expect("three are enough for two");
            }
        }
        world
    }

    fn feed(&self, into: &mut Digest) {
        into.bytes(&self.cards);
        into.bytes(&self.said);
    }
}
