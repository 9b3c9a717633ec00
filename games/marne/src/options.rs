//! The options of a table.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Off: the beginner variant, all event icons are ignored (MA-77).
    pub events: bool,
    /// On: a solo player may put a drawn card into the reserve (MA-48b).
    pub open_reserve: bool,
    /// The seat of the first player, from 1 (MA-20).
    pub first: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            events: true,
            open_reserve: false,
            first: 1,
        }
    }
}
