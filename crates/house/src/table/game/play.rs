//! Playing and taking back.

use super::TableGame;
use crate::running::Mover;
use crate::table::asker::{AnsweredBy, Asker};
use maraude_core::journal::HouseAction;
use maraude_core::{HouseRefusal, Pace, Seat};
use maraude_play::Rejection;
use maraude_protocol::{Code, Phase, Problem, Raw};

impl TableGame {
    pub(in crate::table) fn play(
        &mut self,
        asker: &Asker,
        action: &str,
    ) -> Result<AnsweredBy, Problem> {
        let seat = self.acting_seat(asker)?;
        self.enter(Mover::Seat(seat, action), Some(asker.key.clone()))?;
        Ok(AnsweredBy::Update)
    }

    pub(in crate::table) fn undo(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let seat = self.acting_seat(asker)?;
        if self.bot_of(seat).is_some() {
            return Err(Code::HeldByBot.into());
        }
        let running = self.loaded().ok_or(Code::NotBegun)?;
        if running.game.is_paused() {
            return Err(Code::Paused.into());
        }
        let to = running.game.takebacks(seat).1.ok_or(Code::NoTakingBack)?;
        self.house_does(&HouseAction::Undo { seat, to }, Some(asker.key.clone()))?;
        Ok(AnsweredBy::Update)
    }

    /// The seat that acts. Its person must hold it and have seen the last move.
    fn acting_seat(&self, asker: &Asker) -> Result<Seat, Problem> {
        let seat = asker.seat()?;
        let running = self.loaded().ok_or(match self.sheet().phase {
            Phase::Over => Code::Over,
            _ => Code::NotBegun,
        })?;
        if running.stand_ins[seat.index()].is_some() {
            return Err(Code::HeldByBot.into());
        }
        let turns = running.pace == Pace::TurnBased;
        if turns && asker.seen < running.last_move(seat.into()) {
            return Err(Code::Stale.into());
        }
        Ok(seat)
    }
}

/// A refusal of the rules or of the journal, as it is sent to a client.
pub(super) fn refused(rejection: Rejection) -> Problem {
    match rejection {
        Rejection::Malformed(_) => Code::Malformed.into(),
        Rejection::Rules {
            clause,
            code,
            words,
        } => Problem {
            code: Code::Rules,
            clause: Some(clause.to_owned()),
            reason: Some(code.to_owned()),
            words: Raw::of(&words),
        },
        Rejection::House(reason) => match reason {
            HouseRefusal::Over => Code::Over,
            HouseRefusal::Paused => Code::Paused,
            HouseRefusal::NotPaused => Code::NotPaused,
            HouseRefusal::NoTakingBack => Code::NoTakingBack,
            HouseRefusal::NotAsked => Code::NotAsked,
            HouseRefusal::NoSuchSeat => Code::NoSuchSeat,
        }
        .into(),
    }
}
