//! The state of a game.

use maraude_core::{BySeat, Pile, Seat, Seats};

/// The cards, worth 1 to this.
pub(crate) const CARDS: u8 = 13;
/// The most players (XX-01).
pub(crate) const MAX_PLAYERS: usize = 4;

/// The state of a game. It is never serialised; views are (`view.rs`).
#[derive(Clone)]
pub struct Template {
    pub(crate) limit: u8,
    pub(crate) pile: Pile<u8, { CARDS as usize }>,
    pub(crate) hands: BySeat<Hand, MAX_PLAYERS>,
    pub(crate) stopped: Seats,
    /// Whose turn it is; `None` when the game is over.
    pub(crate) turn: Option<Seat>,
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Hand(pub(crate) u16);

impl Hand {
    /// Returns the cards, lowest first.
    pub(crate) fn cards(self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(move |&card| self.has(card))
    }

    pub(crate) fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }

    pub(crate) fn add(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl FromIterator<u8> for Hand {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut hand = Self::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}
