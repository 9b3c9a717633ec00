//! Holds a stored table to everything it says.

use crate::journal::journal_text;
use crate::running::replay;
use crate::sheet::Sheet;
use crate::startup::BrokenTable;
use maraude_catalog::GameEntry;
use maraude_core::journal::JournalProblem;
use maraude_protocol::{Aside, Phase};
use maraude_store::{Saved, Stage};

/// How far a table could be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    /// Everything it says is true.
    Whole,
    /// This version does not know the rules or the board of the game; only its form was checked.
    OtherVersion,
}

/// Holds a stored table to everything it says: its sheet, every move, digests and outcome.
pub fn check_table(
    table: &str,
    saved: &Saved,
    find: impl Fn(&str) -> Option<&'static dyn GameEntry>,
) -> Result<Checked, String> {
    match saved.sheet.stage {
        Stage::Running => match check_running(table, saved, find) {
            Ok(_) => Ok(Checked::Whole),
            Err(broken) if broken.aside == Aside::Version => Ok(Checked::OtherVersion),
            Err(broken) => Err(broken.why),
        },
        Stage::Over => check_over(saved, find),
        Stage::Gathering => match read(saved)?.phase {
            Phase::Gathering => Ok(Checked::Whole),
            _ => Err("its stage is not the one in its sheet".to_owned()),
        },
        // It was set aside because something is wrong with it, and the sheet says what.
        Stage::SetAside => Ok(Checked::Whole),
    }
}

fn read(saved: &Saved) -> Result<Sheet, String> {
    Sheet::from_row(&saved.sheet).map_err(|error| format!("the sheet can't be read: {error}"))
}

/// Holds a finished game to its journal.
fn check_over(
    saved: &Saved,
    find: impl Fn(&str) -> Option<&'static dyn GameEntry>,
) -> Result<Checked, String> {
    let sheet = read(saved)?;
    let Some(game) = find(&sheet.game) else {
        return Ok(Checked::OtherVersion);
    };
    let text = journal_text(&sheet, &saved.entries).ok_or("its header or its end is missing")?;
    match game.verify(text.as_bytes()) {
        Ok(_) => Ok(Checked::Whole),
        Err(error) if is_other_version(&error.problem) => Ok(Checked::OtherVersion),
        // The header is the first line of a journal, so entry 1 is the second.
        Err(error) => Err(match error.line {
            1 => format!("its header: {}", error.problem),
            line => format!("entry {}: {}", line - 1, error.problem),
        }),
    }
}

fn is_other_version(problem: &JournalProblem) -> bool {
    matches!(
        problem,
        JournalProblem::OlderRules { .. }
            | JournalProblem::Newer { .. }
            | JournalProblem::OtherData
    )
}

/// Replays a running game. Returns whether the house must act at this table.
pub fn check_running(
    table: &str,
    saved: &Saved,
    find: impl Fn(&str) -> Option<&'static dyn GameEntry>,
) -> Result<bool, BrokenTable> {
    let broken = |game: &str, aside: Aside, why: String| BrokenTable {
        table: table.to_owned(),
        game: game.to_owned(),
        why,
        aside,
    };
    let sheet = read(saved).map_err(|why| broken("", Aside::Damaged, why))?;
    let other_version = |why: &str| broken(&sheet.game, Aside::Version, why.to_owned());
    let damaged = |why: &str| broken(&sheet.game, Aside::Damaged, why.to_owned());
    let game = find(&sheet.game).ok_or_else(|| other_version("there is no such game any more"))?;
    let header = sheet.header.as_ref();
    let header = header.ok_or_else(|| damaged("its header is missing"))?;
    if header.check(game.meta()).is_err() {
        return Err(other_version("its rules or its board have changed"));
    }
    if header.check_seed(&sheet.seed()).is_err() {
        return Err(damaged("its seed is not the one committed to"));
    }
    if sheet.chairs.len() != header.seats.len() {
        return Err(damaged("its seats are not those of its header"));
    }
    let lines = saved.entries.iter().map(|entry| entry.line.as_str());
    let running = replay(&sheet, game, lines, |_| false, |_, _| ());
    let running = running.map_err(|why| damaged(&why))?;
    let bots = running.game.to_act().iter().any(|seat| {
        sheet.chairs[seat.index()].bot.is_some()
            || running.stand_ins[seat.index()].is_some()
            || running.out_of_time.has(seat)
            || running.clocks.up_at(seat).is_some()
    });
    Ok(bots || running.alarms.next().is_some() || running.game.end().is_some())
}
