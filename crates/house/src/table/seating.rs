//! Sitting down, getting up, being ready.

use super::audience::Audience;
use super::batch::Batch;
use super::command::{AnsweredBy, Asker};
use super::muting::muting_devices;
use super::streams::Streams;
use super::task::TableTask;
use crate::name::clean_name;
use crate::secret::Visitor;
use crate::sheet::{Chair, Sheet};
use maraude_core::digest::from_hex;
use maraude_core::{Seat, Seats, Viewer};
use maraude_protocol::{Bye, Code, LONGEST_SALT, NewSeat, Phase, Problem, SeatKind, SitDown};

/// The parts of a table that change when people sit down or get up.
pub(super) struct Seating<'a> {
    sheet: &'a mut Sheet,
    audience: &'a mut Audience,
    streams: &'a mut Streams,
    batch: &'a mut Batch,
}

impl TableTask {
    pub(super) fn seating(&mut self) -> Seating<'_> {
        Seating {
            sheet: &mut self.sheet,
            audience: &mut self.audience,
            streams: &mut self.streams,
            batch: &mut self.batch,
        }
    }
}

impl Seating<'_> {
    /// Seats a visitor; does nothing if they sit there already.
    pub(super) fn sit(&mut self, visitor: &Visitor, wanted: &SitDown) -> Result<(), Problem> {
        let name = clean_name(&wanted.name)?;
        // Once a game has begun, only the host gives a free seat to somebody.
        if self.sheet.phase != Phase::Gathering {
            return Err(Code::Begun.into());
        }
        let own = self.sheet.seats_of(visitor);
        match wanted.seat {
            None if !own.is_empty() => return Ok(()),
            Some(seat) if own.has(seat) => return Ok(()),
            Some(_) if !own.is_empty() => return Err(Code::AlreadySeated.into()),
            _ => {}
        }
        let open = |seat: &Seat| self.sheet.chairs[seat.index()].kind == SeatKind::Open;
        let seat = match wanted.seat {
            None => Seat::all(self.sheet.seats())
                .find(open)
                .ok_or(Code::TableFull)?,
            Some(seat) if seat.number() > self.sheet.seats() => {
                return Err(Code::NoSuchSeat.into());
            }
            Some(seat) if !open(&seat) => return Err(Code::SeatTaken.into()),
            Some(seat) => seat,
        };
        self.sheet.chairs[seat.index()].take(visitor, name);
        self.batch.places_changed([visitor.clone()]);
        self.batch.sheet_changed();
        Ok(())
    }

    /// Admits another device with the secret of a seat.
    pub(super) fn come_back(&mut self, visitor: &Visitor, secret: &str) -> Result<(), Problem> {
        let seat = self.sheet.seat_of_secret(secret).ok_or(Code::WrongSecret)?;
        let chair = &mut self.sheet.chairs[seat.index()];
        if !chair.is_of(visitor) {
            chair.admit(visitor);
            self.batch.places_changed([visitor.clone()]);
            // People who mute this person now mute the new device too.
            self.batch.places_changed(muting_devices(self.sheet));
            self.batch.sheet_changed();
        }
        Ok(())
    }

    /// Makes all seats of a person ready. Their salt is used for one seat only.
    pub(super) fn ready(&mut self, asker: &Asker, salt: String) -> Result<(), Problem> {
        let seats = self.gathering_seats(asker)?;
        if salt.len() > 2 * LONGEST_SALT {
            return Err(Code::TooLong.into());
        }
        if from_hex(&salt).is_none() {
            return Err(Code::Malformed.into());
        }
        let mut salt = Some(salt);
        for seat in seats.iter() {
            let chair = &mut self.sheet.chairs[seat.index()];
            chair.ready = true;
            if self.sheet.again.is_none() {
                chair.salt = salt.take().unwrap_or_default();
            }
        }
        self.batch.sheet_changed();
        Ok(())
    }

    pub(super) fn not_ready(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        for seat in self.gathering_seats(asker)?.iter() {
            self.sheet.chairs[seat.index()].ready = false;
        }
        self.batch.sheet_changed();
        Ok(AnsweredBy::Done)
    }

    pub(super) fn get_up(&mut self, asker: &Asker) -> Result<AnsweredBy, Problem> {
        for seat in self.gathering_seats(asker)?.iter() {
            let host = self.sheet.host.clone();
            self.reseat(seat, Chair::new(&NewSeat::Open, &host, ""));
        }
        self.batch.sheet_changed();
        Ok(AnsweredBy::Done)
    }

    /// Replaces a chair before the game begins. The person who sat there loses the seat on all
    /// devices. The salt stays if a deal is played again.
    pub(super) fn reseat(&mut self, seat: Seat, chair: Chair) {
        let before = std::mem::replace(&mut self.sheet.chairs[seat.index()], chair);
        if self.sheet.again.is_some() {
            self.sheet.chairs[seat.index()].salt = before.salt;
        }
        for visitor in before.visitors {
            self.unseat_viewers(&visitor);
            self.batch.places_changed([visitor]);
        }
    }

    /// Changes the name of a seat.
    pub(super) fn rename(&mut self, seat: Seat, name: &str) -> Result<AnsweredBy, Problem> {
        self.sheet.chairs[seat.index()].name = clean_name(name)?;
        self.batch.sheet_changed();
        Ok(AnsweredBy::Done)
    }

    /// Lists the table as public, or removes it from the list.
    pub(super) fn publish(&mut self, asker: &Asker, public: bool) -> Result<AnsweredBy, Problem> {
        self.sheet.host_only(&asker.visitor)?;
        self.sheet.public = public;
        self.batch.sheet_changed();
        Ok(AnsweredBy::Done)
    }

    /// The seats of the sender, if the game has not begun.
    fn gathering_seats(&self, asker: &Asker) -> Result<Seats, Problem> {
        if self.sheet.phase != Phase::Gathering {
            return Err(Code::Begun.into());
        }
        let seats = self.sheet.seats_of(&asker.visitor);
        if seats.is_empty() {
            Err(Code::NotSeated.into())
        } else {
            Ok(seats)
        }
    }

    /// Sends a goodbye to the sockets that view a lost seat; they come back as spectators.
    fn unseat_viewers(&mut self, visitor: &Visitor) {
        let seats = self.sheet.seats_of(visitor);
        for socket in self.audience.sockets_of(visitor) {
            let seat = self.audience.viewer(socket).and_then(Viewer::seat);
            if seat.is_some_and(|seat| !seats.has(seat)) {
                if let Some(left) = self.audience.look(socket, None) {
                    self.streams.close(left);
                }
                self.audience.farewell(socket, Bye::ComeBack);
            }
        }
    }
}

impl TableTask {
    pub(super) fn ready(&mut self, asker: &Asker, salt: String) -> Result<AnsweredBy, Problem> {
        self.seating().ready(asker, salt)?;
        self.begin_if_ready();
        Ok(AnsweredBy::Done)
    }

    pub(super) fn rename(
        &mut self,
        asker: &Asker,
        seat: Seat,
        name: &str,
    ) -> Result<AnsweredBy, Problem> {
        if !self.sheet.seats_of(&asker.visitor).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        // A name can say as much as a line of chat.
        self.refuse_if_silent()?;
        self.seating().rename(seat, name)
    }
}
