//! Tasks for one: solving, hints, the shown solution (TT-K4, TT-K5).

use maraude_core::{Seat, Sink, Viewers};

use crate::event::{Event, Timer};
use crate::refusal::Refusal;
use crate::solver;
use crate::state::{RoundEnd, Stage, Turbo};

impl Turbo {
    /// A change of the clock, where one runs: only alone (TT-K5).
    pub(crate) fn solo_timer(&self, timer: Timer) -> Option<Timer> {
        self.rules.mode.is_solo().then_some(timer)
    }

    pub(crate) fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.rules.mode.is_solo() {
            return Err(Refusal::SoloOnly);
        }
        self.check_builds(seat)
    }

    pub(crate) fn check_show(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_hint(seat)?;
        if self.solo.solution.is_some() {
            return Err(Refusal::AlreadyShown);
        }
        Ok(())
    }

    pub(crate) fn give_hint(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let puzzle = self.puzzle().expect("building has a puzzle");
        let hint = Some(solver::hint::hint(&puzzle, self.city(seat)));
        // Taking back can't undo what the player has learnt: the time stays unranked.
        out.reveal(Viewers::only(seat));
        self.solo.hint = hint;
        self.solo.helped = true;
        self.solo.unranked = true;
        out.tell(Event::Hinted { seat, hint });
    }

    pub(crate) fn show_solution(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let puzzle = self.puzzle().expect("building has a puzzle");
        let tiles = solver::first(&puzzle);
        out.reveal(Viewers::only(seat));
        self.solo.solution = tiles;
        self.solo.helped = true;
        self.solo.unranked = true;
        out.tell(Event::SolutionShown { seat, tiles });
    }

    /// A right claim: the task is done.
    pub(crate) fn solve(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let helped = self.solo.helped;
        out.tell(Event::Solved {
            seat,
            task: self.solo.task,
            helped,
            timer: Timer::Stop,
        });
        self.solo.solved += u8::from(!helped);
        self.close(RoundEnd::Solved, out);
        self.next_task(out);
    }

    /// On to the next task after a short countdown, or to the end.
    pub(crate) fn next_task(&mut self, out: &mut impl Sink<Event>) {
        self.solo.hint = None;
        self.solo.solution = None;
        if self.solo.task >= self.rules.mode.tasks() {
            self.finish(out);
        } else {
            self.solo.task += 1;
            self.stage = Stage::Countdown;
            out.end_turn();
        }
    }
}
