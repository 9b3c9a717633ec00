//! Stopping the clocks.

use super::command::{AnsweredBy, Asker};
use super::task::TableTask;
use maraude_core::journal::HouseAction;
use maraude_core::{Pace, Seat};
use maraude_protocol::{Code, Phase, Problem};

/// Milliseconds without any player after which a simultaneous game pauses.
pub(super) const ALL_AWAY: u64 = 3_000;

impl TableTask {
    pub(super) fn pause(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        self.pausing(asker, &HouseAction::Pause)
    }

    pub(super) fn resume(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        self.pausing(asker, &HouseAction::Resume)
    }

    /// Pauses or resumes. Only the host may do it; if the host is absent or does not play, any
    /// player may.
    fn pausing(
        &mut self,
        asker: &Asker,
        action: &HouseAction<Box<serde_json::value::RawValue>>,
    ) -> Result<AnsweredBy, Problem> {
        asker.seat()?;
        if self.sheet.phase != Phase::Running {
            return Err(Code::NotBegun.into());
        }
        let host = self.sheet.host.clone();
        let host_plays = !self.sheet.seats_of(&host).is_empty();
        if host_plays && self.audience.is_here(&host) {
            self.sheet.host_only(&asker.visitor)?;
        }
        self.house_does(action, Some(asker.key.clone()))?;
        self.sheet.all_left = false;
        self.batch.sheet_changed();
        Ok(AnsweredBy::Update)
    }

    /// Whether the house may have to pause because everybody is away (TT-T3).
    pub(super) fn pauses_alone(&self) -> bool {
        let simultaneous = |running: &crate::running::Running| {
            running.pace == Pace::Simultaneous && !running.game.is_paused()
        };
        self.sheet.phase == Phase::Running && self.running.as_ref().is_some_and(simultaneous)
    }

    /// Pauses if everybody has been away for long enough.
    pub(super) fn pause_if_all_away(&mut self) {
        let away = self
            .all_away
            .is_some_and(|since| self.house.now() >= since + ALL_AWAY);
        if away && self.pauses_alone() && self.house_does(&HouseAction::Pause, None).is_ok() {
            self.sheet.all_left = true;
            self.batch.sheet_changed();
            self.all_away = None;
        }
    }

    /// Pauses a timed game when the house closes. It goes on when somebody is back.
    pub(super) fn pause_while_closed(&mut self) {
        let timed = Seat::all(self.sheet.seats()).any(|seat| self.up_at(seat).is_some());
        if timed && self.house_does(&HouseAction::Pause, None).is_ok() {
            self.sheet.all_left = true;
            self.batch.sheet_changed();
        }
    }

    /// Resumes a game that the house itself paused, now that somebody is back.
    pub(super) fn somebody_is_back(&mut self) {
        self.all_away = None;
        if self.sheet.all_left {
            self.sheet.all_left = false;
            self.batch.write_sheet();
            // It is refused, without harm, if the game was resumed in the meantime.
            let _ = self.house_does(&HouseAction::Resume, None);
        }
    }
}
