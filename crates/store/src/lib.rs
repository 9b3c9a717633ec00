//! Where the house keeps its tables: one trait, in memory (tests) and in `SQLite` (default).
//!
//! The store knows no game and no seat. A table is a *sheet* (who sits where, what was agreed: the
//! house's own text), a journal of numbered entries that only grows, and a chat beside it that
//! can be erased. What decides between two writers is the expected number of entries and the
//! expected revision of the sheet, so that a database with several clients can keep the promise
//! too.

mod error;
mod memory;
mod row;
mod sqlite;
mod store;

pub use error::StoreError;
pub use memory::Memory;
pub use row::{Before, ChatRow, Entry, Expired, Saved, Sheet, Stage, Write};
pub use sqlite::Sqlite;
pub use store::{Answer, Store};
