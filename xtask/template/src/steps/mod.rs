//! The sequence of play.

pub(crate) mod set_up;
mod turn;

use crate::{Action, Event, Template};
use maraude_core::Sink;

/// Plays a legal action.
pub(crate) fn apply(state: &mut Template, action: Action, out: &mut impl Sink<Event>) {
    let seat = state.turn.expect("a legal action has its turn");
    match action {
        Action::Take => turn::take(state, seat, out),
        Action::Stop => turn::stop(state, seat, out),
    }
    turn::end(state, seat, out);
}
