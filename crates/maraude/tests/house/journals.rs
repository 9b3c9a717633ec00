//! Journals for tests that need no game of their own.

use serde_json::{Value, json};

/// A game that is over.
pub const FINISHED: &str = include_str!("../../../../games/boomville/goldens/won-2.journal");

/// The same game when it still ran, as its host exports it with its seed.
pub fn running() -> String {
    let lines: Vec<&str> = FINISHED.lines().collect();
    let last: Value = serde_json::from_str(lines[lines.len() - 1]).unwrap();
    let seed = json!({"unfinished": {"seed": last["end"]["seed"]}});
    format!("{}\n{seed}\n", lines[..7].join("\n"))
}
