//! Which headings lead to a goal without a breach: backwards over the steps of the board.

use super::sign::Sign;
use super::{Board, CellNo};

/// What must not be driven over.
#[derive(Clone, Copy, Debug)]
pub struct Breach {
    signs: u16,
    quarters: u16,
    place: Option<u8>,
}

impl Breach {
    /// Nothing is forbidden.
    pub const NONE: Self = Self {
        signs: 0,
        quarters: 0,
        place: None,
    };

    /// A pictogram is forbidden.
    pub const fn sign(sign: Sign) -> Self {
        Self::NONE.and_sign(sign)
    }

    /// A pictogram as well.
    pub const fn and_sign(mut self, sign: Sign) -> Self {
        self.signs |= 1 << sign as u8;
        self
    }

    /// Entering a quarter as well.
    pub const fn and_quarter(mut self, quarter: u8) -> Self {
        self.quarters |= 1 << quarter;
        self
    }

    /// A place as well.
    pub const fn and_place(mut self, place: u8) -> Self {
        self.place = Some(place);
        self
    }

    /// Whether this step is a breach (TF-T23), the destination's cell left aside.
    pub fn by(self, board: &Board, from: CellNo, to: CellNo) -> bool {
        let (old, new) = (board.spot(from), board.spot(to));
        new.sign
            .is_some_and(|sign| self.signs & 1 << sign as u8 != 0)
            || (old.quarter != new.quarter && self.quarters & 1 << new.quarter != 0)
            || (new.place.is_some() && new.place == self.place)
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
