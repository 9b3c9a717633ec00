//! The journal (D1): the inputs of a game as JSON lines, from which everything else follows.
//! docs/journal.md describes the format for other languages.

mod entry;
mod error;
mod header;
mod read;
mod verify;
mod write;

pub use entry::{Entry, HouseAction, Move};
pub use error::{JournalError, Problem};
pub use header::{FORMAT, Header, data_hash};
pub use read::{Journal, LATEST, Last};
pub use verify::{Replay, open_replay, verify};
pub use write::Writer;
