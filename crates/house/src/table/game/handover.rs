//! A seat changes hands in the middle of a game: by its own holder, or because the person has been
//! away for a while and the others agree. The new person is named to all.

use super::TableGame;
use crate::secret::Visitor;
use crate::table::asker::AnsweredBy;
use maraude_core::journal::HouseAction;
use maraude_core::{Seat, Seats};
use maraude_protocol::{Clock, Code, Phase, Problem, SeatKind};

impl TableGame {
    /// Refuses unless the person of this seat has been away for long enough that the others may
    /// go on without.
    pub(in crate::table) fn is_long_gone(&self, seat: Seat) -> Result<(), Code> {
        let chair = self.sheet().chair(seat).ok_or(Code::NoSuchSeat)?;
        if chair.kind != SeatKind::Person {
            return Err(Code::SeatTaken);
        }
        let gone = chair.gone.ok_or(Code::SeatTaken)?;
        let grace = self.house().config.seat_grace.as_millis() as u64;
        let grace = match self.sheet().clock {
            // Who has days for a move is not gone because the browser is closed.
            Clock::PerMove(seconds) => grace.max(u64::from(seconds) * 1_000),
            Clock::Off | Clock::PerGame(_) => grace,
        };
        if self.house().now() < gone + grace {
            return Err(Code::TooSoon);
        }
        Ok(())
    }

    /// The seats that must agree before the seat of an absent person is given away: all others
    /// that people play. One of them must be another person's than the proposer's, because a hand
    /// that is hidden from the proposer goes with the seat.
    pub(super) fn asked_about_seat(&self, given: Seat, by: Seat) -> Result<Seats, Problem> {
        self.is_long_gone(given)?;
        let people = self.people_playing().without(given);
        if !people.has(by) {
            return Err(Code::HeldByBot.into());
        }
        let sheet = self.sheet();
        let another = |seat| !sheet.is_one_person(seat, by);
        if !people.iter().any(another) {
            return Err(Code::NobodyToAgree.into());
        }
        Ok(people)
    }

    /// Seats another person.
    pub(in crate::table) fn hand_over(
        &mut self,
        seat: Seat,
        (heir, name): (Visitor, String),
        key: Option<String>,
    ) -> Result<AnsweredBy, Problem> {
        if !self.sheet().seats_of(&heir).is_empty() {
            return Err(Code::SeatTaken.into());
        }
        let name = self.sheet().name_for(&heir, name);
        let runs = self.sheet().phase == Phase::Running;
        let mut answer = AnsweredBy::Done;
        if runs && self.stand_in(seat).is_some() {
            self.house_does(&HouseAction::Back { seat }, key)?;
            answer = AnsweredBy::Update;
        }
        let chair = &mut self.record.change().chairs[seat.index()];
        let (ready, before) = (chair.ready, chair.visitors.clone());
        let from = chair.name.clone();
        chair.take(&heir, name);
        if runs {
            chair.ready = ready;
            chair.before.push(from.clone());
            self.batch().took_over(seat, from);
        }
        self.batch().places_changed(before);
        self.batch().places_changed([heir]);
        Ok(answer)
    }
}
