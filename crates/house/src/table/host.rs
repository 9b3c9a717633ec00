//! Commands that only the host of a table may send.

use super::command::{AnsweredBy, Asker};
use super::task::TableTask;
use crate::make::checked;
use crate::sheet::Chair;
use maraude_core::Seat;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, NewSeat, Phase, Problem, SeatKind};

impl TableTask {
    fn existing(&self, seat: Seat) -> Result<Seat, Problem> {
        if seat.number() <= self.sheet.seats() {
            Ok(seat)
        } else {
            Err(Code::NoSuchSeat.into())
        }
    }

    /// Says what a seat is for, before the game has begun. The person who sat there gets up.
    pub(super) fn set_seat(
        &mut self,
        asker: &Asker,
        seat: Seat,
        to: &NewSeat,
    ) -> Result<AnsweredBy, Problem> {
        self.sheet.host_only(&asker.visitor)?;
        let seat = self.existing(seat)?;
        if self.sheet.phase != Phase::Gathering {
            return Err(Code::Begun.into());
        }
        let to = checked(self.game, to)?;
        let mut name = String::new();
        if to == NewSeat::Me {
            if !self.sheet.seats_of(&asker.visitor).is_empty() {
                return Err(Code::SeatTaken.into());
            }
            name = crate::name::clean_name(&self.name_of(asker))?;
        }
        let chair = Chair::new(&to, &asker.visitor, &name);
        self.seating().reseat(seat, chair);
        self.batch.places_changed([asker.visitor.clone()]);
        self.batch.sheet_changed();
        self.begin_if_ready();
        Ok(AnsweredBy::Done)
    }

    /// Frees the seat of an absent person. In a running game a bot holds it until the host gives it
    /// to somebody else.
    pub(super) fn free(&mut self, asker: &Asker, seat: Seat) -> Result<AnsweredBy, Problem> {
        self.sheet.host_only(&asker.visitor)?;
        let seat = self.existing(seat)?;
        let chair = &self.sheet.chairs[seat.index()];
        if chair.kind != SeatKind::Person || chair.is_of(&asker.visitor) {
            return Err(Code::NotYourSeat.into());
        }
        if self.is_present(seat) {
            return Err(Code::SeatTaken.into());
        }
        match self.sheet.phase {
            Phase::Gathering => return self.set_seat(asker, seat, &NewSeat::Open),
            Phase::Running => {}
            Phase::Over | Phase::SetAside => return Err(Code::Over.into()),
        }
        let mut ack = AnsweredBy::Done;
        if self
            .running
            .as_ref()
            .is_some_and(|r| r.stand_ins[seat.index()].is_none())
        {
            let bot = self.default_bot();
            self.house_does(&HouseAction::StandIn { seat, bot }, Some(asker.key.clone()))?;
            ack = AnsweredBy::Update;
        }
        let chair = &mut self.sheet.chairs[seat.index()];
        chair.visitors.clear();
        chair.secret = crate::secret::new_secret();
        self.batch.sheet_changed();
        Ok(ack)
    }

    /// Gives a free seat to a spectator.
    pub(super) fn give(
        &mut self,
        asker: &Asker,
        seat: Seat,
        who: &str,
    ) -> Result<AnsweredBy, Problem> {
        self.sheet.host_only(&asker.visitor)?;
        let seat = self.existing(seat)?;
        let free = |chair: &Chair| {
            chair.kind == SeatKind::Open
                || (chair.kind == SeatKind::Person && chair.visitors.is_empty())
        };
        if !free(&self.sheet.chairs[seat.index()]) {
            return Err(Code::SeatTaken.into());
        }
        let (visitor, name) = self.audience.by_who(who).ok_or(Code::NoSuchPerson)?;
        if !self.sheet.seats_of(&visitor).is_empty() {
            return Err(Code::SeatTaken.into());
        }
        let name = crate::name::clean_name(&name)?;
        let ready = self.sheet.chairs[seat.index()].ready;
        self.sheet.chairs[seat.index()].take(&visitor, name);
        let mut ack = AnsweredBy::Done;
        if self.sheet.phase == Phase::Running {
            self.sheet.chairs[seat.index()].ready = ready;
            if self
                .running
                .as_ref()
                .is_some_and(|r| r.stand_ins[seat.index()].is_some())
            {
                self.house_does(&HouseAction::Back { seat }, Some(asker.key.clone()))?;
                ack = AnsweredBy::Update;
            }
        }
        self.batch.places_changed([visitor]);
        self.batch.sheet_changed();
        Ok(ack)
    }
}
