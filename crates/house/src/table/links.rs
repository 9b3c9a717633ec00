//! Links into a seat for other devices of its person.
//!
//! The devices of a seat are kept in the order in which they came. A device can put out those that
//! came after it, never one before it: whoever got hold of a link can't put the owner out.

use super::asker::{AnsweredBy, Asker};
use super::seating::Seating;
use crate::secret::is_secret;
use crate::sheet::Chair;
use maraude_core::Seat;
use maraude_protocol::{Code, Problem};
use maraude_store::hash_of_secret;

impl Seating<'_> {
    /// Makes a new link; the one before is dead.
    pub(super) fn link(
        &mut self,
        asker: &Asker,
        seat: Seat,
        secret: &str,
    ) -> Result<AnsweredBy, Problem> {
        if !is_secret(secret) {
            return Err(Code::Malformed.into());
        }
        let chair = self.own_chair(asker, seat)?;
        chair.link = hash_of_secret(secret);
        let devices = chair.visitors.clone();
        self.game.batch().places_changed(devices);
        Ok(AnsweredBy::Done)
    }

    /// Revokes the link, and puts out the devices that came after the sender's.
    pub(super) fn revoke(&mut self, asker: &Asker, seat: Seat) -> Result<AnsweredBy, Problem> {
        let chair = self.own_chair(asker, seat)?;
        let devices = chair.visitors.clone();
        let own = devices.iter().position(|device| *device == asker.visitor);
        chair
            .visitors
            .truncate(own.map_or(devices.len(), |own| own + 1));
        chair.link = String::new();
        self.game.batch().places_changed(devices);
        Ok(AnsweredBy::Done)
    }

    fn own_chair(&mut self, asker: &Asker, seat: Seat) -> Result<&mut Chair, Problem> {
        if !self.game.sheet().seats_of(&asker.visitor).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        Ok(&mut self.game.record().change().chairs[seat.index()])
    }
}
