//! Taking over a file, and giving it back: the row about the file, and the mark beside it.

use super::error::{error, file_error};
use super::log::{self, Log};
use super::{open, read, sum};
use crate::error::StoreError;
use crate::mark::{self, Mark, Reached};
use crate::missing::{Found, Missing};
use crate::row::Stage;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use std::path::Path;

/// The row about the file.
pub(super) struct HouseRow {
    /// Tells this file and its copies from all others.
    pub lineage: String,
    /// A house has it open, or did not close it properly. Then a mark must lie beside it.
    pub open: bool,
    /// How many commits it had when the log was last emptied.
    pub commits: u64,
}

impl HouseRow {
    fn sum(&self) -> i64 {
        sum::of_house(&self.lineage, self.open, self.commits as i64)
    }

    fn write(&self, connection: &Connection) -> rusqlite::Result<()> {
        let text = "UPDATE house SET lineage = ?, open = ?, commits = ?, sum = ?";
        let row = params![self.lineage, self.open, self.commits as i64, self.sum()];
        connection.prepare_cached(text)?.execute(row)?;
        Ok(())
    }
}

/// Makes the row about a new file.
pub(super) fn make_row(connection: &Connection) -> rusqlite::Result<()> {
    let lineage =
        connection.query_row("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?;
    let row = HouseRow {
        lineage,
        open: false,
        commits: 0,
    };
    let text = "INSERT INTO house (one, lineage, open, commits, sum) VALUES (1, ?, 0, 0, ?)";
    connection.execute(text, params![row.lineage, row.sum()])?;
    Ok(())
}

/// The row about the file.
pub(super) fn house_row(connection: &Connection) -> rusqlite::Result<HouseRow> {
    let text = "SELECT lineage, open, commits, sum FROM house";
    connection.prepare_cached(text)?.query_row([], |row| {
        let house = HouseRow {
            lineage: row.get(0)?,
            open: row.get(1)?,
            commits: row.get::<_, i64>(2)? as u64,
        };
        sum::check(row.get(3)?, house.sum(), || {
            "the row about the house".to_owned()
        })?;
        Ok(house)
    })
}

/// How many commits the file has.
pub(super) fn commits(connection: &Connection, row: &HouseRow) -> rusqlite::Result<u64> {
    let text = "SELECT max(n) FROM commits";
    let last: Option<i64> = connection
        .prepare_cached(text)?
        .query_row([], |row| row.get(0))?;
    Ok(row.commits.max(last.unwrap_or(0) as u64))
}

/// Notes how many commits there are, in the transaction that empties the log.
pub(super) fn count(connection: &Connection, commits: u64) -> rusqlite::Result<()> {
    let row = house_row(connection)?;
    HouseRow { commits, ..row }.write(connection)
}

/// The file as it is compared with its mark.
pub(super) fn found(connection: &Connection) -> rusqlite::Result<Found> {
    let row = house_row(connection)?;
    Ok(Found {
        commits: commits(connection, &row)?,
        live: live(connection)?,
        lineage: row.lineage,
        open: row.open,
    })
}

/// What the tables have reached that are not over.
fn live(connection: &Connection) -> rusqlite::Result<BTreeMap<String, Reached>> {
    let log = Log::left_behind(connection)?;
    let text = "SELECT key, id, revision FROM tables WHERE stage IN (?, ?)";
    let mut query = connection.prepare(text)?;
    let stages = [Stage::Gathering.number(), Stage::Running.number()];
    let mut rows = query.query(stages)?;
    let mut live = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let key = row.get(0)?;
        let entries = match log.last(key) {
            Some(last) => last,
            None => log::last_moved(connection, key)?,
        };
        let revision = row.get::<_, i64>(2)? as u64;
        live.insert(row.get(1)?, Reached { entries, revision });
    }
    Ok(live)
}

/// What is missing in the file at this path, compared with the mark beside it.
pub(super) fn missing(connection: &Connection, path: &Path) -> Result<Missing, StoreError> {
    // First the mark: while a house is open, the file gets ahead of it and not the other way round.
    let marked = mark::read(path);
    let found = found(connection).map_err(error)?;
    let is_there = |id: &str| matches!(read::unchecked_sheet(connection, id), Ok(Some(_)));
    Ok(Missing::compare(marked, &found, is_there))
}

/// Takes the file over: from now on every commit is marked. What is missing is forgotten.
pub(super) fn take(connection: &Connection, path: &Path) -> Result<Mark, StoreError> {
    let found = found(connection).map_err(error)?;
    let marked = mark::read(path).ok().flatten();
    let marked = marked.filter(|marked| marked.lineage == found.lineage);
    // Numbers of lost commits are not used again.
    let commits = found.commits.max(marked.map_or(0, |marked| marked.commits));
    let row = HouseRow {
        commits,
        open: found.open,
        lineage: found.lineage,
    };
    row.write(connection).map_err(error)?;
    // The mark comes first: an open file without one would look as if it had been deleted.
    let mark = Mark::create(path, &row.lineage, commits, found.live).map_err(file_error)?;
    HouseRow { open: true, ..row }
        .write(connection)
        .map_err(error)?;
    // In the file itself, so that it is known even if the log beside it is deleted.
    checkpoint(connection);
    open::keep_log(connection, false)?;
    Ok(mark)
}

/// Prepares a copy of a file to take the place of the one at this path. Returns whether the mark
/// there goes with it; otherwise a new one is made.
pub(super) fn adopt(connection: &Connection, place: &Path) -> rusqlite::Result<bool> {
    let row = house_row(connection)?;
    let open = match mark::read(place) {
        Ok(Some(marked)) => marked.lineage == row.lineage,
        Ok(None) => false,
        // Nobody knows what was acknowledged.
        Err(_) => true,
    };
    HouseRow { open, ..row }.write(connection)?;
    Ok(open)
}

/// Gives the file back: everything is in it.
pub(super) fn give_back(connection: &Connection, commits: u64) -> rusqlite::Result<()> {
    let row = house_row(connection)?;
    let closed = HouseRow {
        open: false,
        commits,
        ..row
    };
    closed.write(connection)
}

/// Moves `SQLite`'s own log into the file and empties it. A failure does no harm.
pub(super) fn checkpoint(connection: &Connection) {
    let done = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    if let Err(error) = done {
        tracing::warn!(%error, "the latest writes stay beside the file");
    }
}
