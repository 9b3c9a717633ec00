//! What the host arranges, and what becomes of the seats of absent people.

use super::asker::{AnsweredBy, Asker};
use super::seating::Seating;
use crate::make::checked;
use crate::name::clean_name;
use crate::sheet::Chair;
use maraude_core::Seat;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, NewSeat, Phase, Problem, SeatKind};

/// The most people whom the host of a table may put out.
const MAX_PUT_OUT: usize = 200;

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

    /// Puts a person out of this table and keeps them out. In a game that has begun, nobody with a
    /// seat is put out: the seat is theirs.
    pub(super) fn put_out(&mut self, asker: &Asker, who: &str) -> Result<AnsweredBy, Problem> {
        let sheet = self.game.sheet();
        sheet.host_only(&asker.visitor)?;
        let (visitor, _) = self.audience.by_who(who).ok_or(Code::NoSuchPerson)?;
        if visitor == asker.visitor {
            return Err(Code::NoSuchPerson.into());
        }
        let seats = sheet.seats_of(&visitor);
        if !seats.is_empty() && sheet.phase != Phase::Gathering {
            return Err(Code::Begun.into());
        }
        if sheet.put_out.len() >= MAX_PUT_OUT {
            return Err(Code::TooMany.into());
        }
        for seat in seats.iter() {
            let chair = Chair::new(&NewSeat::Open, &asker.visitor, "");
            self.reseat(seat, chair);
        }
        self.game.record().change().put_out.push(visitor);
        Ok(AnsweredBy::Done)
    }

    /// Lets a bot hold the seat of a person who has been away for a while; the person keeps the
    /// seat. Before the game begins, the host frees it.
    pub(super) fn free(&mut self, asker: &Asker, seat: Seat) -> Result<AnsweredBy, Problem> {
        let sheet = self.game.sheet();
        match sheet.phase {
            Phase::Gathering => {
                self.chair_for_host(asker, seat)?;
                if self.audience.is_present(sheet, seat) {
                    return Err(Code::SeatTaken.into());
                }
                return self.set_seat(asker, seat, &NewSeat::Open);
            }
            Phase::Running => {}
            Phase::Over | Phase::SetAside => return Err(Code::Over.into()),
        }
        if asker.seat.is_none() {
            sheet.host_only(&asker.visitor)?;
        }
        self.game.is_long_gone(seat)?;
        if self.game.stand_in(seat).is_some() {
            return Ok(AnsweredBy::Done);
        }
        let bot = self.game.default_bot();
        let stand_in = HouseAction::StandIn { seat, bot };
        self.game.house_does(&stand_in, Some(asker.key.clone()))?;
        self.game.batch().table_changed();
        Ok(AnsweredBy::Update)
    }

    /// Gives the sender's own seat to a spectator, or an open one if the sender is the host.
    pub(super) fn give(
        &mut self,
        asker: &Asker,
        seat: Seat,
        who: &str,
    ) -> Result<AnsweredBy, Problem> {
        let sheet = self.game.sheet();
        if matches!(sheet.phase, Phase::Over | Phase::SetAside) {
            return Err(Code::Over.into());
        }
        if !sheet.seats_of(&asker.visitor).has(seat) {
            let chair = self.chair_for_host(asker, seat)?;
            if chair.kind != SeatKind::Open {
                return Err(Code::NotYourSeat.into());
            }
        }
        let (visitor, name) = self.audience.by_who(who).ok_or(Code::NoSuchPerson)?;
        let heir = (visitor, clean_name(&name)?);
        self.game.hand_over(seat, heir, Some(asker.key.clone()))
    }
}
