//! Stopping the clocks.

use super::TableGame;
use crate::table::asker::{AnsweredBy, Asker};
use crate::table::audience::Audience;
use maraude_core::Pace;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, Phase, Problem};
use serde_json::value::RawValue;

impl TableGame {
    /// Pauses or resumes. Any player may pause. The host and the player who paused may resume; if
    /// the host is absent or does not play, any player may.
    pub(in crate::table) fn pause_or_resume(
        &mut self,
        asker: &Asker,
        audience: &Audience,
        action: &HouseAction<Box<RawValue>>,
    ) -> Result<AnsweredBy, Problem> {
        let seat = asker.seat()?;
        let sheet = self.sheet();
        if sheet.phase != Phase::Running {
            return Err(Code::NotBegun.into());
        }
        let pauses = matches!(action, HouseAction::Pause);
        let own = sheet.seats_of(&asker.visitor);
        let may = pauses || sheet.paused_by.is_some_and(|seat| own.has(seat));
        let host_plays = !sheet.seats_of(&sheet.host).is_empty();
        if !may && host_plays && audience.is_here(&sheet.host) {
            sheet.host_only(&asker.visitor)?;
        }
        self.house_does(action, Some(asker.key.clone()))?;
        let sheet = self.record.change();
        sheet.all_left = false;
        sheet.paused_by = pauses.then_some(seat);
        Ok(AnsweredBy::Update)
    }

    /// Whether the house may have to pause because everybody is away (TT-T3).
    pub(in crate::table) fn pauses_alone(&self) -> bool {
        self.running()
            .is_some_and(|running| running.pace == Pace::Simultaneous && !running.game.is_paused())
    }

    /// Pauses because nobody is here; returns whether it could. The game goes on when somebody is
    /// back.
    pub(in crate::table) fn pause_alone(&mut self) -> bool {
        let paused = self.house_does(&HouseAction::Pause, None).is_ok();
        if paused {
            self.record.change().all_left = true;
        }
        paused
    }

    /// Resumes a game that the house itself paused, now that somebody is back.
    pub(in crate::table) fn resume_alone(&mut self) {
        if self.sheet().all_left {
            self.record.change_quietly().all_left = false;
            // It is refused, without harm, if the game was resumed in the meantime.
            let _ = self.house_does(&HouseAction::Resume, None);
        }
    }
}
