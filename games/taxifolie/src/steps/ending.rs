//! Reaching the goal and ending the game (TF-T15, TF-E4, TF-T33 to TF-T35).

use crate::event::Event;
use crate::state::{GOAL, Phase, Taxifolie};
use maraude_core::{Seat, Seats, Sink, Viewers};

impl Taxifolie {
    /// Tests the goal after all payments of one card or arrival; returns the seats that have just
    /// reached it.
    pub(crate) fn test_the_goal(&mut self, out: &mut impl Sink<Event>) -> Seats {
        let mut newly = Seats::NONE;
        for seat in Seat::all(self.seats) {
            if self.taxi(seat).money >= GOAL && !self.reached.has(seat) {
                newly = newly.with(seat);
                self.reached = self.reached.with(seat);
                out.tell(Event::Reached { seat });
            }
        }
        if !newly.is_empty() && !self.edition.round_is_finished() {
            self.finish(out);
        }
        newly
    }

    pub(crate) fn finish(&mut self, out: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        out.reveal(Viewers::ALL);
        out.tell(Event::Over);
    }
}
