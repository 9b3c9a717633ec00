//! Playing and taking back.

use super::command::{AnsweredBy, Asker};
use super::task::TableTask;
use crate::running::Mover;
use maraude_core::journal::HouseAction;
use maraude_core::{HouseRefusal, Pace, Seat};
use maraude_play::Rejection;
use maraude_protocol::{Code, Phase, Problem, Raw};
use maraude_store::Entry;
use serde_json::value::{RawValue, to_raw_value};

impl TableTask {
    /// Milliseconds since the game began.
    pub(super) fn at(&self) -> u64 {
        self.house
            .now()
            .saturating_sub(self.sheet.began.unwrap_or_default())
    }

    /// Plays an entry and puts it into the batch.
    pub(super) fn enter(
        &mut self,
        mover: Mover<'_>,
        command: Option<String>,
    ) -> Result<(), Problem> {
        let at = self.at();
        let proposed = self.proposed();
        let running = self.running.as_mut().ok_or(Code::NotBegun)?;
        let streams = &self.streams;
        let played = running
            .play(mover, at, |viewer| streams.has(viewer))
            .map_err(refused)?;
        let entry = Entry {
            line: played.line,
            command,
        };
        self.batch.entry(entry, played.steps);
        if let Some(before) = proposed {
            self.lapse_offers(&before, played.turn_ended);
        }
        self.settle();
        Ok(())
    }

    /// Plays an action of the house itself.
    pub(super) fn house_does(
        &mut self,
        action: &HouseAction<Box<RawValue>>,
        command: Option<String>,
    ) -> Result<(), Problem> {
        self.enter(Mover::House(action), command)
    }

    /// Ends the game if it is over and reviews the proposals; called after each entry.
    pub(super) fn settle(&mut self) {
        let Some(running) = &self.running else { return };
        if let Some(end) = running.game.end()
            && self.sheet.phase == Phase::Running
        {
            self.sheet.phase = Phase::Over;
            self.sheet.end = to_raw_value(&end).ok();
            self.sheet.offers.clear();
            self.batch.sheet_changed();
        }
        self.review_offers();
    }

    pub(super) fn play(&mut self, asker: &Asker, action: &str) -> Result<AnsweredBy, Problem> {
        let seat = self.acting_seat(asker)?;
        self.enter(Mover::Seat(seat, action), Some(asker.key.clone()))?;
        Ok(AnsweredBy::Update)
    }

    pub(super) fn undo(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let seat = self.acting_seat(asker)?;
        if self.bot_of(seat).is_some() {
            return Err(Code::HeldByBot.into());
        }
        let running = self.running.as_ref().ok_or(Code::NotBegun)?;
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
        let running = self.running.as_ref().ok_or(match self.sheet.phase {
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
