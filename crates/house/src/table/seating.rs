//! Sitting down, getting up, being ready.

use super::asker::{AnsweredBy, Asker};
use super::audience::Audience;
use super::game::TableGame;
use super::muting::muting_devices;
use crate::name::clean_name;
use crate::secret::Visitor;
use crate::sheet::Chair;
use maraude_core::{Seat, Seats};
use maraude_protocol::{Code, NewSeat, Phase, Problem, SeatKind, SitDown, Taxi};

/// The parts of a table that change when people sit down or get up.
pub(super) struct Seating<'a> {
    pub game: &'a mut TableGame,
    pub audience: &'a mut Audience,
}

impl Seating<'_> {
    /// Seats a visitor; does nothing if they sit there already.
    pub(super) fn sit(&mut self, visitor: &Visitor, wanted: &SitDown) -> Result<(), Problem> {
        let name = clean_name(&wanted.name)?;
        let sheet = self.game.sheet();
        // Once a game has begun, only the host gives a free seat to somebody.
        if sheet.phase != Phase::Gathering {
            return Err(Code::Begun.into());
        }
        let own = sheet.seats_of(visitor);
        match wanted.seat {
            None if !own.is_empty() => return Ok(()),
            Some(seat) if own.has(seat) => return Ok(()),
            Some(_) if !own.is_empty() => return Err(Code::AlreadySeated.into()),
            _ => {}
        }
        let open = |seat: &Seat| sheet.chairs[seat.index()].kind == SeatKind::Open;
        let seat = match wanted.seat {
            None => Seat::all(sheet.seats()).find(open).ok_or(Code::TableFull)?,
            Some(seat) if seat.number() > sheet.seats() => return Err(Code::NoSuchSeat.into()),
            Some(seat) if !open(&seat) => return Err(Code::SeatTaken.into()),
            Some(seat) => seat,
        };
        if sheet.is_put_out(visitor) {
            return Err(Code::PutOut.into());
        }
        let name = sheet.name_for(visitor, name);
        let sheet = self.game.record().change();
        sheet.chairs[seat.index()].take(visitor, name);
        sheet.give_taxi(seat, wanted.taxi);
        self.game.batch().places_changed([visitor.clone()]);
        Ok(())
    }

    /// Admits another device with the secret of a seat.
    pub(super) fn come_back(&mut self, visitor: &Visitor, secret: &str) -> Result<(), Problem> {
        let sheet = self.game.sheet();
        let seat = sheet.seat_of_secret(secret).ok_or(Code::WrongSecret)?;
        if !sheet.chairs[seat.index()].is_of(visitor) {
            let mut chair = sheet.chairs[seat.index()].clone();
            chair.admit(visitor)?;
            let sheet = self.game.record().change();
            sheet.chairs[seat.index()] = chair;
            // People who mute this person now mute the new device too.
            let muting = muting_devices(sheet);
            let batch = self.game.batch();
            batch.places_changed([visitor.clone()]);
            batch.places_changed(muting);
        }
        Ok(())
    }

    /// Makes all seats of a person ready. Their salt is used for the first of them only.
    pub(super) fn ready(
        &mut self,
        asker: &Asker,
        commitment: String,
    ) -> Result<AnsweredBy, Problem> {
        let seats = self.gathering_seats(asker)?;
        let sheet = self.game.sheet();
        sheet.check_commitment(&asker.visitor, &commitment)?;
        let mut commitment = Some(commitment);
        let sheet = self.game.record().change();
        for seat in seats.iter() {
            let chair = &mut sheet.chairs[seat.index()];
            chair.ready = true;
            chair.commitment = commitment.take().unwrap_or_default();
        }
        self.game.begin_if_ready(self.audience);
        Ok(AnsweredBy::Done)
    }

    /// Takes the salt that a person committed to.
    pub(super) fn reveal(&mut self, asker: &Asker, salt: String) -> Result<AnsweredBy, Problem> {
        let seat = self.game.sheet().seat_to_reveal(&asker.visitor, &salt)?;
        self.game.record().change().chairs[seat.index()].salt = salt;
        self.game.begin_if_ready(self.audience);
        Ok(AnsweredBy::Done)
    }

    pub(super) fn not_ready(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        let seats = self.gathering_seats(asker)?;
        let sheet = self.game.record().change();
        for seat in seats.iter() {
            let chair = &mut sheet.chairs[seat.index()];
            chair.ready = false;
            chair.commitment.clear();
        }
        Ok(AnsweredBy::Done)
    }

    pub(super) fn get_up(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        for seat in self.gathering_seats(asker)?.iter() {
            let chair = Chair::new(&NewSeat::Open, &self.game.sheet().host, "");
            self.reseat(seat, chair);
        }
        Ok(AnsweredBy::Done)
    }

    /// Replaces a chair before the game begins. The person who sat there loses the seat on all
    /// devices. The salt stays if a deal is played again.
    pub(super) fn reseat(&mut self, seat: Seat, chair: Chair) {
        let sheet = self.game.record().change();
        let before = std::mem::replace(&mut sheet.chairs[seat.index()], chair);
        if sheet.again.is_some() {
            sheet.chairs[seat.index()].salt = before.salt;
        }
        self.game.batch().places_changed(before.visitors);
    }

    /// Changes the name of a seat.
    pub(super) fn rename(
        &mut self,
        asker: &Asker,
        seat: Seat,
        name: &str,
    ) -> Result<AnsweredBy, Problem> {
        if !self.game.sheet().seats_of(&asker.visitor).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        // A name can say as much as a line of chat.
        self.game.refuse_if_silent()?;
        let name = clean_name(name)?;
        let name = self.game.sheet().name_for(&asker.visitor, name);
        self.game.record().change().chairs[seat.index()].name = name;
        Ok(AnsweredBy::Done)
    }

    /// Changes the taxi of a seat, before the game has begun.
    pub(super) fn choose_taxi(
        &mut self,
        asker: &Asker,
        seat: Seat,
        taxi: Taxi,
    ) -> Result<AnsweredBy, Problem> {
        if !self.gathering_seats(asker)?.has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        self.game.sheet().free_taxi(seat, taxi)?;
        self.game.record().change().give_taxi(seat, Some(taxi));
        Ok(AnsweredBy::Done)
    }

    /// Lists the table as public, or removes it from the list.
    pub(super) fn publish(&mut self, asker: &Asker, public: bool) -> Result<AnsweredBy, Problem> {
        self.game.sheet().host_only(&asker.visitor)?;
        self.game.record().change().public = public;
        Ok(AnsweredBy::Done)
    }

    /// The seats of the sender, if the game has not begun.
    fn gathering_seats(&self, asker: &Asker) -> Result<Seats, Problem> {
        self.game.sheet().still_gathers()?;
        let seats = self.game.sheet().seats_of(&asker.visitor);
        if seats.is_empty() {
            Err(Code::NotSeated.into())
        } else {
            Ok(seats)
        }
    }
}
