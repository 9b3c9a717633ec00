//! `maraude import`: a table from a journal.

use crate::data::{DataDir, make, open_beside, try_lock, wait};
use crate::input::{Failure, read};
use clap::Args;
use std::path::PathBuf;

/// Make a table from a journal, running (exported with its seed) or finished: for bug reports
/// and tests. The house may be open meanwhile.
#[derive(Args)]
pub(crate) struct Import {
    /// The journal.
    file: PathBuf,
    #[command(flatten)]
    dir: DataDir,
}

impl Import {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let bytes = read(&self.file)?;
        let data = &self.dir.data;
        make(data)?;
        // Without a house that is open, the table is counted and marked like any other.
        let lock = try_lock(data)?;
        let store = match &lock {
            Some(lock) => lock.open()?,
            None => open_beside(data)?,
        };
        if store.missing().is_serious() {
            return Err(
                "acknowledged moves are missing; start the house first, it says which".into(),
            );
        }
        let now = maraude_house::TimeSource::System.unix_ms();
        let done = wait(maraude_house::import(
            &store,
            maraude_catalog::game,
            &bytes,
            now,
        ))?;
        let (table, seats) = done.map_err(|error| format!("{}: {error}", self.file.display()))?;
        println!("/t/{table}");
        for (seat, secret) in seats {
            println!("seat {}: /t/{table}#seat={secret}", seat.number());
        }
        Ok(())
    }
}
