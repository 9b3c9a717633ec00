//! The events of a game.

use maraude_core::{Seat, Viewer};
use serde::Serialize;

/// Something that happened in a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// A player took a card. Only that player sees which.
    Took {
        /// The player.
        seat: Seat,
        /// The card, for a viewer who may see it.
        card: Option<u8>,
    },
    /// A player stopped.
    Stopped {
        /// The player.
        seat: Seat,
    },
}

impl Event {
    /// Returns what a viewer learns of the event.
    pub(crate) fn shown(self, viewer: Viewer) -> Self {
        match self {
            Self::Took { seat, .. } if !viewer.is(seat) => Self::Took { seat, card: None },
            other => other,
        }
    }
}
