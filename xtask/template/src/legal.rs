//! The legal actions of a seat.

use crate::{Action, Template, check};
use maraude_core::{Actor, Seat};

/// Calls `each` with every action that `check` accepts. Journals and seeds rely on the order.
pub(crate) fn legal(state: &Template, seat: Seat, each: &mut impl FnMut(Action)) {
    for action in [Action::Take, Action::Stop] {
        if check::check(state, Actor::Seat(seat), action).is_ok() {
            each(action);
        }
    }
}
