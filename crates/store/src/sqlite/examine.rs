//! Reads everything in a file, to find damage.

use super::error::error;
use super::log::Log;
use super::{claim, open, read, version};
use crate::error::StoreError;
use crate::mark::mark_path;
use crate::missing::Missing;
use crate::row::Saved;
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::path::{Path, PathBuf};

/// A file that is read and not changed. One of an older version is copied into memory and brought
/// to the latest there.
pub struct Examined {
    connection: Connection,
    path: PathBuf,
    version: usize,
}

impl Examined {
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        let (mut connection, version) = open_any(path)?;
        if version < version::LATEST {
            open::check_pages(&connection)?;
            connection = upgraded_in_memory(&connection, version)?;
        }
        Ok(Self {
            connection,
            path: path.to_owned(),
            version,
        })
    }

    /// Whether an older version of the program wrote the file.
    pub fn is_old(&self) -> bool {
        self.version < version::LATEST
    }

    /// What is wrong with the file itself: its pages, and the rows that belong to no single table.
    pub fn faults(&self) -> Vec<String> {
        let checks = [self.pages(), self.references(), self.rows()];
        let faults = checks.into_iter().flat_map(|check| match check {
            Ok(faults) => faults,
            Err(failed) => vec![error(failed).to_string()],
        });
        faults.collect()
    }

    fn pages(&self) -> rusqlite::Result<Vec<String>> {
        let mut found = read::strings(&self.connection, "PRAGMA integrity_check", [])?;
        found.retain(|line| line != "ok");
        Ok(found)
    }

    fn references(&self) -> rusqlite::Result<Vec<String>> {
        let mut query = self.connection.prepare("PRAGMA foreign_key_check")?;
        let rows = query.query_map([], |row| {
            let rows: String = row.get(0)?;
            Ok(format!("a row of \"{rows}\" belongs to no table"))
        })?;
        rows.collect()
    }

    fn rows(&self) -> rusqlite::Result<Vec<String>> {
        claim::house_row(&self.connection)?;
        Log::left_behind(&self.connection)?;
        for visitor in read::strings(&self.connection, "SELECT id FROM visitors", [])? {
            read::name(&self.connection, &visitor)?;
        }
        Ok(Vec::new())
    }

    /// The acknowledged moves that are missing, compared with the mark beside the file. Nothing is
    /// known about a copy of a file, which has none.
    pub fn missing(&self) -> Result<Missing, StoreError> {
        if self.is_old() || !mark_path(&self.path).exists() {
            return Ok(Missing::default());
        }
        // One transaction, because a house may write meanwhile.
        let transaction = self.connection.unchecked_transaction().map_err(error)?;
        claim::missing(&transaction, &self.path)
    }

    /// The ids of all tables.
    pub fn tables(&self) -> Result<Vec<String>, StoreError> {
        read::strings(&self.connection, "SELECT id FROM tables ORDER BY id", []).map_err(error)
    }

    /// Reads a table.
    pub fn load(&self, table: &str) -> Result<Option<Saved>, StoreError> {
        read::load(&self.connection, table).map_err(error)
    }
}

/// A connection to a file of any version, also on a disk that can only be read.
fn open_any(path: &Path) -> Result<(Connection, usize), StoreError> {
    let opened = open::open_reader(path).and_then(|connection| {
        let version = version::of(&connection)?;
        Ok((connection, version))
    });
    match opened {
        Err(StoreError::ReadOnly) => {
            let connection = open::connect_unwritable(path)?;
            let version = version::of(&connection)?;
            Ok((connection, version))
        }
        other => other,
    }
}

/// A copy in memory, of the latest version.
fn upgraded_in_memory(from: &Connection, version: usize) -> Result<Connection, StoreError> {
    let mut copy = Connection::open_in_memory().map_err(error)?;
    let all = Backup::new(from, &mut copy).and_then(|backup| backup.step(-1));
    all.map_err(error)?;
    version::migrate(&copy, version)?;
    Ok(copy)
}
