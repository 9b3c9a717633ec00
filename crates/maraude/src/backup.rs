//! `maraude backup`: one consistent copy, also while the house is open.

use crate::data::{DataDir, existing};
use crate::input::Failure;
use clap::Args;
use maraude_store::Sqlite;
use std::path::PathBuf;

/// Copy everything the house keeps into one file. The house may be open meanwhile; everything
/// acknowledged before is in the copy.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to create; an existing file is never overwritten.
    file: PathBuf,
    #[command(flatten)]
    dir: DataDir,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let from = existing(&self.dir.data)?;
        Sqlite::copy(&from, &self.file)
            .map_err(|error| format!("{}: {error}", self.file.display()))?;
        let size = std::fs::metadata(&self.file)?.len();
        println!("{}: {} KiB", self.file.display(), size.div_ceil(1024));
        Ok(())
    }
}
