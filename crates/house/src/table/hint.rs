//! Asking a bot what it would do.

use super::ask::Thought;
use super::batch::text;
use super::command::{Ack, Asker};
use super::task::Task;
use crate::pool::Job;
use crate::secret::random;
use maraude_protocol::{Code, Phase, Problem, ServerMessage};
use serde_json::value::RawValue;

impl Task {
    pub(crate) fn ask_hint(&mut self, asker: &Asker, id: &str) -> Result<Ack, Problem> {
        let seat = asker.seat()?;
        self.hush()?;
        if self.sheet.phase != Phase::Running {
            return Err(Code::NoHint.into());
        }
        let running = self.running.as_ref().ok_or(Code::NotBegun)?;
        if !running.table.to_act().has(seat) || running.table.is_paused() {
            return Err(Code::NoHint.into());
        }
        let seed = u64::from_le_bytes(random());
        let bot = self.game.bot(&self.default_bot(), seed).ok_or(Code::NoHint)?;
        let table = self.asks.upgrade().ok_or(Code::Unavailable)?;
        self.house.pool.think(Job {
            bot,
            state: running.table.snapshot(),
            seat,
            seq: running.table.seq(),
            hint: Some((asker.socket, id.to_owned())),
            table,
        });
        Ok(Ack::Later)
    }

    /// Passes a bot's advice on, if the game has not moved on since.
    pub(crate) fn give_hint(&mut self, socket: u64, id: String, thought: Thought) {
        let seq = self.running.as_ref().map_or(0, |running| running.table.seq());
        let message = if thought.broke || thought.seq != seq {
            ServerMessage::Refused { id, problem: Problem::new(Code::NoHint) }
        } else {
            let action = thought.decision.and_then(|d| RawValue::from_string(d.action).ok());
            ServerMessage::Hint { id, action }
        };
        self.batch.answers.push((socket, text(&message)));
    }
}
