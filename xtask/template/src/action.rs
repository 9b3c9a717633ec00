//! What can be done.

use maraude_core::{Message, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take the top card.
    Take,
    /// Take no more.
    Stop,
}

impl Told for Action {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Take => "template-action-take",
            Self::Stop => "template-action-stop",
        })
    }
}
