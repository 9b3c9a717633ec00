//! The Taxi cards of the last turn, which lie face up for everybody (BV-C13).

use maraude_core::{Digest, Seat};

/// The most cards that lie face up: a turn with more of them shows the last.
const MOST: usize = 8;

/// The Taxi cards that one seat drew in its turn, the last one last. They stay until the first
/// action of the next turn.
#[derive(Clone, Copy)]
pub(crate) struct FaceUp {
    pub(crate) by: Seat,
    cards: [u8; MOST],
    n: u8,
    /// Whether that turn is over.
    over: bool,
}

impl FaceUp {
    /// No card yet in the turn of this seat.
    pub(crate) fn new(by: Seat) -> Self {
        Self {
            by,
            cards: [0; MOST],
            n: 0,
            over: false,
        }
    }

    /// The turn is over: its cards stay until somebody acts.
    pub(crate) fn end_turn(&mut self) {
        self.over = true;
    }

    /// A seat acts in its turn: the cards of the turn before go.
    pub(crate) fn act(&mut self, seat: Seat) {
        if self.over {
            *self = Self::new(seat);
        }
    }

    /// Adds the card just drawn.
    pub(crate) fn add(&mut self, card: u8) {
        if self.n as usize == MOST {
            self.cards.rotate_left(1);
            self.n -= 1;
        }
        self.cards[self.n as usize] = card;
        self.n += 1;
    }

    /// The cards, the last drawn last.
    pub(crate) fn cards(&self) -> &[u8] {
        &self.cards[..self.n as usize]
    }

    /// Feeds the cards into a digest.
    pub(crate) fn digest(&self, into: &mut Digest) {
        let Self { by, cards, n, over } = self;
        for byte in [by.number(), *n, (*over).into()] {
            into.u8(byte);
        }
        into.bytes(cards);
    }
}
