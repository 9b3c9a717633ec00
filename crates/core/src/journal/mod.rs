//! The journal: the inputs of a game as JSON lines, from which everything else follows.
//! docs/journal.md describes the format for other languages.

mod chain;
mod entry;
mod error;
mod header;
mod last;
mod read;
mod replay;
mod salt;
mod verify;
mod write;

pub use chain::{Chain, Head};
pub use entry::{Entry, HouseAction, Move};
pub use error::{JournalError, JournalProblem};
pub use header::{FORMAT, Header, OLDEST_FORMAT, data_hash};
pub use last::Last;
pub use read::{EntryReader, Journal, LATEST};
pub use replay::{Replay, open_replay};
pub use salt::{LONGEST_SALT, salt_commitment};
pub use verify::verify;
pub use write::{Writer, entry_line};
