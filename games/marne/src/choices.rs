//! The choices of a seat as they travel: every legal action with its words.

use crate::action::Action;
use crate::legal::legal;
use crate::state::Marne;
use maraude_core::{Listed, Seat};

/// The choices of one seat.
pub type Choices = Listed<Action>;

pub(crate) fn choices(game: &Marne, seat: Seat) -> Choices {
    let mut actions = Vec::new();
    legal(game, seat, &mut |action| actions.push(action));
    actions.into_iter().collect()
}
