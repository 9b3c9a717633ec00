//! Arriving, being paid, and taking the next client (TF-T8 to TF-T10).

use super::{draw_open, shuffled_pile};
use crate::cards::cards;
use crate::event::Event;
use crate::marks::Marks;
use crate::state::{BONUS, FARES, Taxifolie, fare_cards};
use crate::trip::Trip;
use maraude_core::{Chance, Seat, Sink, bits};

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
            self.fares.put_under(fare);
        }
        self.clients.put_under(trip.client);
        bits(trip.orders).for_each(|card| self.hazards.put_under(card));
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
        let client = draw_open(&mut self.clients, out);
        let client = client.expect("70 clients are more than 6 taxis carry");
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
            let fare = draw_open(&mut self.fares, out);
            let fare = fare.expect("100 fares are more than 6 players hold");
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
            self.fares.put_under(fare);
        }
    }

    /// TF-T36: the kept cards of all players become a new pile.
    fn shuffle_fares(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let mut kept = 0;
        for taxi in self.taxis.values_mut() {
            kept |= std::mem::take(&mut taxi.kept);
        }
        let mut draw = chance.at(FARES, self.shuffles);
        self.fares = shuffled_pile(fare_cards(kept).collect(), &mut draw);
        self.shuffles += 1;
        out.tell(Event::FaresShuffled);
    }
}
