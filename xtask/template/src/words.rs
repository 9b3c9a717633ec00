//! The messages of actions and events. Their sentences are in `locales/`.

use crate::{Action, Event};
use maraude_core::{Message, Told};

impl Told for Action {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Take => "template-action-take",
            Self::Stop => "template-action-stop",
        })
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        match *self {
            Self::Took { seat, card: None } => {
                Message::new("template-event-took").with("who", seat)
            }
            Self::Took {
                seat,
                card: Some(card),
            } => Message::new("template-event-took-seen")
                .with("who", seat)
                .with("card", card),
            Self::Stopped { seat } => Message::new("template-event-stopped").with("who", seat),
        }
    }
}
