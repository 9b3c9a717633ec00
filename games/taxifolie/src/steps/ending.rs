//! Reaching the goal and ending the game (TF-T15, TF-E4, TF-T33 to TF-T35).

use crate::event::Event;
use crate::state::{GOAL, Phase, Taxifolie};
use maraude_core::{MAX_SEATS, Outcome, Ranking, Seat, Seats, Sink};

/// First edition: the game stopped at once.
const AT_ONCE: &str = "at_once";
/// Second edition: one player had reached the goal when the round ended.
const ROUND: &str = "round";
/// Second edition: several players had.
const ROUND_TIE: &str = "round_tie";

impl Taxifolie {
    /// After all payments of one card or arrival; gives who has newly reached the goal.
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
        out.reveal(maraude_core::Viewers::ALL);
        out.tell(Event::Over);
    }

    /// Most fares among those who reached the goal, then more money, then shared; the others
    /// by their money.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            scores[seat.index()] = i32::from(self.taxi(seat).money);
        }
        let ranking = Ranking::by_key(&scores[..self.seats as usize], |seat| {
            let taxi = self.taxi(seat);
            let reached = self.reached.has(seat);
            (reached, if reached { taxi.done } else { 0 }, taxi.money)
        });
        let ending = if !self.edition.round_is_finished() {
            AT_ONCE
        } else if self.reached.len() == 1 {
            ROUND
        } else {
            ROUND_TIE
        };
        Some(Outcome::ranked(ending, ranking))
    }
}
