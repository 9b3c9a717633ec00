//! What can be done in Pioche.

use maraude_core::{Message, Seat, Told};
use serde::{Deserialize, Serialize};

/// A move of a seat, or of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Mark a card of one's hand (PI-2).
    Mark {
        /// Which.
        card: u8,
    },
    /// Roll the die (PI-3).
    Roll,
    /// Put a card under the pile and take the top one (PI-4).
    Swap {
        /// Which.
        card: u8,
    },
    /// The house ends the turn (PI-5).
    Nudge,
    /// The table agreed to shuffle the pile (PI-5).
    Reshuffle,
    /// A player has left (PI-7).
    Leave {
        /// Who.
        seat: Seat,
    },
}

impl Told for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Mark { card } => Message::new("pioche-action-mark").with("card", card),
            Self::Roll => Message::new("pioche-action-roll"),
            Self::Swap { card } => Message::new("pioche-action-swap").with("card", card),
            Self::Nudge => Message::new("pioche-action-nudge"),
            Self::Reshuffle => Message::new("pioche-action-reshuffle"),
            Self::Leave { seat } => Message::new("pioche-action-leave").with("seat", seat),
        }
    }
}
