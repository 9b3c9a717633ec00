//! Durable storage for the house: the [`Store`] trait, in memory for tests and in `SQLite`.
//!
//! A table is a *sheet* (seats, settings and proposals, as the house writes them), a journal of
//! numbered entries that only grows, and a chat beside it that can be erased. The expected number
//! of entries and the expected revision of the sheet decide between two writers, so that a database
//! with several clients can keep the promise too.
//!
//! The store knows no game and no seat: it keeps texts.

mod error;
mod mark;
mod memory;
mod missing;
mod row;
mod secret;
mod sqlite;
mod store;

pub use error::StoreError;
pub use memory::Memory;
pub use missing::{Lost, LostPart, Missing};
pub use row::{Before, ChatRow, EntryRow, Expired, Saved, SheetRow, Stage, Write};
pub use secret::hash_of_secret;
pub use sqlite::{Examined, Sqlite};
pub use store::{Answer, Store};
