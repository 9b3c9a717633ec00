//! Which headings lead to a goal without a breach: backwards over the steps of the board.

use super::{Board, CellNo};
use crate::target::Target;

/// The most things that a breach knows: three wishes and an order.
const MOST: usize = 4;

/// What must not be driven over, or into.
#[derive(Clone, Copy, Debug)]
pub struct Breach {
    targets: [Option<Target>; MOST],
}

impl Breach {
    /// Nothing is forbidden.
    pub const NONE: Self = Self {
        targets: [None; MOST],
    };

    /// This as well.
    #[must_use]
    pub fn and(mut self, target: Target) -> Self {
        let free = self.targets.iter_mut().find(|slot| slot.is_none());
        *free.expect("nobody avoids more") = Some(target);
        self
    }

    /// Whether this step is a breach (TF-T23), the destination's cell left aside.
    pub fn by(&self, board: &Board, from: CellNo, to: CellNo) -> bool {
        let targets = self.targets.iter().flatten();
        { targets }.any(|target| target.is_met(board, from, to))
    }
}

/// From which steps a goal can still be reached without a breach and without turning round.
pub struct Reach {
    goal: CellNo,
    good: Vec<bool>,
}

impl Reach {
    /// All steps after which the goal can be reached.
    pub fn new(board: &Board, goal: CellNo, breach: Breach) -> Self {
        let streets = &board.streets;
        let mut good = vec![false; streets.step_numbers()];
        let neighbours = streets.exits(goal).iter();
        let mut open: Vec<(CellNo, CellNo)> = neighbours.map(|&from| (from, goal)).collect();
        while let Some((from, to)) = open.pop() {
            let step = streets.step(from, to).expect("a step joins neighbours");
            let known = std::mem::replace(&mut good[step as usize], true);
            if known || (to != goal && breach.by(board, from, to)) {
                continue;
            }
            let before = streets.at(from).after(to);
            open.extend(before.cells().iter().map(|&before| (before, from)));
        }
        Self { goal, good }
    }

    /// Whether a taxi that has just come from one cell to another can go on to the goal.
    pub fn after(&self, board: &Board, from: CellNo, to: CellNo) -> bool {
        let step = board.streets.step(from, to);
        step.is_some_and(|step| self.good[step as usize])
    }

    /// Whether it can from every fork, entered from any side (TF-C3).
    pub fn from_every_fork(&self, board: &Board) -> bool {
        let streets = &board.streets;
        streets.cells().all(|from| {
            streets.exits(from).iter().all(|&fork| {
                fork == self.goal || streets.at(fork).len() < 3 || self.after(board, from, fork)
            })
        })
    }
}
