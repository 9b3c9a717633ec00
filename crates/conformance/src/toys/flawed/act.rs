//! An action of a flawed game.

use super::flaw;
use crate::toys::pioche::Action;
use maraude_core::{Message, Told};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action of Pioche, maybe written wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act<const FLAW: u8>(pub Action);

impl<const FLAW: u8> Serialize for Act<FLAW> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Action::Mark { card } if FLAW == flaw::LOSSY => Action::Mark { card: card / 2 * 2 },
            action => action,
        }
        .serialize(serializer)
    }
}

impl<'de, const FLAW: u8> Deserialize<'de> for Act<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Action::deserialize(deserializer).map(Self)
    }
}

impl<const FLAW: u8> Told for Act<FLAW> {
    fn message(&self) -> Message {
        if FLAW == flaw::SPEECHLESS && self.0 == Action::Roll {
            return Message::new("pioche-action-without-words");
        }
        self.0.message()
    }
}
