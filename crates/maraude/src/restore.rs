//! `maraude restore`: a backup back in place.

use crate::data::{DataDir, file, lock, make, wait};
use crate::input::Failure;
use clap::Args;
use maraude_store::{Sqlite, Store};
use std::path::{Path, PathBuf};

/// Put a backup back in place. The house must be closed. What was there before is kept beside
/// it, as `house.db.before` (then `house.db.before-2` and so on).
#[derive(Args)]
pub(crate) struct Restore {
    /// The backup.
    file: PathBuf,
    #[command(flatten)]
    dir: DataDir,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let data = &self.dir.data;
        make(data)?;
        let _lock = lock(data)?;
        let fresh = data.join("house.db.new");
        let replaced = replace(&self.file, &fresh, data);
        if replaced.is_err() {
            for rest in BESIDE {
                let _ = std::fs::remove_file(beside(&fresh, rest));
            }
        }
        let tables = replaced?;
        println!("{}: {tables} running tables", file(data).display());
        Ok(())
    }
}

/// The endings of the names of the file and of `SQLite`'s files beside it.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// The path with this ending added to its name.
fn beside(path: &Path, rest: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(rest);
    name.into()
}

/// Puts a backup in place, by way of a fresh file. Returns the number of running tables in it.
fn replace(backup: &Path, fresh: &Path, data: &Path) -> Result<usize, Failure> {
    let in_backup = |error: Failure| format!("{}: {error}", backup.display());
    // Copied first, and read through: a broken backup must not replace anything.
    copy(backup, fresh).map_err(|error| in_backup(error.into()))?;
    let tables = check(fresh).map_err(in_backup)?;
    sync(fresh)?;
    let there = file(data);
    let free = |name: &PathBuf| BESIDE.iter().all(|rest| !beside(name, rest).exists());
    let names = (1..).map(|n| match n {
        1 => data.join("house.db.before"),
        n => data.join(format!("house.db.before-{n}")),
    });
    let before = names.into_iter().find(free).expect("names don't run out");
    // Moved without opening it, because it may be damaged. Its log must not end up beside another
    // file.
    for rest in BESIDE {
        let from = beside(&there, rest);
        if from.exists() {
            std::fs::rename(from, beside(&before, rest))?;
        }
    }
    std::fs::rename(fresh, &there)?;
    sync(data)?;
    Ok(tables)
}

/// Makes a copy that nobody else can read, even if others could read the backup.
fn copy(backup: &Path, fresh: &Path) -> std::io::Result<()> {
    std::fs::copy(backup, fresh)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(fresh, std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

/// Checks a backup and returns the number of running tables in it.
fn check(backup: &Path) -> Result<usize, Failure> {
    Sqlite::examine(backup)?;
    let store = Sqlite::open(backup)?;
    let running = wait(store.running())??;
    Ok(running.len())
}

/// Syncs a file or folder, so that its changes survive a power cut.
fn sync(path: &Path) -> std::io::Result<()> {
    std::fs::File::open(path)?.sync_all()
}
