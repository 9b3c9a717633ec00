//! Asking a bot what it would do.

use super::asker::{AnsweredBy, Asker};
use super::audience::{Audience, text};
use super::game::TableGame;
use super::request::Request;
use crate::pool::{Job, JobKind};
use maraude_catalog::Hint;
use maraude_core::{Seat, Seats};
use maraude_protocol::{Code, Problem, Raw, ServerMessage};
use tokio::sync::mpsc;

/// The hints that bots are thinking about. One per seat at a time: all tables share the bots'
/// threads.
#[derive(Default)]
pub(super) struct Hints {
    seats: Seats,
}

impl Hints {
    /// Asks a bot; its answer comes to `requests`.
    pub(super) fn ask(
        &mut self,
        game: &TableGame,
        asker: &Asker,
        id: &str,
        requests: &mpsc::WeakSender<Request>,
    ) -> Result<AnsweredBy, Problem> {
        let seat = asker.seat()?;
        game.refuse_if_silent()?;
        let running = game.running().ok_or(Code::NoHint)?;
        if !running.game.to_act().has(seat) || running.game.is_paused() {
            return Err(Code::NoHint.into());
        }
        let table = requests.upgrade().ok_or(Code::Unavailable)?;
        if self.seats.has(seat) {
            return Err(Code::TooMany.into());
        }
        self.seats = self.seats.with(seat);
        let job = Job {
            kind: JobKind::Hint(game.rules(), asker.socket, id.to_owned()),
            state: running.game.snapshot(),
            seat,
            seq: running.game.seq(),
            table,
        };
        game.house().pool.think(job, true);
        Ok(AnsweredBy::Later)
    }

    /// Passes a bot's advice on, if the game has not moved on and the socket is still the same
    /// viewer: on a shared screen, the next person must not see it.
    pub(super) fn give(
        &mut self,
        game: &mut TableGame,
        audience: &Audience,
        (socket, id): (u64, String),
        seat: Seat,
        hint: Option<Hint>,
        seq: u32,
    ) {
        self.seats = self.seats.without(seat);
        let looks = audience.viewer(socket) == Some(seat.into());
        let message = match hint.filter(|_| seq == game.seq() && looks) {
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
        game.batch().answer(socket, text(&message));
    }
}
