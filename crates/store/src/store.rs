//! The contract of every store; `tests/contract.rs` checks each one against it.

use crate::error::StoreError;
use crate::row::{Before, Expired, Saved, SheetRow, Write};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// An answer that comes later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps tables.
pub trait Store: Send + Sync + 'static {
    /// Writes all of it or nothing, and answers once it would survive a power cut. Two writes of
    /// the same entry number, or of the same revision of a sheet, are never both kept: the second
    /// is a [`StoreError::Conflict`].
    fn write(&self, write: Write) -> Answer<()>;

    /// The table with this id, if there is one. An error if anything in it was changed since it
    /// was written.
    fn load(&self, table: &str) -> Answer<Option<Saved>>;

    /// The sheet of the table with this id, also if it or its journal is damaged: for setting the
    /// table aside.
    fn sheet(&self, table: &str) -> Answer<Option<SheetRow>> {
        let saved = self.load(table);
        Box::pin(async move { Ok(saved.await?.map(|saved| saved.sheet)) })
    }

    /// The ids of all running tables.
    fn running(&self) -> Answer<Vec<String>>;

    /// The ids of public tables that gather or run, the last changed first.
    fn listed(&self, limit: u32) -> Answer<Vec<String>>;

    /// The ids of a visitor's tables, running ones first, then the last changed first.
    fn of_visitor(&self, visitor: &str, limit: u32) -> Answer<Vec<String>>;

    /// How many of a visitor's tables gather or run.
    fn open_tables(&self, visitor: &str) -> Answer<u32>;

    /// The tables of a day that have begun, with their ids.
    fn of_day(&self, day: &str, limit: u32) -> Answer<Vec<(String, SheetRow)>>;

    /// The name a visitor last used.
    fn name(&self, visitor: &str) -> Answer<Option<String>>;

    /// Remembers the name of a visitor.
    fn set_name(&self, visitor: &str, name: &str, now: u64) -> Answer<()>;

    /// Deletes tables that never began, chat and names that are older than these times.
    fn expire(&self, before: Before) -> Answer<Expired>;

    /// Copies everything into a new file, as of one moment, while writes go on.
    fn backup(&self, to: &Path) -> Answer<()>;

    /// Checks that it can be written, by writing a meaningless value all the way to the disk.
    fn check(&self) -> Answer<()>;
}
