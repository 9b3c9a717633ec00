//! The data of a study: rows in a file that grows in the order of the plan.

use maraude_sim::lab::{HEADER, Plan, Row, Trial};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The rows so far, in memory and in their file.
pub(crate) struct Data {
    path: PathBuf,
    file: File,
    rows: Vec<Row>,
}

impl Data {
    /// Opens the file, or begins it. Rows of another plan are never mixed with these.
    pub(crate) fn open(path: &Path, plan: &Plan, seed: u64, fresh: bool) -> Result<Self, String> {
        let said = |error: std::io::Error| format!("{}: {error}", path.display());
        let text = if fresh || !path.exists() {
            String::new()
        } else {
            std::fs::read_to_string(path).map_err(said)?
        };
        let rows = read(&text, plan, seed).ok_or_else(|| {
            format!(
                "{} holds the data of another study: name another file with --out, or start \
                 again with --fresh",
                path.display()
            )
        })?;
        // Written again from the rows that could be read, so an incomplete last line is dropped.
        let mut whole = format!("{HEADER}\n");
        for row in &rows {
            whole += &row.to_csv();
            whole.push('\n');
        }
        if whole != text {
            std::fs::write(path, &whole).map_err(said)?;
        }
        let file = File::options().append(true).open(path).map_err(said)?;
        Ok(Self {
            path: path.to_owned(),
            file,
            rows,
        })
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The number of games of a trial so far.
    pub(crate) fn games_of(&self, trial: &Trial) -> u64 {
        let own = self.rows.iter().filter(|row| row.trial == trial.name);
        own.count() as u64
    }

    pub(crate) fn add(&mut self, row: Row) -> Result<(), String> {
        writeln!(self.file, "{}", row.to_csv())
            .map_err(|error| format!("{}: {error}", self.path.display()))?;
        self.rows.push(row);
        Ok(())
    }
}

/// The rows of a file, if they are the beginning of this plan.
fn read(text: &str, plan: &Plan, seed: u64) -> Option<Vec<Row>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut lines = complete.lines();
    if lines.next() != Some(HEADER) {
        return None;
    }
    let rows: Vec<Row> = lines.map(Row::from_csv).collect::<Option<_>>()?;
    let planned = plan
        .trials
        .iter()
        .flat_map(|trial| (0..trial.games).map(move |game| (trial, game)));
    let mut planned = planned.take(rows.len());
    let fits = rows.iter().all(|row| {
        planned.next().is_some_and(|(trial, game)| {
            (row.trial == trial.name, row.game, row.seed) == (true, game, seed)
        })
    });
    fits.then_some(rows)
}
