//! A game's whole course as one viewer may see it: replay of finished games through any seat's
//! eyes, and looking back inside a running one through one's own.

use crate::house::House;
use crate::running::{Running, eye_of, viewer};
use crate::secret::Visitor;
use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_core::Seat;
use maraude_protocol::{Code, Phase, Problem};
use maraude_store::Entry;
use std::fmt::Write;

/// Which steps are asked for: those after `from`, up to and including `to`.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// Through whose eyes; none: a spectator's.
    pub seat: Option<Seat>,
    /// The step before the first.
    pub from: u32,
    /// The last.
    pub to: u32,
}

/// At most so many steps come at once.
const MOST: u32 = 400;

impl House {
    /// A game step by step, as JSON in the form of `maraude_protocol::Course`.
    pub async fn course(
        &self,
        table: &str,
        visitor: &Visitor,
        range: Range,
    ) -> Result<String, Problem> {
        let (sheet, entries) = self.kept(table).await?;
        if let Some(seat) = range.seat {
            if seat.number() > sheet.seats() {
                return Err(Code::NoSuchSeat.into());
            }
            if sheet.phase != Phase::Over && !sheet.seats_of(visitor).has(seat) {
                return Err(Code::NotYourSeat.into());
            }
        }
        match sheet.phase {
            Phase::Gathering => return Err(Code::NotBegun.into()),
            Phase::SetAside => return Err(Code::SetAside.into()),
            Phase::Running | Phase::Over => {}
        }
        let game = self.game(&sheet.game).ok_or(Code::NoSuchGame)?;
        let told = tokio::task::spawn_blocking(move || course(&sheet, game, &entries, range));
        let told = told.await.map_err(|_| Code::Unavailable)?;
        told.map_err(|why| {
            tracing::error!(table, why, "a journal does not replay");
            Code::Unavailable.into()
        })
    }
}

/// Tells a game step by step.
pub fn course(
    sheet: &Sheet,
    game: &'static dyn GameEntry,
    entries: &[Entry],
    range: Range,
) -> Result<String, String> {
    let eye = eye_of(range.seat);
    let to = range.to.min(range.from.saturating_add(MOST));
    let mut first = Running::begin(sheet, game)?.game.view(viewer(eye));
    let mut steps = String::new();
    let lines = entries.iter().map(|entry| entry.line.as_str());
    let asked = |other| other == eye;
    let running = Running::replay(sheet, game, lines, asked, |running, played| {
        let n = running.last_step(eye);
        for (_, step) in played.steps {
            if n == range.from {
                first = running.game.view(viewer(eye));
            } else if n > range.from && n <= to {
                if !steps.is_empty() {
                    steps.push(',');
                }
                let view = running.game.view(viewer(eye));
                let _ = write!(steps, r#"{{"step":{step},"view":{view}}}"#);
            }
        }
    })?;
    let seat = range
        .seat
        .map_or("null".to_owned(), |seat| seat.number().to_string());
    let n = running.last_step(eye);
    Ok(format!(
        r#"{{"seat":{seat},"n":{n},"view":{first},"steps":[{steps}]}}"#
    ))
}
