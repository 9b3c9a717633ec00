//! The draw of a table's chance in two rounds: everybody commits to a salt, and only when all have
//! done so everybody reveals it. docs/honest-dice.md says what it is for.

use crate::secret::{Visitor, random};
use crate::sheet::{Chair, Sheet};
use maraude_core::digest::{from_hex, hex};
use maraude_core::journal::salt_commitment;
use maraude_core::{Seat, Seats};
use maraude_protocol::{Code, LONGEST_SALT, Phase, SeatKind};

/// Milliseconds that people have to reveal their salts. Browsers do it by themselves at once.
pub(crate) const REVEAL_MS: u64 = 10_000;

impl Chair {
    /// Whether its person has revealed the salt they committed to, or adds none.
    pub(crate) fn is_revealed(&self) -> bool {
        self.commitment.is_empty() || commitment_to(&self.salt).as_ref() == Some(&self.commitment)
    }

    /// What the journal's header will say that this seat committed to; empty before it is known.
    fn header_commitment(&self) -> String {
        match self.kind {
            SeatKind::Person if self.ready && self.commitment.is_empty() => {
                hex(&salt_commitment(b""))
            }
            SeatKind::Person if self.ready => self.commitment.clone(),
            _ => String::new(),
        }
    }
}

/// The commitment to a salt, both in hexadecimal.
fn commitment_to(salt: &str) -> Option<String> {
    Some(hex(&salt_commitment(&from_hex(salt)?)))
}

impl Sheet {
    /// Refuses if the game has begun, or if salts are being revealed: whoever changed something
    /// then could choose between two deals.
    pub(crate) fn still_gathers(&self) -> Result<(), Code> {
        match self.phase {
            Phase::Gathering if self.revealing => Err(Code::Drawing),
            Phase::Gathering => Ok(()),
            _ => Err(Code::Begun),
        }
    }

    /// What each seat has committed to.
    pub(crate) fn salt_commitments(&self) -> Vec<String> {
        match &self.header {
            Some(header) if header.is_chained() => header.salt_commitments.clone(),
            None if self.again.is_none() => {
                self.chairs.iter().map(Chair::header_commitment).collect()
            }
            _ => vec![String::new(); self.chairs.len()],
        }
    }

    /// The seats of people who did not reveal a salt in time.
    pub(crate) fn unsalted_seats(&self) -> Seats {
        let lost = |seat: &Seat| {
            let visitors = &self.chairs[seat.index()].visitors;
            visitors.iter().any(|one| self.unsalted.contains(one))
        };
        self.people().iter().filter(lost).collect()
    }

    /// Refuses the commitment of a visitor if it is none, or if this visitor may add nothing to the
    /// chance: a salt is never taken and then ignored.
    pub(crate) fn check_commitment(&self, visitor: &Visitor, commitment: &str) -> Result<(), Code> {
        if commitment.is_empty() {
            return Ok(());
        }
        if from_hex(commitment).is_none_or(|bytes| bytes.len() != 32) {
            return Err(Code::Malformed);
        }
        let unsalted = self.unsalted_seats();
        let mut own = self.seats_of(visitor).iter();
        if self.again.is_some() || own.any(|seat| unsalted.has(seat)) {
            return Err(Code::NoSalt);
        }
        Ok(())
    }

    /// The seat that this visitor committed to this salt for.
    pub(crate) fn seat_to_reveal(&self, visitor: &Visitor, salt: &str) -> Result<Seat, Code> {
        if !self.revealing {
            return Err(Code::NotRevealing);
        }
        if salt.len() > 2 * LONGEST_SALT {
            return Err(Code::TooLong);
        }
        let commitment = commitment_to(salt).ok_or(Code::Malformed)?;
        let own = self.seats_of(visitor);
        let committed = |seat: &Seat| self.chairs[seat.index()].commitment == commitment;
        own.iter().find(committed).ok_or(Code::WrongSalt)
    }

    /// Drops the salts that people of versions before journal format 2 sent without committing to
    /// them. These people get ready again.
    pub(crate) fn drop_uncommitted(&mut self) {
        if self.phase != Phase::Gathering || self.again.is_some() {
            return;
        }
        let old = |chair: &&mut Chair| !chair.salt.is_empty() && chair.commitment.is_empty();
        for chair in self.chairs.iter_mut().filter(old) {
            chair.salt.clear();
            chair.ready = false;
        }
    }

    /// Draws the chance anew because somebody did not reveal in time: a new seed, new commitments.
    /// Those who did not reveal add nothing from now on, so that a second refusal gains nothing.
    pub(crate) fn draw_anew(&mut self) {
        self.seed = hex(&random::<32>());
        self.redrawn += 1;
        self.revealing = false;
        for chair in &mut self.chairs {
            if !chair.is_revealed() {
                self.unsalted.extend(chair.visitors.iter().cloned());
            }
        }
        let unsalted = self.unsalted_seats();
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            chair.salt.clear();
            chair.commitment.clear();
            // They have nothing to send any more; the others commit again.
            chair.ready = chair.kind == SeatKind::Bot || unsalted.has(Seat::at(at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::new_secret;
    use maraude_protocol::NewSeat;
    use serde_json::value::to_raw_value;

    fn sheet() -> (Sheet, [Visitor; 2]) {
        let [anna, boris] = [(); 2].map(|()| Visitor::of_secret(&new_secret()).unwrap());
        let options = to_raw_value(&serde_json::json!({})).unwrap();
        let seed = hex(&[7; 32]);
        let mut sheet = Sheet::new("pioche".into(), options, seed, anna.clone(), 0);
        sheet.chairs = vec![
            Chair::new(&NewSeat::Me, &anna, "Anna"),
            Chair::new(&NewSeat::Open, &anna, ""),
        ];
        sheet.chairs[1].take(&boris, "Boris".into());
        (sheet, [anna, boris])
    }

    /// Both have committed; Anna has revealed.
    fn half_revealed() -> (Sheet, [Visitor; 2]) {
        let (mut sheet, people) = sheet();
        for (chair, salt) in sheet.chairs.iter_mut().zip(["aa", "bb"]) {
            chair.ready = true;
            chair.commitment = commitment_to(salt).unwrap();
        }
        sheet.revealing = true;
        sheet.chairs[0].salt = "aa".into();
        (sheet, people)
    }

    #[test]
    fn only_the_committed_salt_is_taken() {
        let (sheet, [anna, boris]) = half_revealed();
        for ground in ["", "bc", "aa", "bb00"] {
            let refused = sheet.seat_to_reveal(&boris, ground);
            assert_eq!(refused, Err(Code::WrongSalt), "{ground}");
        }
        assert_eq!(sheet.seat_to_reveal(&boris, "bb"), Ok(Seat::at(1)));
        assert_eq!(sheet.seat_to_reveal(&anna, "bb"), Err(Code::WrongSalt));
        for text in ["b", "BB", "xx"] {
            let refused = sheet.seat_to_reveal(&boris, text);
            assert_eq!(refused, Err(Code::Malformed), "{text}");
        }
        let long = "b".repeat(2 * LONGEST_SALT + 2);
        assert_eq!(sheet.seat_to_reveal(&boris, &long), Err(Code::TooLong));
        let (early, _) = self::sheet();
        assert_eq!(early.seat_to_reveal(&boris, "bb"), Err(Code::NotRevealing));
    }

    #[test]
    fn a_salt_that_is_not_revealed_costs_the_right_to_add_one_and_the_seed_is_new() {
        let (mut sheet, [anna, boris]) = half_revealed();
        let before = sheet.seed.clone();
        sheet.draw_anew();
        assert_ne!(sheet.seed, before);
        assert_eq!((sheet.redrawn, sheet.revealing), (1, false));
        let ready: Vec<bool> = sheet.chairs.iter().map(|chair| chair.ready).collect();
        assert_eq!(ready, [false, true]);
        assert_eq!(
            sheet.unsalted_seats().iter().collect::<Vec<_>>(),
            [Seat::at(1)]
        );
        let commitment = commitment_to("cc").unwrap();
        let taken = sheet.check_commitment(&anna, &commitment);
        assert_eq!(taken, Ok(()));
        let refused = sheet.check_commitment(&boris, &commitment);
        assert_eq!(refused, Err(Code::NoSalt));
        // Getting up and sitting down again does not bring the right back.
        sheet.chairs[1] = Chair::new(&NewSeat::Open, &anna, "");
        sheet.chairs[1].take(&boris, "Boris".into());
        let refused = sheet.check_commitment(&boris, &commitment);
        assert_eq!(refused, Err(Code::NoSalt));
        assert_eq!(sheet.check_commitment(&boris, ""), Ok(()));
    }

    #[test]
    fn a_deal_that_was_played_before_takes_no_salt() {
        let (mut sheet, [anna, _]) = sheet();
        sheet.again = Some("table".into());
        let commitment = commitment_to("cc").unwrap();
        let refused = sheet.check_commitment(&anna, &commitment);
        assert_eq!(refused, Err(Code::NoSalt));
        sheet.chairs[0].ready = true;
        assert_eq!(sheet.salt_commitments(), ["", ""]);
    }

    #[test]
    fn the_commitments_are_those_of_the_header() {
        let (mut sheet, _) = half_revealed();
        sheet.chairs.push(Chair::new(
            &NewSeat::Bot { bot: "x".into() },
            &sheet.host,
            "",
        ));
        sheet.chairs[0].commitment.clear();
        let shown = sheet.salt_commitments();
        assert_eq!(shown[0], hex(&salt_commitment(b"")));
        assert_eq!(shown[1], hex(&salt_commitment(&[0xbb])));
        assert_eq!(shown[2], "");
        sheet.chairs[1].ready = false;
        assert_eq!(sheet.salt_commitments()[1], "");
    }
}
