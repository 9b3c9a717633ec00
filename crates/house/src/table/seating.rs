//! Sitting down, getting up, being ready.

use super::command::{Ack, Asker};
use super::task::Task;
use crate::name::clean_name;
use crate::secret::Visitor;
use crate::sheet::Chair;
use maraude_core::digest::from_hex;
use maraude_core::{Seat, Seats, Viewer};
use maraude_protocol::{Code, LONGEST_SALT, NewSeat, Phase, Problem, SeatKind, SitDown};

impl Task {
    /// The sheet has changed: it is written down, and everybody is told.
    pub(crate) fn sheet_changed(&mut self) {
        self.batch.sheet = true;
        self.batch.table = true;
    }

    pub(crate) fn sit(&mut self, visitor: &Visitor, wanted: &SitDown) -> Result<(), Problem> {
        let name = clean_name(&wanted.name)?;
        // A freed seat of a running game is the host's to give; before, whoever comes may sit.
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
        let seats = Seat::all(self.sheet.seats());
        let open = |seat: &Seat| self.sheet.chairs[seat.index()].kind == SeatKind::Open;
        let seat = match wanted.seat {
            None => seats.into_iter().find(open).ok_or(Code::TableFull)?,
            Some(seat) if seat.number() > self.sheet.seats() => {
                return Err(Code::NoSuchSeat.into());
            }
            Some(seat) if !open(&seat) => return Err(Code::SeatTaken.into()),
            Some(seat) => seat,
        };
        self.sheet.chairs[seat.index()].take(visitor, name);
        self.batch.places.push(visitor.clone());
        self.sheet_changed();
        Ok(())
    }

    /// Comes back with the secret of a seat.
    pub(crate) fn come_back(&mut self, visitor: &Visitor, secret: &str) -> Result<(), Problem> {
        let seat = self.sheet.seat_of_secret(secret).ok_or(Code::WrongSecret)?;
        if !self.sheet.chairs[seat.index()].is_of(visitor) {
            self.sheet.chairs[seat.index()].admit(visitor);
            self.batch.places.push(visitor.clone());
            self.tell_muting();
            self.sheet_changed();
        }
        Ok(())
    }

    pub(crate) fn ready(&mut self, asker: &Asker, salt: String) -> Result<Ack, Problem> {
        let seats = self.gathering_seats(asker)?;
        if salt.len() > 2 * LONGEST_SALT {
            return Err(Code::TooLong.into());
        }
        if from_hex(&salt).is_none() {
            return Err(Code::Malformed.into());
        }
        // All own seats get ready; the salt counts once.
        let mut salt = Some(salt);
        for seat in seats.iter() {
            let chair = &mut self.sheet.chairs[seat.index()];
            chair.ready = true;
            if self.sheet.again.is_none() {
                chair.salt = salt.take().unwrap_or_default();
            }
        }
        self.sheet_changed();
        self.begin_if_ready();
        Ok(Ack::Done)
    }

    pub(crate) fn not_ready(&mut self, asker: &Asker) -> Result<Ack, Problem> {
        for seat in self.gathering_seats(asker)?.iter() {
            self.sheet.chairs[seat.index()].ready = false;
        }
        self.sheet_changed();
        Ok(Ack::Done)
    }

    pub(crate) fn get_up(&mut self, asker: &Asker) -> Result<Ack, Problem> {
        for seat in self.gathering_seats(asker)?.iter() {
            let host = self.sheet.host.clone();
            self.reseat(seat, Chair::new(&NewSeat::Open, &host, ""));
        }
        self.sheet_changed();
        Ok(Ack::Done)
    }

    /// Puts another chair at a table that gathers. Whoever sat there, on whichever device, no
    /// longer looks through that seat; the salt of a deal that is played again stays.
    pub(crate) fn reseat(&mut self, seat: Seat, chair: Chair) {
        let before = std::mem::replace(&mut self.sheet.chairs[seat.index()], chair);
        if self.sheet.again.is_some() {
            self.sheet.chairs[seat.index()].salt = before.salt;
        }
        for visitor in &before.visitors {
            self.unseat_viewers(visitor);
        }
    }

    pub(crate) fn rename(&mut self, asker: &Asker, seat: Seat, name: &str) -> Result<Ack, Problem> {
        if !self.sheet.seats_of(&asker.visitor).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        // A name can say as much as a line of chat.
        self.hush()?;
        self.sheet.chairs[seat.index()].name = clean_name(name)?;
        self.sheet_changed();
        Ok(Ack::Done)
    }

    /// The own seats at a table that still gathers.
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

    /// Whoever lost a seat no longer looks through it: their sockets come back as spectators.
    fn unseat_viewers(&mut self, visitor: &Visitor) {
        let seats = self.sheet.seats_of(visitor);
        for socket in self.sockets.of(visitor) {
            let seat = self.sockets.viewer(socket).and_then(Viewer::seat);
            if seat.is_some_and(|seat| !seats.has(seat)) {
                self.look_through(socket, None);
                let why = maraude_protocol::Bye::ComeBack;
                self.sockets.tell_private(socket, super::Private::Bye(why));
            }
        }
        self.batch.places.push(visitor.clone());
    }
}
