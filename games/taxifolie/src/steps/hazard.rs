//! Drawing a hazard card and obeying it (TF-T11 to TF-T14, TF-T27 to TF-T33).

use super::draw_open;
use crate::board::{CellNo, board};
use crate::cards::{Effect, cards};
use crate::event::Event;
use crate::marks::Marks;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Chance, Seat, Sink};
use maraude_roads::NOWHERE;

impl Taxifolie {
    /// Draws a hazard card and obeys it. Returns whether the turn stops because the player has
    /// reached the goal (TF-T35).
    pub(crate) fn draw_hazard(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) -> bool {
        let card = draw_open(&mut self.hazards, out);
        let card = card.expect("more hazards than orders that can lie open");
        out.tell(Event::Hazard { seat, card });
        let mut arrived = false;
        for &effect in &cards().hazards[card as usize].effects {
            arrived |= self.obey(seat, card, effect, chance, out);
        }
        if self.taxi(seat).trip.orders & 1 << card == 0 {
            self.hazards.put_under(card);
        }
        // All payments of one card are made before the test (TF-T33).
        let stopped = self.test_the_goal(out).has(seat);
        if arrived && !stopped && self.phase != Phase::Over {
            self.take_client(seat, chance, out);
        }
        stopped
    }

    /// Carries out one effect; returns whether the taxi arrived by it.
    fn obey(
        &mut self,
        seat: Seat,
        card: u8,
        effect: Effect,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) -> bool {
        match effect {
            Effect::Bank(sum) => self.settle_with_bank(seat, sum, out),
            Effect::Each(sum) => self.settle_with_each(seat, sum, out),
            Effect::Order(order) => self.take_order(seat, card, order, out),
            Effect::DropWishes => {
                let trip = &mut self.taxi_mut(seat).trip;
                (0..trip.open.len()).for_each(|no| trip.void_wish(no));
                trip.broken = false;
                out.tell(Event::WishesDropped { seat });
            }
            Effect::MissTurns(turns) => {
                let taxi = self.taxi_mut(seat);
                taxi.missed = taxi.missed.saturating_add(turns);
                out.tell(Event::WillMiss { seat, turns });
            }
            Effect::RollAgain => {
                self.extra += 1;
                out.tell(Event::RollsAgain { seat });
            }
            Effect::MoveTo(cell) => return self.put(seat, cell, out),
            Effect::NewFare => self.change_fare(seat, chance, out),
            Effect::Doubled => self.taxi_mut(seat).trip.doubled = true,
            Effect::Tip(sum) => self.taxi_mut(seat).trip.tip += sum,
        }
        false
    }

    /// TF-T30: the taxi is put on a cell, which counts as driven over; returns whether it arrived.
    fn put(&mut self, seat: Seat, cell: CellNo, out: &mut impl Sink<Event>) -> bool {
        let edition = self.edition;
        out.tell(Event::Put {
            seat,
            cell,
            edition,
        });
        let taxi = self.taxi_mut(seat);
        (taxi.cell, taxi.from) = (cell, NOWHERE);
        let before = taxi.trip;
        let marks = taxi.trip.put((board(), cards()), cell);
        if marks.any(Marks::SERVES) {
            out.tell(Event::Served {
                seat,
                cell,
                edition,
            });
        }
        self.put_back_orders(seat, &before, out);
        let arrived = marks.any(Marks::ARRIVES | Marks::UNPAID);
        if arrived {
            self.end_fare(seat, marks, out);
        }
        arrived
    }

    /// TF-C4: another fare card; the client, the wishes and their progress stay.
    fn change_fare(&mut self, seat: Seat, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let edition = self.edition;
        let old = self.taxi(seat).trip.fare;
        let fare = self.draw_fare(seat, chance, out);
        self.fares.put_under(old);
        self.taxi_mut(seat).trip.fare = fare;
        out.tell(Event::FareChanged {
            seat,
            fare,
            edition,
        });
    }
}
