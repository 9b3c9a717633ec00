//! What only the host of a table may do.

use super::command::{Ack, Asker};
use super::task::Task;
use crate::make::checked;
use crate::sheet::Chair;
use maraude_core::Seat;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, NewSeat, Phase, Problem, SeatKind};

impl Task {
    pub(crate) fn host_only(&self, asker: &Asker) -> Result<(), Problem> {
        if self.sheet.host == asker.visitor {
            Ok(())
        } else {
            Err(Code::NotHost.into())
        }
    }

    fn existing(&self, seat: Seat) -> Result<Seat, Problem> {
        if seat.number() <= self.sheet.seats() {
            Ok(seat)
        } else {
            Err(Code::NoSuchSeat.into())
        }
    }

    pub(crate) fn make_public(&mut self, asker: &Asker, public: bool) -> Result<Ack, Problem> {
        self.host_only(asker)?;
        self.sheet.public = public;
        self.sheet_changed();
        Ok(Ack::Done)
    }

    /// Before the beginning: what a seat is for. Whoever sat there gets up.
    pub(crate) fn set_seat(
        &mut self,
        asker: &Asker,
        seat: Seat,
        to: &NewSeat,
    ) -> Result<Ack, Problem> {
        self.host_only(asker)?;
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
        self.reseat(seat, Chair::new(&to, &asker.visitor, &name));
        self.batch.places.push(asker.visitor.clone());
        self.sheet_changed();
        self.begin_if_ready();
        Ok(Ack::Done)
    }

    /// Frees the seat of somebody who is away. In a running game a bot holds it until somebody
    /// else is given it.
    pub(crate) fn free(&mut self, asker: &Asker, seat: Seat) -> Result<Ack, Problem> {
        self.host_only(asker)?;
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
        let mut ack = Ack::Done;
        if self
            .running
            .as_ref()
            .is_some_and(|r| r.stand_ins[seat.index()].is_none())
        {
            let bot = self.default_bot();
            self.house_does(&HouseAction::StandIn { seat, bot }, Some(asker.key.clone()))?;
            ack = Ack::Update;
        }
        let chair = &mut self.sheet.chairs[seat.index()];
        chair.visitors.clear();
        chair.secret = crate::secret::new_secret();
        self.sheet_changed();
        Ok(ack)
    }

    /// Gives a free seat to somebody who watches.
    pub(crate) fn give(&mut self, asker: &Asker, seat: Seat, who: &str) -> Result<Ack, Problem> {
        self.host_only(asker)?;
        let seat = self.existing(seat)?;
        let free = |chair: &Chair| {
            chair.kind == SeatKind::Open
                || (chair.kind == SeatKind::Person && chair.visitors.is_empty())
        };
        if !free(&self.sheet.chairs[seat.index()]) {
            return Err(Code::SeatTaken.into());
        }
        let (visitor, name) = self.sockets.by_who(who).ok_or(Code::NoSuchPerson)?;
        if !self.sheet.seats_of(&visitor).is_empty() {
            return Err(Code::SeatTaken.into());
        }
        let name = crate::name::clean_name(&name)?;
        let ready = self.sheet.chairs[seat.index()].ready;
        self.sheet.chairs[seat.index()].take(&visitor, name);
        let mut ack = Ack::Done;
        if self.sheet.phase == Phase::Running {
            self.sheet.chairs[seat.index()].ready = ready;
            if self
                .running
                .as_ref()
                .is_some_and(|r| r.stand_ins[seat.index()].is_some())
            {
                self.house_does(&HouseAction::Back { seat }, Some(asker.key.clone()))?;
                ack = Ack::Update;
            }
        }
        self.batch.places.push(visitor);
        self.sheet_changed();
        Ok(ack)
    }
}
