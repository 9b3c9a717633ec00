//! The journal (D1): the inputs of a game as JSON lines, from which everything else follows.
//! docs/journal.md describes the format for other languages.

mod entry;
mod error;
mod header;
mod last;
mod read;
mod replay;
mod verify;
mod write;

pub use entry::{Entry, HouseAction, Move};
pub use error::{JournalError, Problem};
pub use header::{FORMAT, Header, LONGEST_SALT, data_hash};
pub use last::Last;
pub use read::{EntryReader, Journal, LATEST};
pub use replay::{Replay, open_replay};
pub use verify::verify;
pub use write::{Writer, entry_line};
