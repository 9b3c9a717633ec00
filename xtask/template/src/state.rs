//! What is true.

use maraude_core::{Digest, MAX_SEATS, Seat, Seats};

/// How many cards there are, worth 1 to this.
pub(crate) const CARDS: u8 = 13;

/// The state of a game.
#[derive(Clone)]
pub struct Template {
    pub(crate) seats: u8,
    pub(crate) limit: u8,
    /// The pile: the last `left` cards, the top one first; 0 where one was taken.
    pub(crate) pile: [u8; CARDS as usize],
    pub(crate) left: u8,
    /// The cards of each seat as bits.
    pub(crate) hands: [u16; MAX_SEATS],
    pub(crate) stopped: Seats,
    /// Whose turn it is; nobody's when it is over.
    pub(crate) turn: Option<Seat>,
}

impl Template {
    /// The sum of a seat's cards.
    pub(crate) fn sum(&self, seat: Seat) -> u8 {
        (1..=CARDS)
            .filter(|card| self.hands[seat.index()] & (1 << card) != 0)
            .sum()
    }
}

/// Feeds every field: a forgotten one does not compile.
pub(crate) fn digest(state: &Template, into: &mut Digest) {
    let Template {
        seats,
        limit,
        pile,
        left,
        hands,
        stopped,
        turn,
    } = state;
    into.u8(*seats);
    into.u8(*limit);
    into.bytes(pile);
    into.u8(*left);
    for hand in hands {
        into.u16(*hand);
    }
    into.u8(stopped.bits());
    into.u8(turn.map_or(0, Seat::number));
}
