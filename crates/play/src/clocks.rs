//! The clocks of a table: whose time runs, and when it is up.

use maraude_core::{MAX_SEATS, Seat, Seats};
use maraude_protocol::{Clock, ClockLeft};

/// The clocks of a table, in milliseconds of playing time.
#[derive(Clone, Debug)]
pub struct Clocks {
    rule: Clock,
    /// Time used before the current stretch.
    used: [u64; MAX_SEATS],
    /// When the current stretch began.
    since: [Option<u64>; MAX_SEATS],
    /// Moves that each seat took back in this turn: playing them again brings no new time.
    taken_back: [u32; MAX_SEATS],
}

impl Clocks {
    /// Clocks that start now.
    pub fn new(rule: Clock, to_act: Seats) -> Self {
        let mut clocks = Self {
            rule,
            used: [0; MAX_SEATS],
            since: [None; MAX_SEATS],
            taken_back: [0; MAX_SEATS],
        };
        clocks.moved(None, true, to_act, 0);
        clocks
    }

    /// Stops and starts clocks after a move.
    pub fn moved(&mut self, by: Option<Seat>, turn_ended: bool, to_act: Seats, now: u64) {
        if self.rule == Clock::Off {
            return;
        }
        for seat in Seat::all(MAX_SEATS as u8) {
            let at = seat.index();
            let fresh = turn_ended || (by == Some(seat) && !self.replaces_taken_back(at));
            if !to_act.has(seat) || fresh {
                self.taken_back[at] = 0;
                if let Some(since) = self.since[at].take() {
                    self.used[at] += now - since;
                }
                if matches!(self.rule, Clock::PerMove(_)) {
                    self.used[at] = 0;
                }
            }
            if to_act.has(seat) {
                self.since[at].get_or_insert(now);
            }
        }
    }

    /// A seat took its last move back.
    pub fn took_back(&mut self, seat: Seat) {
        self.taken_back[seat.index()] += 1;
    }

    /// Whether a move replaces one that was taken back; if so, it is counted off.
    fn replaces_taken_back(&mut self, at: usize) -> bool {
        let replaces = self.taken_back[at] > 0;
        self.taken_back[at] -= u32::from(replaces);
        replaces
    }

    /// The playing time at which this seat's time is up, if its clock runs.
    pub fn up_at(&self, seat: Seat) -> Option<u64> {
        let since = self.since[seat.index()]?;
        Some(since + self.limit()?.saturating_sub(self.used[seat.index()]))
    }

    fn limit(&self) -> Option<u64> {
        match self.rule {
            Clock::Off => None,
            Clock::PerMove(seconds) | Clock::PerGame(seconds) => Some(u64::from(seconds) * 1_000),
        }
    }

    /// The time left for each seat.
    pub fn left(&self, seats: u8, now: u64) -> Vec<ClockLeft> {
        let Some(limit) = self.limit() else {
            return Vec::new();
        };
        let left = |seat: Seat| {
            let running = self.since[seat.index()];
            let used = self.used[seat.index()] + running.map_or(0, |since| now - since);
            ClockLeft {
                seat,
                left: limit.saturating_sub(used),
                running: running.is_some(),
            }
        };
        Seat::all(seats).map(left).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    #[test]
    fn a_move_clock_starts_again_with_each_own_move() {
        let mut clocks = Clocks::new(Clock::PerMove(10), Seats::one(A));
        assert_eq!(clocks.up_at(A), Some(10_000));
        clocks.moved(Some(A), false, Seats::one(A), 4_000);
        assert_eq!(clocks.up_at(A), Some(14_000));
        clocks.moved(Some(A), true, Seats::one(B), 5_000);
        assert_eq!((clocks.up_at(A), clocks.up_at(B)), (None, Some(15_000)));
    }

    #[test]
    fn taking_back_brings_no_new_time() {
        let mut clocks = Clocks::new(Clock::PerMove(10), Seats::one(A));
        clocks.moved(Some(A), false, Seats::one(A), 4_000);
        clocks.took_back(A);
        clocks.moved(None, false, Seats::one(A), 9_000);
        assert_eq!(clocks.up_at(A), Some(14_000));
        clocks.moved(Some(A), false, Seats::one(A), 11_000);
        assert_eq!(clocks.up_at(A), Some(14_000), "the first move once more");
        clocks.moved(Some(A), false, Seats::one(A), 12_000);
        assert_eq!(clocks.up_at(A), Some(22_000), "a second move");
        clocks.took_back(A);
        clocks.moved(Some(A), true, Seats::one(A), 13_000);
        assert_eq!(clocks.up_at(A), Some(23_000), "another turn");
        clocks.moved(Some(A), false, Seats::one(A), 14_000);
        assert_eq!(
            clocks.up_at(A),
            Some(24_000),
            "the turn before is forgotten"
        );
    }

    #[test]
    fn a_game_clock_only_runs_down() {
        let mut clocks = Clocks::new(Clock::PerGame(60), Seats::one(A));
        clocks.moved(Some(A), true, Seats::one(B), 10_000);
        clocks.moved(Some(B), true, Seats::one(A), 40_000);
        assert_eq!(clocks.up_at(A), Some(90_000));
        let left = clocks.left(2, 45_000);
        assert_eq!((left[0].left, left[0].running), (45_000, true));
        assert_eq!((left[1].left, left[1].running), (30_000, false));
    }

    #[test]
    fn others_moves_do_not_reset_a_clock() {
        let mut clocks = Clocks::new(Clock::PerMove(10), Seats::all(2));
        clocks.moved(Some(B), false, Seats::all(2), 4_000);
        assert_eq!(clocks.up_at(A), Some(10_000));
    }
}
