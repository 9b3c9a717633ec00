//! The legal actions of a seat, as they travel to its browser.

use crate::{Action, Template, legal};
use maraude_core::{Listed, Seat};

/// A plain list. A game with thousands of legal actions has a shorter form.
pub type Choices = Listed<Action>;

pub(crate) fn choices(state: &Template, seat: Seat) -> Choices {
    let mut actions = Vec::new();
    legal::legal(state, seat, &mut |action| actions.push(action));
    actions.into_iter().collect()
}
