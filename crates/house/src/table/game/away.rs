//! Leaving a seat to a bot, and coming back.

use super::TableGame;
use crate::table::asker::{AnsweredBy, Asker};
use crate::table::bots::is_bot;
use maraude_core::journal::HouseAction;
use maraude_core::{Seat, When};
use maraude_protocol::{Code, Phase, Problem};
use serde_json::value::RawValue;

impl TableGame {
    /// The bot that holds seats unless another is asked for.
    pub(in crate::table) fn default_bot(&self) -> String {
        let bots = self.rules.bots();
        let best = bots.iter().find(|&&bot| bot == "strong").or(bots.last());
        best.map_or_else(|| "random".to_owned(), |&bot| bot.to_owned())
    }

    /// The bot that moves for a seat just now, if one does.
    pub(in crate::table) fn bot_of(&self, seat: Seat) -> Option<String> {
        let own = self.sheet().chair(seat)?.bot.as_deref();
        if let Some(bot) = own.or_else(|| self.stand_in(seat)) {
            return Some(bot.to_owned());
        }
        let plays = self
            .loaded()
            .is_some_and(|running| is_bot(self.sheet(), running, seat));
        plays.then(|| self.default_bot())
    }

    pub(in crate::table) fn leave_seat(
        &mut self,
        asker: &Asker,
        bot: Option<String>,
    ) -> Result<AnsweredBy, Problem> {
        let seat = self.playing_seat(asker)?;
        if self.stand_in(seat).is_some() {
            return Err(Code::HeldByBot.into());
        }
        let bot = bot.unwrap_or_else(|| self.default_bot());
        if !self.rules.bots().contains(&bot.as_str()) {
            return Err(Code::NoSuchBot.into());
        }
        self.house_does(&HouseAction::StandIn { seat, bot }, Some(asker.key.clone()))?;
        self.batch().table_changed();
        Ok(AnsweredBy::Update)
    }

    pub(in crate::table) fn take_back(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let seat = self.playing_seat(asker)?;
        if self.stand_in(seat).is_none() {
            return Err(Code::NotHeld.into());
        }
        self.house_does(&HouseAction::Back { seat }, Some(asker.key.clone()))?;
        self.batch().table_changed();
        Ok(AnsweredBy::Update)
    }

    /// Leaves for good. If the rules say nothing about it, a bot plays on.
    pub(in crate::table) fn resign(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let seat = self.playing_seat(asker)?;
        let running = self.loaded().ok_or(Code::NotBegun)?;
        let moves = running
            .game
            .house_moves(|when| matches!(when, When::Left { .. }));
        let left = moves
            .into_iter()
            .find(|(_, when)| *when == When::Left { seat });
        let Some((action, _)) = left else {
            return if self.stand_in(seat).is_some() {
                Ok(AnsweredBy::Done)
            } else {
                self.leave_seat(asker, None)
            };
        };
        let action = RawValue::from_string(action).map_err(|_| Code::Unavailable)?;
        self.house_does(&HouseAction::Left(action), Some(asker.key.clone()))?;
        Ok(AnsweredBy::Update)
    }

    fn playing_seat(&self, asker: &Asker) -> Result<Seat, Problem> {
        let seat = asker.seat()?;
        match self.sheet().phase {
            Phase::Running => Ok(seat),
            Phase::Gathering => Err(Code::NotBegun.into()),
            Phase::Over => Err(Code::Over.into()),
            Phase::SetAside => Err(Code::SetAside.into()),
        }
    }
}
