//! The data directory: one file with everything the house keeps, and a lock.

use crate::input::Failure;
use clap::Args;
use maraude_house::HouseKey;
use maraude_server::CookieKey;
use maraude_store::{Sqlite, StoreError};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// The default data directory.
pub(crate) const DATA: &str = "maraude-data";

/// Where the house keeps its tables.
#[derive(Args)]
pub(crate) struct DataDir {
    /// The data directory.
    #[arg(long, value_name = "DIR", default_value = DATA)]
    pub(crate) data: PathBuf,
}

/// The file with everything.
pub(crate) fn file(data: &Path) -> PathBuf {
    data.join("house.db")
}

/// Creates the data directory if it does not exist, open only to its owner.
pub(crate) fn make(data: &Path) -> Result<(), Failure> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let dir = data.display();
    builder
        .create(data)
        .map_err(|error| format!("the data directory {dir} can't be made: {error}").into())
}

/// Opens the store of a house that must exist, also while it is open. Tables can be read and made.
pub(crate) fn open_beside(data: &Path) -> Result<Sqlite, Failure> {
    let file = existing(data)?;
    Sqlite::open_beside(&file).map_err(|error| explain(data, &error))
}

/// The file of a house that must exist.
pub(crate) fn existing(data: &Path) -> Result<PathBuf, Failure> {
    let file = file(data);
    if file.exists() {
        return Ok(file);
    }
    let dir = data.display();
    Err(format!("there is no house in {dir} (choose another with --data)").into())
}

/// Says what is wrong with a data directory.
pub(crate) fn explain(data: &Path, error: &StoreError) -> Failure {
    let (dir, file) = (data.display(), file(data));
    match error {
        StoreError::ReadOnly => {
            format!("the data directory {dir} or a file in it can't be written").into()
        }
        StoreError::Full => format!("the disk of the data directory {dir} is full").into(),
        other => format!("{}: {other}", file.display()).into(),
    }
}

/// The key that seals cookies, made at the first start. If it is lost, visitors whom the house has
/// met keep their cookies.
pub(crate) fn cookie_key(data: &Path) -> Result<CookieKey, Failure> {
    let path = data.join("cookie.key");
    Ok(CookieKey::new(key(&path, || {
        *CookieKey::default().bytes()
    })?))
}

/// The key that signs receipts, made at the first start. If it is lost, receipts of before can no
/// longer be recognised as this house's.
pub(crate) fn house_key(data: &Path) -> Result<HouseKey, Failure> {
    let path = data.join("house.key");
    Ok(HouseKey::new(&key(&path, || *HouseKey::default().bytes())?))
}

/// The key in a file that only its owner may read; a new one if there is no such file.
fn key(path: &Path, new: impl FnOnce() -> [u8; 32]) -> Result<[u8; 32], Failure> {
    let fails = |error: std::io::Error| format!("{}: {error}", path.display());
    if path.exists() {
        let bytes = std::fs::read(path).map_err(fails)?;
        return bytes.try_into().map_err(|_| {
            let path = path.display();
            format!("{path} is damaged; delete it, and the house makes a new one").into()
        });
    }
    let key = new();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(fails)?;
    file.write_all(&key).map_err(fails)?;
    file.sync_all().map_err(fails)?;
    Ok(key)
}

/// A data directory that only this process uses, until the lock is dropped.
pub(crate) struct Lock {
    data: PathBuf,
    _file: File,
}

impl Lock {
    /// Opens the store, creating it if it does not exist. An older file is refused.
    pub(crate) fn open(&self) -> Result<Sqlite, Failure> {
        Sqlite::open(&file(&self.data)).map_err(|error| explain(&self.data, &error))
    }

    /// Brings the file to the version of this program. Returns the path of the copy that was kept,
    /// if there was something to do.
    pub(crate) fn upgrade(&self) -> Result<Option<PathBuf>, Failure> {
        Sqlite::upgrade(&file(&self.data)).map_err(|error| explain(&self.data, &error))
    }
}

/// Locks the directory, before anything in it is opened: only one house can be open on it.
pub(crate) fn lock(data: &Path) -> Result<Lock, Failure> {
    let busy = || format!("another house is open on {}", data.display());
    try_lock(data)?.ok_or_else(|| busy().into())
}

/// Locks the directory; `None` if a house is open on it.
pub(crate) fn try_lock(data: &Path) -> Result<Option<Lock>, Failure> {
    let path = data.join("lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let dir = data.display();
    let file = options.open(&path).map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied => format!(
            "the data directory {dir} can't be written by this user; start the house as the \
             directory's owner, or choose another directory with --data"
        ),
        ErrorKind::ReadOnlyFilesystem => {
            format!("the data directory {dir} is on a disk that can only be read")
        }
        ErrorKind::StorageFull => format!("the disk of the data directory {dir} is full"),
        _ => format!("{}: {error}", path.display()),
    })?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock {
            data: data.to_owned(),
            _file: file,
        })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(format!("{}: {error}", path.display()).into()),
    }
}

/// Runs something async to its end, for verbs that do one thing.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime.block_on(future))
}
