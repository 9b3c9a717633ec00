//! Errors of a store.

use std::fmt;

/// Why a store could not write or read something. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another write came first: the expected number or revision is taken.
    Conflict,
    /// There is no such table.
    NoTable,
    /// The disk is full.
    Full,
    /// The files can't be written.
    ReadOnly,
    /// The store was closed.
    Closed,
    /// Anything else, for the log.
    Broken(String),
}

impl StoreError {
    /// A file of another program.
    pub(crate) fn no_house() -> Self {
        Self::Broken("this is not a house of Maraude".to_owned())
    }

    /// An entry has a line break or a tab in it.
    pub(crate) fn not_plain() -> Self {
        Self::Broken("an entry is not one plain line".to_owned())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("somebody else has written in the meantime"),
            Self::NoTable => f.write_str("there is no such table"),
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the data directory can't be written"),
            Self::Closed => f.write_str("the store is closed"),
            Self::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}
