//! "Terminé !": the city is checked, the round won or the player out (TT-R13, TT-R14).

use maraude_core::{Chance, Seat, Sink, Viewers};

use crate::city::CELLS;
use crate::event::{Event, Timer, Won};
use crate::faults::Faults;
use crate::refusal::Refusal;
use crate::state::Turbo;

/// Milliseconds that a wrong claim adds to the time of a solo game (TT-K5).
pub const PENALTY_MS: u32 = 10_000;

impl Turbo {
    pub(crate) fn check_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_builds(seat)?;
        let filled = self.city(seat).filled();
        if usize::from(filled) < CELLS {
            return Err(Refusal::Unfinished(filled));
        }
        Ok(())
    }

    /// One claim is one action: nothing can come between its call and its verdict (TT-T2).
    pub(crate) fn claim(&mut self, seat: Seat, chance: &mut Chance, out: &mut impl Sink<Event>) {
        // The verdict tells of a city that the others could not see.
        out.reveal(Viewers::ALL);
        let puzzle = self.puzzle().expect("building has a puzzle");
        let tiles = self.city(seat).complete().expect("a claim has nine tiles");
        let faults = Faults::of(&puzzle, &tiles);
        if faults.is_correct() {
            if self.rules.mode.is_solo() {
                self.solve(seat, out);
            } else {
                self.win_round(seat, Won::Right, chance, out);
            }
            return;
        }
        self.builders[seat].faults = Some(faults);
        let second_chance = self.rules.second_chance_ms > 0;
        let leaves = !self.rules.mode.is_solo() && !second_chance;
        out.tell(Event::Wrong {
            seat,
            out: leaves,
            faults,
            timer: self.solo_timer(Timer::Add { ms: PENALTY_MS }),
        });
        if leaves {
            self.put_out(seat, chance, out);
        } else if self.rules.mode.is_solo() {
            self.solo.wrong += 1;
        } else {
            self.penalised = self.penalised.with(seat);
        }
    }

    /// Out of the round; the last one left wins it before anything else happens (TT-R15).
    pub(crate) fn put_out(&mut self, seat: Seat, chance: &mut Chance, out: &mut impl Sink<Event>) {
        self.out = self.out.with(seat);
        self.late = self.late.without(seat);
        self.penalised = self.penalised.without(seat);
        let still_in = self.still_in();
        if still_in.len() == 1 {
            let last = still_in.first().expect("one is left");
            self.win_round(last, Won::Last, chance, out);
        }
    }
}
