//! The options of a new table. Each field has its entry in `meta.rs` and its words in
//! `locales/`.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A higher sum counts nothing (XX-04).
    pub limit: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { limit: 21 }
    }
}
