//! `maraude verify`: is this journal honest?

use crate::input::{Failure, journal, read};
use clap::Args;
use std::path::PathBuf;

/// Check a finished journal: the dice were committed to, every move is legal, digests, outcome
/// and the hash of the file agree.
#[derive(Args)]
pub(crate) struct Verify {
    /// The journal; its name does not matter.
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (_, game) = journal(&self.file)?;
        let bytes = read(&self.file)?;
        let end = game
            .verify(&bytes)
            .map_err(|error| format!("{}: {error}", self.file.display()))?;
        let outcome = serde_json::to_string(&end)?;
        println!(
            "{}: honest. {} ended: {outcome}",
            self.file.display(),
            game.meta().id
        );
        Ok(())
    }
}
