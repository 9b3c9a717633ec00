//! What can be set when a table is made.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Nobody may hold more (XX-04).
    pub limit: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { limit: 21 }
    }
}
