//! Copies of the file.

use super::error::error;
use super::open::{connect, private};
use crate::error::StoreError;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A consistent copy into a new file, whatever its version.
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
    let connection = connect(from)?;
    super::version::of(&connection)?;
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

/// The path with this ending added to its name, and a number if that name is taken.
pub(super) fn free_name(path: &Path, ending: &str) -> PathBuf {
    let name = |n: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        if n > 1 {
            name.push(format!("-{n}"));
        }
        PathBuf::from(name)
    };
    let mut names = (1..).map(name);
    names
        .find(|name| !name.exists())
        .expect("names don't run out")
}
