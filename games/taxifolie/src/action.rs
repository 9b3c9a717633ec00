//! What can be done: roll, or drive a way.

use crate::words::cell_name_of_any_edition;
use maraude_core::{Message, Told};
use maraude_roads::Way;
use serde::{Deserialize, Serialize};

/// Something that a seat can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Roll both dice.
    Roll,
    /// Drive these cells, one after the other (TF-T19).
    Drive {
        /// The whole way.
        way: Way,
    },
}

impl Told for Action {
    fn message(&self) -> Message {
        match self {
            Self::Roll => Message::new("taxifolie-action-roll"),
            Self::Drive { way } => Message::new("taxifolie-action-drive")
                .with("steps", way.len() as u32)
                .with("to", cell_name_of_any_edition(way.last())),
        }
    }
}
