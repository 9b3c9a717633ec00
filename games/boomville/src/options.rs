//! What can be set when a table is made.

use serde::{Deserialize, Serialize};

/// The most destinations that a game starts with (BV-S2).
pub(crate) const MOST_DESTINATIONS: u8 = 6;
/// The most lost turns that a table can ask for before a hop (BV-S8).
pub(crate) const MOST_LOST_TURNS: u8 = 9;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many destinations win (BV-S2).
    pub destinations: u8,
    /// Whether the six major incidents are in the pile (BV-S7).
    pub incidents: bool,
    /// The lost turns after which a pawn may hop out of a dead end; 0: never (BV-S8).
    pub hop_after: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            destinations: 2,
            incidents: true,
            hop_after: 0,
        }
    }
}
