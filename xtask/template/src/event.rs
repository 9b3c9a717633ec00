//! What happened.

use maraude_core::{Message, Seat, Told, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// What happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// A player took a card; only that player sees which.
    Took {
        /// Who.
        seat: Seat,
        /// Which, if it may be seen.
        card: Option<u8>,
    },
    /// A player stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// What a viewer learns of it.
    pub(crate) fn shown(self, viewer: Viewer) -> Self {
        match self {
            Self::Took { seat, card } if !viewer.is(seat) => Self::Took {
                seat,
                card: card.and(None),
            },
            other => other,
        }
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        match *self {
            Self::Took {
                seat,
                card: Some(card),
            } => Message::new("template-event-took-seen")
                .with("who", seat)
                .with("card", card),
            Self::Took { seat, card: None } => {
                Message::new("template-event-took").with("who", seat)
            }
            Self::Stopped { seat } => Message::new("template-event-stopped").with("who", seat),
        }
    }
}
