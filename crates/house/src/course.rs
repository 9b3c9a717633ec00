//! The course of a game as one viewer may see it: a finished game as any seat saw it, a running one
//! only as the visitor's own seat sees it.

use crate::house::House;
use crate::running::{begin, replay};
use crate::secret::Visitor;
use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_core::{Seat, Viewer};
use maraude_protocol::{Code, Course, CourseStep, Phase, Problem, Raw};
use maraude_store::EntryRow;

/// The requested steps: those after `from`, up to and including `to`.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The seat whose view is shown; `None`: a spectator's.
    pub seat: Option<Seat>,
    /// The step before the first.
    pub from: u32,
    /// The last.
    pub to: u32,
}

/// The most steps in one answer.
const MAX_STEPS: u32 = 400;

impl House {
    /// A game step by step.
    pub async fn course(
        &self,
        table: &str,
        visitor: &Visitor,
        range: Range,
    ) -> Result<Course, Problem> {
        let (sheet, entries) = self.kept(table).await?;
        if let Some(seat) = range.seat {
            if seat.number() > sheet.seats() {
                return Err(Code::NoSuchSeat.into());
            }
            if sheet.phase != Phase::Over && !sheet.seats_of(visitor).has(seat) {
                return Err(Code::NotYourSeat.into());
            }
        }
        self.note_look(table, &sheet, visitor).await?;
        match sheet.phase {
            Phase::Gathering => return Err(Code::NotBegun.into()),
            Phase::SetAside => return Err(Code::SetAside.into()),
            Phase::Running | Phase::Over => {}
        }
        let game = self.game(&sheet.game).ok_or(Code::NoSuchGame)?;
        let replay = tokio::task::spawn_blocking(move || course(&sheet, game, &entries, range));
        let replayed = replay.await.map_err(|_| Code::Unavailable)?;
        replayed.map_err(|why| {
            tracing::error!(table, why, "a journal does not replay");
            Code::Unavailable.into()
        })
    }
}

/// Replays a game and returns the requested steps, each with the view after it.
pub fn course(
    sheet: &Sheet,
    game: &'static dyn GameEntry,
    entries: &[EntryRow],
    range: Range,
) -> Result<Course, String> {
    let viewer = Viewer::from(range.seat);
    let to = range.to.min(range.from.saturating_add(MAX_STEPS));
    let mut view = Raw::shared(begin(sheet, game)?.game.view(viewer));
    let mut steps = Vec::new();
    let lines = entries.iter().map(|entry| entry.line.as_str());
    let asked = |other| other == viewer;
    let running = replay(sheet, game, lines, asked, |running, new| {
        let n = running.last_step(viewer);
        for (_, step) in new {
            if n == range.from {
                view = Raw::shared(running.game.view(viewer));
            } else if n > range.from && n <= to {
                let view = Raw::shared(running.game.view(viewer));
                steps.push(CourseStep { step, view });
            }
        }
    })?;
    if running.game.is_covered() {
        view = Raw::borrowed("null");
        steps.clear();
    }
    Ok(Course {
        seat: range.seat,
        n: running.last_step(viewer),
        view,
        steps,
    })
}
