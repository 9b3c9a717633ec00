//! What an action gains its seat, in words: the reason a hint gives. Everything it reads is
//! public (TF-X2).

use crate::action::Action;
use crate::bots::{rolls_about, steps_left};
use crate::cards::{Wish, cards};
use crate::marks::Marks;
use crate::state::{BONUS, GOAL, Phase, Taxifolie};
use crate::ways::{Drive, Walk};
use crate::words::fare_name;
use maraude_core::{Advise, Message, Seat};
use maraude_roads::Way;

/// How often two dice show 0 to 12, of 36.
const TIMES: [u32; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

impl Advise for Taxifolie {
    const ADVISER: &'static str = "strong";

    /// What an action gains the seat to act.
    fn gain(&self, seat: Seat, action: &Action) -> Option<Message> {
        match action {
            Action::Roll if self.phase == Phase::Opening => {
                Some(Message::new("taxifolie-gain-opening"))
            }
            Action::Roll => {
                let taxi = self.taxi(seat);
                if taxi.trip.is_empty() {
                    return None;
                }
                let walk = self.drives_of(seat, 0).start();
                let gain = Message::new("taxifolie-gain-roll")
                    .with("rolls", rolls_about(steps_left(&taxi.trip, &walk)))
                    .with("place", fare_name(taxi.trip.fare, self.edition));
                Some(gain)
            }
            Action::Drive { way } if self.phase == Phase::Drive => self.gain_of_way(seat, way),
            Action::Drive { .. } => None,
        }
    }
}

impl Taxifolie {
    fn gain_of_way(&self, seat: Seat, way: &Way) -> Option<Message> {
        let drive = self.drives();
        let walk = drive.follow(way).ok()?;
        let marks = drive.marks(way);
        let gain = if marks.any(Marks::ARRIVES) {
            self.gain_of_arrival(seat, &walk, marks)
        } else if marks.any(Marks::UNPAID) {
            Message::new("taxifolie-gain-unpaid")
        } else if walk.trip.broken {
            Message::new("taxifolie-gain-breaks")
        } else {
            self.gain_on_the_way(seat, &walk, marks)
        };
        if marks.any(Marks::HAZARD) {
            return Some(Message::new("taxifolie-gain-hazard").with("why", gain));
        }
        Some(gain)
    }

    fn gain_of_arrival(&self, seat: Seat, walk: &Walk, marks: Marks) -> Message {
        let sum = walk.trip.payment(cards()).total();
        let bonus = if marks.any(Marks::BONUS) { BONUS } else { 0 };
        if self.taxi(seat).money + sum + bonus >= GOAL {
            return Message::new("taxifolie-gain-reaches").with("sum", sum + bonus);
        }
        if bonus > 0 {
            return Message::new("taxifolie-gain-exact")
                .with("sum", sum)
                .with("bonus", bonus);
        }
        Message::new("taxifolie-gain-arrives").with("sum", sum)
    }

    /// The gain of a way on which the fare goes on: what it did for the client, and what comes
    /// next.
    fn gain_on_the_way(&self, seat: Seat, walk: &Walk, marks: Marks) -> Message {
        let trip = &self.taxi(seat).trip;
        let before = steps_left(trip, &self.drives_of(seat, 0).start());
        let left = steps_left(trip, walk);
        let avoids = walk
            .trip
            .wishes(cards())
            .any(|(_, wish)| matches!(wish, Wish::Avoid(_)));
        let why = if marks.any(Marks::SERVES) {
            "taxifolie-gain-why-serves"
        } else if marks.any(Marks::OBEYS) {
            "taxifolie-gain-why-obeys"
        } else if left >= before {
            "taxifolie-gain-why-placed"
        } else if avoids {
            "taxifolie-gain-why-keeps"
        } else {
            "taxifolie-gain-why-nearer"
        };
        let why = Message::new(why);
        let sum = walk.trip.payment(cards()).sum;
        let exact = self.exact_next(seat, walk);
        if exact > 0 {
            return Message::new("taxifolie-gain-aims")
                .with("why", why)
                .with("rolls", exact)
                .with("sum", sum + BONUS);
        }
        Message::new("taxifolie-gain-nears")
            .with("why", why)
            .with("rolls", rolls_about(left))
            .with("sum", sum)
    }

    /// The number of the 36 next rolls with which the taxi can land exactly.
    fn exact_next(&self, seat: Seat, walk: &Walk) -> u32 {
        let lands = |roll: u8| {
            let start = Walk {
                left: roll,
                ..*walk
            };
            let mut exact = false;
            Drive::new(self.edition, self.taxi(seat).money, start).each(&mut |_, marks| {
                exact |= marks.iter().any(|marks| marks.any(Marks::BONUS));
            });
            exact
        };
        (2..=12u8)
            .filter(|&roll| lands(roll))
            .map(|roll| TIMES[roll as usize])
            .sum()
    }
}
