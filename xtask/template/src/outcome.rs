//! The outcome of a game.

use crate::Template;
use maraude_core::{Outcome, Ranking};

/// XX-04: the highest sum within the limit wins; a higher sum counts nothing.
pub(crate) fn outcome(state: &Template) -> Option<Outcome> {
    if state.turn.is_some() {
        return None;
    }
    let score = |hand: &crate::state::Hand| match hand.cards().sum::<u8>() {
        sum if sum <= state.limit => sum.into(),
        _ => 0,
    };
    let scores: Vec<i32> = state.hands.values().iter().map(score).collect();
    Some(Outcome::ranked("all_stopped", Ranking::by_score(&scores)))
}
