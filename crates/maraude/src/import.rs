//! `maraude import`: a table from a journal.

use crate::data::{DataDir, open, wait};
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
        let store = open(&self.dir.data)?;
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
