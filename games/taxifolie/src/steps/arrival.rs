//! Arriving, being paid, and taking the next client (TF-T8 to TF-T10).

use crate::cards::cards;
use crate::event::Event;
use crate::marks::Marks;
use crate::state::{BONUS, FARES, Taxifolie};
use crate::trip::Trip;
use maraude_core::{Chance, Seat, Sink, Viewers};

impl Taxifolie {
    /// The fare ends: paid, with 20 EUR more for an exact landing, or not.
    pub(crate) fn end_fare(&mut self, seat: Seat, marks: Marks, out: &mut impl Sink<Event>) {
        let edition = self.edition;
        let trip = self.taxi(seat).trip;
        let fare = trip.fare;
        if marks.any(Marks::ARRIVES) {
            let payment = trip.payment(cards());
            let bonus = if marks.any(Marks::BONUS) { BONUS } else { 0 };
            out.tell(Event::Paid {
                seat,
                fare,
                edition,
                sum: payment.sum,
                tip: payment.tip,
                bonus,
            });
            self.bank_pays(seat, payment.total() + bonus);
            let taxi = self.taxi_mut(seat);
            taxi.kept |= 1 << fare;
            taxi.done += 1;
        } else {
            out.tell(Event::Unpaid {
                seat,
                fare,
                edition,
            });
            self.fares.slip_under(fare);
        }
        self.clients.slip_under(trip.client);
        let mut bits = trip.orders;
        while bits != 0 {
            self.hazards.slip_under(bits.trailing_zeros() as u8);
            bits &= bits - 1;
        }
        self.taxi_mut(seat).trip = Trip::EMPTY;
    }

    /// A new client and a new fare.
    pub(crate) fn take_client(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        let edition = self.edition;
        let (client, hidden) = self
            .clients
            .draw()
            .expect("70 clients are more than 6 taxis carry");
        if hidden {
            out.reveal(Viewers::ALL);
        }
        let fare = self.draw_fare(seat, chance, out);
        self.taxi_mut(seat).trip = Trip::board(cards(), client, fare);
        out.tell(Event::Boarded {
            seat,
            client,
            fare,
            edition,
        });
    }

    /// A fare card to somewhere else than where the taxi stands (TF-T10).
    pub(crate) fn draw_fare(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) -> u8 {
        let edition = self.edition;
        loop {
            if self.fares.is_empty() {
                self.shuffle_fares(chance, out);
            }
            let (fare, hidden) = self
                .fares
                .draw()
                .expect("100 fares are more than 6 players hold");
            if hidden {
                out.reveal(Viewers::ALL);
            }
            if cards().fares[fare as usize].cell != self.taxi(seat).cell {
                return fare;
            }
            out.tell(Event::FareSkipped {
                seat,
                fare,
                edition,
            });
            // Were it the last one, it would only come up again.
            if self.fares.is_empty() {
                self.shuffle_fares(chance, out);
            }
            self.fares.slip_under(fare);
        }
    }

    /// TF-T36: the kept cards of all players become a new pile.
    fn shuffle_fares(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let mut cards = [0; 100];
        let mut n = 0;
        for seat in Seat::all(self.seats) {
            let mut kept = std::mem::take(&mut self.taxi_mut(seat).kept);
            while kept != 0 {
                cards[n] = kept.trailing_zeros() as u8;
                n += 1;
                kept &= kept - 1;
            }
        }
        // By number, so that the new order depends on chance alone.
        cards[..n].sort_unstable();
        chance.at(FARES, self.shuffles).shuffle(&mut cards[..n]);
        self.shuffles += 1;
        self.fares = crate::pile::Pile::shuffled(&cards[..n]);
        out.tell(Event::FaresShuffled);
    }
}
