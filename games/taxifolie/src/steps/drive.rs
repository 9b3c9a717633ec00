//! Driving a way, cell by cell, and its consequences (TF-T4, TF-T22 to TF-T26).

use crate::board::{CellNo, board};
use crate::cards::{Order, cards};
use crate::event::Event;
use crate::marks::Marks;
use crate::state::{Phase, Taxifolie};
use crate::trip::Trip;
use maraude_core::{Chance, Seat, Sink, bits};
use maraude_roads::Way;

impl Taxifolie {
    pub(crate) fn drive(&mut self, way: &Way, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let (seat, edition, way) = (self.turn, self.edition, *way);
        out.tell(Event::Drove { seat, way, edition });
        let (marks, mut stopped) = self.follow(seat, &way, out);
        if self.phase == Phase::Over {
            return;
        }
        if marks.any(Marks::ARRIVES | Marks::UNPAID) && !stopped {
            self.take_client(seat, chance, out);
        }
        if marks.any(Marks::HAZARD) && !stopped {
            stopped = self.draw_hazard(seat, chance, out);
            if self.phase == Phase::Over {
                return;
            }
        }
        self.go_on(stopped, chance, out);
    }

    /// Drives the cells; returns the marks of all steps together, and whether the goal was reached.
    fn follow(&mut self, seat: Seat, way: &Way, out: &mut impl Sink<Event>) -> (Marks, bool) {
        let (drive, edition) = (self.drives(), self.edition);
        let mut walk = drive.start();
        let (mut all, mut stopped) = (Marks::NONE, false);
        for &cell in way.cells() {
            let before = walk.trip;
            let marks = drive.step(&mut walk, cell);
            all |= marks;
            if marks.any(Marks::SERVES) {
                out.tell(Event::Served {
                    seat,
                    cell,
                    edition,
                });
            }
            if marks.any(Marks::BREAKS) {
                out.tell(Event::Broke {
                    seat,
                    cell,
                    edition,
                });
            }
            let taxi = self.taxi_mut(seat);
            (taxi.cell, taxi.from) = (walk.cell, walk.from);
            if !marks.any(Marks::REST) {
                taxi.trip = walk.trip;
            }
            if marks.any(Marks::OBEYS) {
                self.put_back_orders(seat, &before, out);
            }
            self.reopen(seat, cell, out);
            if marks.any(Marks::ARRIVES | Marks::UNPAID) {
                self.end_fare(seat, marks, out);
                stopped = self.test_the_goal(out).has(seat);
                if self.phase == Phase::Over {
                    break;
                }
            }
        }
        (all, stopped)
    }

    /// Order cards that were carried out go under their pile (TF-T27). `before` is the trip
    /// before the step.
    pub(crate) fn put_back_orders(
        &mut self,
        seat: Seat,
        before: &Trip,
        out: &mut impl Sink<Event>,
    ) {
        let trip = self.taxi(seat).trip;
        for card in bits(trip.halves & !before.halves) {
            out.tell(Event::HalfObeyed { seat, card });
        }
        for card in bits(before.orders & !trip.orders) {
            self.hazards.put_under(card);
            out.tell(Event::Obeyed { seat, card });
        }
    }

    /// TF-T29: a closed street is open again for the others once a taxi has driven into it.
    fn reopen(&mut self, driver: Seat, cell: CellNo, out: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats).filter(|&seat| seat != driver) {
            let trip = &mut self.taxis[seat].trip;
            if trip.orders == 0 {
                continue;
            }
            for (card, order) in trip.orders(cards()) {
                if matches!(order, Order::Closed(street) if street.has(board(), cell)) {
                    trip.orders &= !(1 << card);
                    self.hazards.put_under(card);
                    out.tell(Event::Reopened { seat, card });
                }
            }
        }
    }
}
