//! `maraude restore`: a backup back in place.

use crate::data::{DataDir, file, lock, open, wait};
use crate::input::Failure;
use clap::Args;
use maraude_store::{Sqlite, Store};
use std::path::{Path, PathBuf};

/// Put a backup back in place. The house must be closed. What was there before is kept beside
/// it, under a name that ends in `.before`.
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
        std::fs::create_dir_all(data)?;
        let _lock = lock(data)?;
        // Copied first, and read through: a broken backup must not replace anything.
        let fresh = data.join("house.db.new");
        std::fs::copy(&self.file, &fresh)
            .map_err(|error| format!("{}: {error}", self.file.display()))?;
        let tables = check(&fresh).map_err(|error| format!("{}: {error}", self.file.display()))?;
        File::sync(&fresh)?;
        let there = file(data);
        if there.exists() {
            // Opening and closing it folds its log into the file.
            drop(open(data)?);
            std::fs::rename(&there, data.join("house.db.before"))?;
        }
        for rest in ["house.db-wal", "house.db-shm"] {
            let _ = std::fs::remove_file(data.join(rest));
        }
        std::fs::rename(&fresh, &there)?;
        File::sync(data)?;
        println!("{}: {tables} running tables", there.display());
        Ok(())
    }
}

/// How many tables run in a backup, if it is one.
fn check(backup: &Path) -> Result<usize, Failure> {
    let store = Sqlite::open(backup)?;
    let running = wait(store.running())??;
    drop(store);
    Ok(running.len())
}

/// Files and folders whose change must survive a power cut.
struct File;

impl File {
    fn sync(path: &Path) -> std::io::Result<()> {
        std::fs::File::open(path)?.sync_all()
    }
}
