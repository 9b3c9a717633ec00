//! Money: nobody pays more than there is (TF-T16, TF-T32).

use crate::event::Event;
use crate::state::Taxifolie;
use maraude_core::{Seat, Sink};

impl Taxifolie {
    pub(crate) fn bank_pays(&mut self, seat: Seat, sum: u16) {
        self.bank -= sum;
        self.taxi_mut(seat).money += sum;
    }

    /// A card's sum from the bank, or to it.
    pub(crate) fn settle_with_bank(&mut self, seat: Seat, sum: i16, out: &mut impl Sink<Event>) {
        if sum >= 0 {
            let sum = sum.unsigned_abs();
            self.bank_pays(seat, sum);
            out.tell(Event::FromBank { seat, sum });
        } else {
            let taxi = self.taxi_mut(seat);
            let sum = sum.unsigned_abs().min(taxi.money);
            taxi.money -= sum;
            self.bank += sum;
            if sum > 0 {
                out.tell(Event::ToBank { seat, sum });
            }
        }
    }

    /// A card's sum from each other player, or to each: clockwise, until nothing is left.
    pub(crate) fn settle_with_each(&mut self, seat: Seat, sum: i16, out: &mut impl Sink<Event>) {
        let mut other = seat.next(self.seats);
        while other != seat {
            let (from, to) = if sum >= 0 {
                (other, seat)
            } else {
                (seat, other)
            };
            let paid = sum.unsigned_abs().min(self.taxi(from).money);
            self.taxi_mut(from).money -= paid;
            self.taxi_mut(to).money += paid;
            if paid > 0 {
                out.tell(Event::Gave {
                    from,
                    to,
                    sum: paid,
                });
            }
            other = other.next(self.seats);
        }
    }
}
