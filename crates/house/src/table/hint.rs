//! Asking a bot what it would do.

use super::audience::text;
use super::command::{AnsweredBy, Asker};
use super::task::TableTask;
use crate::pool::{Job, Kind};
use maraude_catalog::Hint;
use maraude_core::Seat;
use maraude_protocol::{Code, Phase, Problem, Raw, ServerMessage};

impl TableTask {
    pub(super) fn ask_hint(&mut self, asker: &Asker, id: &str) -> Result<AnsweredBy, Problem> {
        let seat = asker.seat()?;
        self.refuse_if_silent()?;
        if self.sheet.phase != Phase::Running {
            return Err(Code::NoHint.into());
        }
        let running = self.running.as_ref().ok_or(Code::NotBegun)?;
        if !running.game.to_act().has(seat) || running.game.is_paused() {
            return Err(Code::NoHint.into());
        }
        // One hint per seat at a time: all tables share the bots' threads.
        let table = self.requests.upgrade().ok_or(Code::Unavailable)?;
        if !self.bots.start_hint(seat) {
            return Err(Code::TooMany.into());
        }
        let job = Job {
            kind: Kind::Hint(self.game, asker.socket, id.to_owned()),
            state: running.game.snapshot(),
            seat,
            seq: running.game.seq(),
            table,
        };
        self.house.pool.think(job, true);
        Ok(AnsweredBy::Later)
    }

    /// Passes a bot's advice on, if the game has not moved on and the socket is still the same
    /// viewer: on a shared screen, the next person must not see it.
    pub(super) fn give_hint(
        &mut self,
        (socket, id): (u64, String),
        seat: Seat,
        hint: Option<Hint>,
        seq: u32,
    ) {
        self.bots.end_hint(seat);
        let now = self
            .running
            .as_ref()
            .map_or(0, |running| running.game.seq());
        let looks = self.audience.viewer(socket) == Some(seat.into());
        let message = match hint.filter(|_| seq == now && looks) {
            None => ServerMessage::Refused {
                id,
                problem: Problem::new(Code::NoHint),
            },
            Some(hint) => ServerMessage::Hint {
                id,
                action: Some(Raw::shared(hint.action)),
                words: Some(Raw::of(&hint.words)),
                why: hint.why.as_ref().map(Raw::of),
            },
        };
        self.batch.answer(socket, text(&message));
    }
}
