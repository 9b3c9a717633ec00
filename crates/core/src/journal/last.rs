//! The last line of a journal.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// How every last line begins. No entry begins so.
pub(super) const STARTS: [&[u8]; 2] = [b"{\"end\":", b"{\"unfinished\":"];

/// The last line: of a finished game, or of one that was exported while it runs.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum LastLine {
    End(Last),
    Unfinished { seed: String },
}

/// The last line of a finished journal.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// The outcome as written.
    pub outcome: Box<RawValue>,
    /// The seed in hexadecimal.
    pub seed: String,
    /// From format 2 on: the head of the chain after the last entry, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
    /// The SHA-256 of every byte before the last line.
    pub sha256: String,
}
