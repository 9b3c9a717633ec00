//! The actions of a player.

use serde::{Deserialize, Serialize};

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take the top card.
    Take,
    /// Take no more cards.
    Stop,
}
