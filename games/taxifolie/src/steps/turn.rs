//! Turns and rounds (TF-T17, TF-T21, TF-T31).

use crate::event::Event;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Chance, Seat, Sink};

impl Taxifolie {
    /// Passes the turn to this seat, or to the next one that does not miss a turn.
    pub(crate) fn begin_turn(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        let mut seat = seat;
        loop {
            self.turn = seat;
            self.extra = 0;
            let taxi = self.taxi_mut(seat);
            taxi.trip.counted = false;
            if taxi.missed == 0 {
                break;
            }
            taxi.missed -= 1;
            // Missed turns count against a hurry once it runs (TF-C4).
            if taxi.trip.turns > 0 {
                taxi.trip.turns = taxi.trip.turns.saturating_add(1);
            }
            out.tell(Event::Missed { seat });
            if self.round_is_over(seat, out) {
                return;
            }
            seat = seat.next(self.seats);
        }
        self.phase = Phase::Roll;
        if self.taxi(seat).trip.is_empty() {
            self.take_client(seat, chance, out);
        }
    }

    /// Goes on after a drive and its consequences: another roll, or the next seat.
    pub(crate) fn go_on(&mut self, stopped: bool, chance: &mut Chance, out: &mut impl Sink<Event>) {
        if self.extra > 0 && !stopped {
            self.extra -= 1;
            self.phase = Phase::Roll;
            return;
        }
        let seat = self.turn;
        out.end_turn();
        if !self.round_is_over(seat, out) {
            self.begin_turn(seat.next(self.seats), chance, out);
        }
    }

    /// TF-T35: the game ends with the round in which somebody reached the goal.
    fn round_is_over(&mut self, seat: Seat, out: &mut impl Sink<Event>) -> bool {
        let last = seat.next(self.seats) == self.starter;
        if last && !self.reached.is_empty() {
            self.finish(out);
        }
        self.phase == Phase::Over
    }
}
