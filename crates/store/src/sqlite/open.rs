//! Opens the file and translates the errors of `SQLite`.

use crate::error::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

/// The migrations, in order; `user_version` counts those that were applied.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_commits.sql"),
];

/// The writer's connection, with all migrations applied.
pub(super) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    if !path.exists() {
        // If the file can't be created, SQLite says why.
        let _ = private(path);
    }
    let connection = Connection::open(path).map_err(error)?;
    prepare(&connection).map_err(error)?;
    migrate(&connection)?;
    Ok(connection)
}

/// The reader's connection.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(error)?;
    connection
        .busy_timeout(Duration::from_secs(5))
        .map_err(error)?;
    connection
        .pragma_update(None, "query_only", true)
        .map_err(error)?;
    Ok(connection)
}

/// Creates a file that only its owner can read: it holds seeds and seats' secrets. `SQLite` gives
/// the files beside it the same permissions.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Checkpoints cost two more fsyncs; 4,000 pages (16 MiB) make them rare under load.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

/// How many migrations were applied.
fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: u32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(error)?;
    let version = version as usize;
    if version > MIGRATIONS.len() {
        let why = format!(
            "the data was written by a newer Maraude (version {version}, this one knows {})",
            MIGRATIONS.len()
        );
        return Err(StoreError::Broken(why));
    }
    Ok(version)
}

fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let version = version(connection)?;
    for (done, step) in MIGRATIONS.iter().enumerate().skip(version) {
        let text = format!(
            "BEGIN IMMEDIATE; {step} PRAGMA user_version = {}; COMMIT;",
            done + 1
        );
        connection.execute_batch(&text).map_err(error)?;
    }
    Ok(())
}

/// Checks that a file is a store and undamaged, without changing it.
pub(super) fn examine(path: &Path) -> Result<(), StoreError> {
    let no_house = || StoreError::Broken("this is not a house of Maraude".to_owned());
    let connection = open_reader(path)?;
    let version = version(&connection)?;
    let fresh = Connection::open_in_memory().map_err(error)?;
    for step in &MIGRATIONS[..version] {
        fresh.execute_batch(step).map_err(error)?;
    }
    let (found, expected) = (schema(&connection)?, schema(&fresh)?);
    if version == 0 || !expected.iter().all(|part| found.contains(part)) {
        return Err(no_house());
    }
    let whole: String = connection
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .map_err(error)?;
    if whole == "ok" {
        Ok(())
    } else {
        Err(StoreError::Broken(format!("it is damaged: {whole}")))
    }
}

/// The statements that created tables and indexes.
fn schema(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let text = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL";
    let mut query = connection.prepare(text).map_err(error)?;
    let rows = query.query_map([], |row| row.get(0)).map_err(error)?;
    rows.collect::<Result<_, _>>().map_err(error)
}

/// A consistent copy into a new file.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    // Created here, because SQLite would not say what is wrong with the path.
    private(to).map_err(|problem| match problem.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Broken("it is already there".to_owned()),
        _ => StoreError::Broken(problem.to_string()),
    })?;
    let copied = copy_into(from, to);
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy_into(from: &Path, to: &Path) -> Result<(), StoreError> {
    let connection = open_reader(from)?;
    connection
        .pragma_update(None, "query_only", false)
        .map_err(error)?;
    let name = to
        .to_str()
        .ok_or_else(|| StoreError::Broken("not a file name".to_owned()))?;
    connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(error)?;
    // A backup counts only once it is on the disk.
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|problem| StoreError::Broken(problem.to_string()))
}

/// Translates an error of `SQLite`.
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that it can be passed to map_err"
)]
pub(super) fn error(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreError::ReadOnly
        }
        _ => StoreError::Broken(error.to_string()),
    }
}
