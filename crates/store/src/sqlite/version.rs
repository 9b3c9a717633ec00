//! The versions of the file. Only [`upgrade`] changes one.

use super::error::error;
use super::{copy, fill, links, open};
use crate::error::StoreError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// The migrations, in order; `user_version` counts those that were applied.
const MIGRATIONS: [&str; 4] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_commits.sql"),
    include_str!("../../migrations/0003_sums.sql"),
    include_str!("../../migrations/0004_links.sql"),
];
/// The version that this program writes.
pub(super) const LATEST: usize = MIGRATIONS.len();
/// The version that brought checksums, the row about the file, and [`APPLICATION`].
const SUMS: usize = 3;
/// The version that stores the secrets of links as hashes.
const LINKS: usize = 4;
/// The `application_id` of our files.
const APPLICATION: i64 = 1_298_231_905;

/// The version of a file; an error if it is not a house of Maraude, or a newer one.
pub(super) fn of(connection: &Connection) -> Result<usize, StoreError> {
    let header = |name: &str| {
        let value = connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        value.map_err(error)
    };
    let (version, application) = (header("user_version")?, header("application_id")?);
    let is_ours = |version: usize| version < SUMS || application == APPLICATION;
    let version = usize::try_from(version).map_err(|_| StoreError::no_house())?;
    if version > LATEST && is_ours(version) {
        return Err(StoreError::Broken(format!(
            "the data was written by a newer Maraude (version {version}, this one knows {LATEST})"
        )));
    }
    if version == 0 || version > LATEST || !is_ours(version) || !has_tables(connection, version)? {
        return Err(StoreError::no_house());
    }
    Ok(version)
}

/// Fails unless the file has the version that this program writes.
pub(super) fn is_latest(connection: &Connection) -> Result<(), StoreError> {
    match of(connection)? {
        LATEST => Ok(()),
        older => Err(StoreError::Broken(format!(
            "the data was written by an older Maraude (version {older} instead of {LATEST}); \
             start the house once to upgrade it"
        ))),
    }
}

/// Whether the file has all tables and indexes of this version.
fn has_tables(connection: &Connection, version: usize) -> Result<bool, StoreError> {
    let fresh = Connection::open_in_memory().map_err(error)?;
    for step in &MIGRATIONS[..version] {
        fresh.execute_batch(step).map_err(error)?;
    }
    let (found, expected) = (schema(connection)?, schema(&fresh)?);
    Ok(expected.iter().all(|part| found.contains(part)))
}

/// The tables and indexes, with the statements that created them.
fn schema(connection: &Connection) -> Result<Vec<[String; 4]>, StoreError> {
    let text = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL";
    let mut query = connection.prepare(text).map_err(error)?;
    let rows = query.query_map([], |row| {
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?])
    });
    let rows = rows.map_err(error)?;
    rows.collect::<Result<_, _>>().map_err(error)
}

/// Brings a file to the latest version. A copy of it is kept first, as `house.db.v2`; returns its
/// path if there was something to do.
pub(super) fn upgrade(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let connection = open::connect(path)?;
    let version = of(&connection)?;
    if version == LATEST {
        return Ok(None);
    }
    open::check_pages(&connection)?;
    let kept = copy::free_name(path, &format!(".v{version}"));
    copy::copy(path, &kept)?;
    migrate(&connection, version)?;
    // What was replaced must not stay readable in free space.
    let text = "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)";
    connection.execute_batch(text).map_err(error)?;
    Ok(Some(kept))
}

/// Applies the migrations that this version lacks, all of them or none.
pub(super) fn migrate(connection: &Connection, version: usize) -> Result<(), StoreError> {
    let transaction = connection.unchecked_transaction().map_err(error)?;
    for step in &MIGRATIONS[version..] {
        transaction.execute_batch(step).map_err(error)?;
    }
    if version < SUMS {
        fill::fill(&transaction).map_err(error)?;
    }
    if version < LINKS {
        links::hash_all(&transaction).map_err(error)?;
    }
    transaction
        .pragma_update(None, "user_version", LATEST as i64)
        .map_err(error)?;
    transaction.commit().map_err(error)
}
