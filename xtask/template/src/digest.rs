//! The fingerprint of a state.

use crate::Template;
use maraude_core::{Digest, Seat};

/// Feeds every field: a forgotten one does not compile.
pub(crate) fn digest(state: &Template, into: &mut Digest) {
    let Template {
        limit,
        pile,
        hands,
        stopped,
        turn,
    } = state;
    into.u8(*limit);
    pile.digest(into, |card| card);
    into.u8(hands.seats());
    hands.chairs().iter().for_each(|hand| into.u16(hand.0));
    into.u8(stopped.bits());
    into.u8(turn.map_or(0, Seat::number));
}
