//! Opens the file.

use super::error::{error, file_error};
use super::version;
use crate::error::StoreError;
use crate::mark::mark_path;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How every file of `SQLite` begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// A connection to a file that is there, of whatever version. Nothing is changed: what an unclean
/// shutdown left beside the file stays there, also when the connection is closed.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    check_beginning(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(error)?;
    connection
        .busy_timeout(Duration::from_secs(5))
        .map_err(error)?;
    if has_log(path) {
        keep_log(&connection, true)?;
    }
    Ok(connection)
}

/// Whether `SQLite`'s own log beside the file holds something.
fn has_log(path: &Path) -> bool {
    let log = std::fs::metadata(beside(path, "-wal"));
    log.is_ok_and(|log| log.len() > 0)
}

/// A connection for reading a file on a disk that can only be read.
pub(super) fn connect_unwritable(path: &Path) -> Result<Connection, StoreError> {
    if has_log(path) {
        let why = "house.db-wal beside it holds more, which can't be read on a disk that can't be \
                   written: copy the files to another disk and check them there";
        return Err(StoreError::Broken(why.to_owned()));
    }
    let name = path.to_string_lossy();
    let name = name
        .replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{name}?immutable=1"), flags).map_err(error)
}

/// Whether `SQLite`'s own log stays when the last connection is closed.
pub(super) fn keep_log(connection: &Connection, keep: bool) -> Result<(), StoreError> {
    let set = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep);
    set.map(drop).map_err(error)
}

/// The writer's connection to a file of the latest version; the file is made if there is none.
pub(super) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    if !path.try_exists().map_err(file_error)? {
        make(path)?;
    }
    let connection = connect(path)?;
    version::is_latest(&connection)?;
    prepare(&connection).map_err(error)?;
    Ok(connection)
}

/// The reader's connection.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect(path)?;
    connection
        .pragma_update(None, "query_only", true)
        .map_err(error)?;
    Ok(connection)
}

/// Says what is wrong with a file that can't be a house. `SQLite` would take an empty file for a
/// new database.
fn check_beginning(path: &Path) -> Result<(), StoreError> {
    let mut beginning = Vec::new();
    let file = File::open(path).map_err(file_error)?;
    file.take(SQLITE.len() as u64)
        .read_to_end(&mut beginning)
        .map_err(file_error)?;
    if beginning.is_empty() {
        let why = "the file is empty, so everything in it is lost: restore a backup, or remove \
                   the file to begin a new house";
        return Err(StoreError::Broken(why.to_owned()));
    }
    if beginning == SQLITE {
        Ok(())
    } else {
        Err(StoreError::no_house())
    }
}

/// Makes a new file, under another name until it is whole.
fn make(path: &Path) -> Result<(), StoreError> {
    for left in [beside(path, "-wal"), mark_path(path)] {
        if left.exists() {
            let left = left.file_name().unwrap_or_default().to_string_lossy();
            return Err(StoreError::Broken(format!(
                "the file is missing, but {left} is still there: put the file back, restore a \
                 backup, or remove {left} to begin a new house"
            )));
        }
    }
    let fresh = beside(path, ".making");
    let _ = std::fs::remove_file(&fresh);
    private(&fresh).map_err(file_error)?;
    let made = Connection::open(&fresh).map_err(error);
    made.and_then(|connection| version::migrate(&connection, 0))?;
    std::fs::rename(&fresh, path).map_err(file_error)
}

/// The path with this ending added to its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Creates a file that only its owner can read: it holds seeds and seats' secrets. `SQLite` gives
/// the files beside it the same permissions.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Checkpoints cost two more fsyncs; 4,000 pages (16 MiB) make them rare under load.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

/// Fails with the first damaged page.
pub(super) fn check_pages(connection: &Connection) -> Result<(), StoreError> {
    let whole: String = connection
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .map_err(error)?;
    if whole == "ok" {
        Ok(())
    } else {
        Err(StoreError::Broken(format!("it is damaged: {whole}")))
    }
}
