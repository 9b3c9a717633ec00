//! `maraude restore`: a backup back in place.

use crate::check::Report;
use crate::data::{DataDir, Lock, file, lock, make, wait};
use crate::input::Failure;
use clap::Args;
use maraude_house::{BrokenTable, TimeSource, set_aside};
use maraude_store::{Sqlite, Store};
use std::path::{Path, PathBuf};

/// Put a backup back in place, if nothing in it is damaged. The house must be closed. What was
/// there before is kept beside it, as `house.db.before` (then `house.db.before-2` and so on).
/// Tables that went on after the backup are set aside: people have seen their dice.
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
        let lock = lock(data)?;
        let fresh = data.join("house.db.new");
        let replaced = replace(&self.file, &fresh, data);
        if replaced.is_err() {
            for rest in BESIDE {
                let _ = std::fs::remove_file(beside(&fresh, rest));
            }
        }
        replaced?;
        let tables = wait(go_on(&lock))??;
        println!("{}: {tables} running tables", file(data).display());
        Ok(())
    }
}

/// The endings of the names of the file and of the files beside it.
const BESIDE: [&str; 4] = ["", "-wal", "-shm", MARK];
const MARK: &str = "-mark";

/// The path with this ending added to its name.
fn beside(path: &Path, rest: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(rest);
    name.into()
}

/// Puts a backup in place, by way of a fresh file.
fn replace(backup: &Path, fresh: &Path, data: &Path) -> Result<(), Failure> {
    let in_backup = |error: Failure| format!("{}: {error}", backup.display());
    // Copied first, and read through: a broken backup must not replace anything.
    copy(backup, fresh).map_err(|error| in_backup(error.into()))?;
    let there = file(data);
    let keeps_mark = prepare(fresh, &there).map_err(in_backup)?;
    sync(fresh)?;
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
        if from.exists() && !(rest == MARK && keeps_mark) {
            std::fs::rename(from, beside(&before, rest))?;
        }
    }
    std::fs::rename(fresh, &there)?;
    sync(data)?;
    Ok(())
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

/// Reads a backup through and makes it ready to take its place. Returns whether the mark there
/// goes with it.
fn prepare(fresh: &Path, there: &Path) -> Result<bool, Failure> {
    Report::demand_whole(fresh)?;
    if let Some(old) = Sqlite::upgrade(fresh)? {
        // The backup itself is the copy to keep.
        std::fs::remove_file(old)?;
    }
    Ok(Sqlite::adopt(fresh, there)?)
}

/// Sets aside what went on after the backup. Returns the number of running tables.
async fn go_on(lock: &Lock) -> Result<usize, Failure> {
    let store = lock.open()?;
    let missing = store.missing().clone();
    for sentence in missing.sentences() {
        println!("{sentence}");
    }
    let now = TimeSource::System.unix_ms();
    for table in missing.tables.iter().filter_map(BrokenTable::lost) {
        set_aside(&store, &table, now).await?;
        println!("table {} is set aside", table.table);
    }
    store.go_on_without().await?;
    Ok(store.running().await?.len())
}

/// Syncs a file or folder, so that its changes survive a power cut.
fn sync(path: &Path) -> std::io::Result<()> {
    std::fs::File::open(path)?.sync_all()
}
