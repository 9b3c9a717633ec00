//! What may be done now, in a fixed order.

use crate::action::Action;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Game, Seat};

/// Calls `each` with every legal action of a seat.
pub(crate) fn legal(game: &Taxifolie, seat: Seat, each: &mut impl FnMut(Action)) {
    if !game.to_act().has(seat) {
        return;
    }
    match game.phase {
        Phase::Opening | Phase::Roll => each(Action::Roll),
        Phase::Drive => game
            .drives()
            .each(&mut |way, _| each(Action::Drive { way: *way })),
        Phase::Over => {}
    }
}
