//! What a player can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take the top card.
    Take,
    /// Take no more cards.
    Stop,
}
