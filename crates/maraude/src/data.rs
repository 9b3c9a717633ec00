//! The data directory: one file with everything the house keeps, and a lock.

use crate::input::Failure;
use clap::Args;
use maraude_store::{Sqlite, StoreError};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
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

/// Opens the store, creating it if it does not exist.
pub(crate) fn open(data: &Path) -> Result<Sqlite, Failure> {
    let dir = data.display();
    make(data)?;
    Sqlite::open(&file(data)).map_err(|error| match error {
        StoreError::ReadOnly => format!("the data directory {dir} can't be written").into(),
        StoreError::Full => format!("the disk of the data directory {dir} is full").into(),
        other => format!("{}: {other}", file(data).display()).into(),
    })
}

/// Opens the store, which must exist.
pub(crate) fn open_existing(data: &Path) -> Result<Sqlite, Failure> {
    if !file(data).exists() {
        let dir = data.display();
        return Err(format!("there is no house in {dir} (choose another with --data)").into());
    }
    open(data)
}

/// Locks the directory until the returned file is dropped: only one house can be open on it.
pub(crate) fn lock(data: &Path) -> Result<File, Failure> {
    let path = data.join("lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options
        .open(&path)
        .map_err(|error| format!("{}: {error}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(format!("another house is open on {}", data.display()).into())
        }
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
