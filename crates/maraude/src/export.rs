//! `maraude export`: the journal of a table.

use crate::data::{DataDir, open_beside, wait};
use crate::input::Failure;
use clap::Args;
use maraude_house::{Sheet, journal_text, unfinished_text};
use maraude_store::{Stage, Store};
use std::io::{ErrorKind, Write as _};
use std::path::PathBuf;

/// Write the journal of a table. A game that still runs is exported only with its seed, which
/// reveals all its secrets: only for the host.
#[derive(Args)]
pub(crate) struct Export {
    /// The table's id: the last part of its address.
    table: String,
    /// The file to write; else it is printed.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Also export a game that still runs, with its seed.
    #[arg(long)]
    with_seed: bool,
    #[command(flatten)]
    dir: DataDir,
}

impl Export {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let store = open_beside(&self.dir.data)?;
        let saved = wait(store.load(&self.table))??;
        let saved = saved.ok_or_else(|| format!("there is no table {}", self.table))?;
        let sheet = Sheet::read(&saved.sheet)?;
        let text = match saved.sheet.stage {
            Stage::Over => journal_text(&sheet, &saved.entries),
            Stage::Gathering => return Err("the game has not begun".into()),
            Stage::Running | Stage::SetAside if self.with_seed => {
                unfinished_text(&sheet, &saved.entries)
            }
            Stage::Running => {
                let why = "the game still runs; --with-seed exports it with all its secrets";
                return Err(why.into());
            }
            Stage::SetAside => {
                let why = "the game was set aside; --with-seed exports it with all its secrets";
                return Err(why.into());
            }
        };
        let text = text.ok_or("the game has not begun")?;
        match self.out {
            // A reader such as `head` may close the pipe early.
            None => match std::io::stdout().write_all(text.as_bytes()) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.into()),
                _ => {}
            },
            Some(out) => {
                std::fs::write(&out, text).map_err(|e| format!("{}: {e}", out.display()))?;
            }
        }
        Ok(())
    }
}
