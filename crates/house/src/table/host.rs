//! Commands that only the host of a table may send.

use super::asker::{AnsweredBy, Asker};
use super::seating::Seating;
use crate::make::checked;
use crate::name::clean_name;
use crate::secret::new_secret;
use crate::sheet::Chair;
use maraude_core::Seat;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, NewSeat, Phase, Problem, SeatKind};

impl Seating<'_> {
    /// The chair of a seat, if the host asks for it.
    fn chair_for_host(&self, asker: &Asker, seat: Seat) -> Result<&Chair, Problem> {
        let sheet = self.game.sheet();
        sheet.host_only(&asker.visitor)?;
        sheet.chair(seat).ok_or_else(|| Code::NoSuchSeat.into())
    }

    /// Says what a seat is for, before the game has begun. The person who sat there gets up.
    pub(super) fn set_seat(
        &mut self,
        asker: &Asker,
        seat: Seat,
        to: &NewSeat,
    ) -> Result<AnsweredBy, Problem> {
        self.chair_for_host(asker, seat)?;
        let sheet = self.game.sheet();
        sheet.still_gathers()?;
        let to = checked(self.game.rules(), to)?;
        let mut name = String::new();
        if to == NewSeat::Me {
            if !sheet.seats_of(&asker.visitor).is_empty() {
                return Err(Code::SeatTaken.into());
            }
            name = clean_name(&self.audience.name_of(asker, self.game.house()))?;
        }
        self.reseat(seat, Chair::new(&to, &asker.visitor, &name));
        match to {
            NewSeat::Me => self.game.record().change().give_taxi(seat, None),
            NewSeat::Here { taxi, .. } => self.game.record().change().give_taxi(seat, taxi),
            NewSeat::Open | NewSeat::Bot { .. } => {}
        }
        self.game.batch().places_changed([asker.visitor.clone()]);
        self.game.begin_if_ready(self.audience);
        Ok(AnsweredBy::Done)
    }

    /// Frees the seat of an absent person. In a running game a bot holds it until the host gives it
    /// to somebody else.
    pub(super) fn free(&mut self, asker: &Asker, seat: Seat) -> Result<AnsweredBy, Problem> {
        let chair = self.chair_for_host(asker, seat)?;
        if chair.kind != SeatKind::Person || chair.is_of(&asker.visitor) {
            return Err(Code::NotYourSeat.into());
        }
        let sheet = self.game.sheet();
        if self.audience.is_present(sheet, seat) {
            return Err(Code::SeatTaken.into());
        }
        match sheet.phase {
            Phase::Gathering => return self.set_seat(asker, seat, &NewSeat::Open),
            Phase::Running => {}
            Phase::Over | Phase::SetAside => return Err(Code::Over.into()),
        }
        let mut answer = AnsweredBy::Done;
        if self.game.stand_in(seat).is_none() {
            let bot = self.game.default_bot();
            let stand_in = HouseAction::StandIn { seat, bot };
            self.game.house_does(&stand_in, Some(asker.key.clone()))?;
            answer = AnsweredBy::Update;
        }
        let chair = &mut self.game.record().change().chairs[seat.index()];
        chair.visitors.clear();
        chair.secret = new_secret();
        Ok(answer)
    }

    /// Gives a free seat to a spectator.
    pub(super) fn give(
        &mut self,
        asker: &Asker,
        seat: Seat,
        who: &str,
    ) -> Result<AnsweredBy, Problem> {
        let chair = self.chair_for_host(asker, seat)?;
        let left = chair.kind == SeatKind::Person && chair.visitors.is_empty();
        if chair.kind != SeatKind::Open && !left {
            return Err(Code::SeatTaken.into());
        }
        let ready = chair.ready;
        let (visitor, name) = self.audience.by_who(who).ok_or(Code::NoSuchPerson)?;
        if !self.game.sheet().seats_of(&visitor).is_empty() {
            return Err(Code::SeatTaken.into());
        }
        let name = clean_name(&name)?;
        let runs = self.game.sheet().phase == Phase::Running;
        let mut answer = AnsweredBy::Done;
        if runs && self.game.stand_in(seat).is_some() {
            let back = HouseAction::Back { seat };
            self.game.house_does(&back, Some(asker.key.clone()))?;
            answer = AnsweredBy::Update;
        }
        let sheet = self.game.record().change();
        sheet.give_taxi(seat, None);
        let chair = &mut sheet.chairs[seat.index()];
        chair.take(&visitor, name);
        chair.ready = ready && runs;
        self.game.batch().places_changed([visitor]);
        Ok(answer)
    }
}
