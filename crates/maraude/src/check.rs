//! `maraude check`: is everything that the house keeps still as it was written?

use crate::data::{DATA, file};
use crate::input::Failure;
use clap::Args;
use maraude_house::{Checked, check_table};
use maraude_store::{Examined, Sqlite};
use std::path::{Path, PathBuf};

/// Read everything in a data directory or a backup: pages, checksums, every move of every game by
/// the rules, digests and outcomes. Nothing is changed, and the house may be open meanwhile.
#[derive(Args)]
pub(crate) struct Check {
    /// A data directory, or a file such as a backup.
    #[arg(default_value = DATA)]
    path: PathBuf,
}

impl Check {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = if self.path.is_dir() {
            file(&self.path)
        } else {
            self.path
        };
        let in_file = |why: String| format!("{}: {why}", path.display());
        let examined = Sqlite::examine(&path).map_err(|error| in_file(error.to_string()))?;
        let report = Report::of(&examined);
        let mut faults = report.faults;
        faults.extend(examined.missing()?.sentences());
        for fault in &faults {
            println!("{}", in_file(fault.clone()));
        }
        if !faults.is_empty() {
            return Err(in_file(format!("{} things are wrong", faults.len())).into());
        }
        println!("{}", in_file(report.summary));
        Ok(())
    }
}

/// What came of reading everything.
pub(crate) struct Report {
    /// What is wrong, a sentence each.
    pub(crate) faults: Vec<String>,
    /// What was read.
    summary: String,
}

impl Report {
    /// Reads everything.
    pub(crate) fn of(examined: &Examined) -> Self {
        let mut faults = examined.faults();
        let (mut entries, mut unknown) = (0, 0);
        let tables = match examined.tables() {
            Ok(tables) => tables,
            Err(error) => {
                faults.push(error.to_string());
                Vec::new()
            }
        };
        for table in &tables {
            match check_one(examined, table) {
                Ok((read, checked)) => {
                    entries += read;
                    unknown += usize::from(checked == Checked::OtherVersion);
                }
                Err(why) => faults.push(format!("table {}: {why}", short(table))),
            }
        }
        let judged = match unknown {
            0 => String::new(),
            games => format!(
                "; {games} games were played by other rules than this version's, so their moves \
                 were not judged"
            ),
        };
        let tables = tables.len();
        let summary = format!("{tables} tables, {entries} entries: all is well{judged}");
        Self { faults, summary }
    }

    /// Reads everything in a file; the error names what is wrong.
    pub(crate) fn demand_whole(path: &Path) -> Result<(), Failure> {
        let faults = Self::of(&Sqlite::examine(path)?).faults;
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults.join("; ").into())
        }
    }
}

/// Checks a table; returns the number of its entries.
fn check_one(examined: &Examined, table: &str) -> Result<(usize, Checked), String> {
    let saved = examined.load(table).map_err(|error| error.to_string())?;
    let Some(saved) = saved else {
        // Deleted in the meantime.
        return Ok((0, Checked::Whole));
    };
    let checked = check_table(table, &saved, maraude_catalog::game)?;
    Ok((saved.entries.len(), checked))
}

/// The beginning of a table's id: enough to find it, too little to open it.
fn short(table: &str) -> &str {
    table.get(..8).unwrap_or(table)
}
