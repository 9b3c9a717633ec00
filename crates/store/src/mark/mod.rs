//! The mark: a small file beside the database that says what was acknowledged.
//!
//! `SQLite` opens a database whose write-ahead log was damaged, cut or deleted as if nothing had
//! ever been in it. So after each commit, and before anybody is told about it, the number of the
//! commit and what its tables reached are written here. At the start the house compares the two
//! ([`Missing`](crate::Missing)).
//!
//! The mark is never ahead of an undamaged database. After a crash it may be behind, which is fine.

mod file;
mod format;
mod sync;

pub(crate) use file::{Mark, mark_path, read};
pub(crate) use format::Marked;

/// What a table that is not over has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reached {
    /// The number of its entries.
    pub entries: u32,
    /// The revision of its sheet.
    pub revision: u64,
}
