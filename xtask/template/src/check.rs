//! Whether an action is allowed.

use crate::{Action, Refusal, Template};
use maraude_core::Actor;

/// XX-02, XX-03: the player whose turn it is may take a card, if one is left, or stop.
pub(crate) fn check(state: &Template, by: Actor, action: Action) -> Result<(), Refusal> {
    if state.turn.map(Actor::Seat) != Some(by) {
        return Err(Refusal::NotYourTurn);
    }
    if action == Action::Take && state.pile.is_empty() {
        return Err(Refusal::EmptyPile);
    }
    Ok(())
}
