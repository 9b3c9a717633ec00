//! Which headings lead to a goal without a breach: backwards over the steps of the board.

use super::sign::Sign;
use super::{Board, CellNo, MOST_NEIGHBOURS};

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

/// The number of a step: the cell it leaves and which of its neighbours it goes to.
pub fn step_no(cell: CellNo, way: usize) -> usize {
    cell as usize * MOST_NEIGHBOURS + way
}

/// From which steps a goal can still be reached without a breach and without turning round.
pub struct Reach {
    goal: CellNo,
    good: Vec<bool>,
}

impl Reach {
    /// All steps after which the goal can be reached.
    pub fn new(board: &Board, goal: CellNo, breach: Breach) -> Self {
        let mut reach = Self {
            goal,
            good: vec![false; board.cells.len() * MOST_NEIGHBOURS],
        };
        let mut open: Vec<(CellNo, CellNo)> = board
            .spot(goal)
            .neighbours()
            .iter()
            .map(|&from| (from, goal))
            .collect();
        while let Some((from, to)) = open.pop() {
            let at = reach.index(board, from, to);
            if std::mem::replace(&mut reach.good[at], true) {
                continue;
            }
            if to != goal && breach.by(board, from, to) {
                continue;
            }
            let spot = board.spot(from);
            for &before in spot.neighbours() {
                if before != to || spot.is_terminus() {
                    open.push((before, from));
                }
            }
        }
        reach
    }

    fn index(&self, board: &Board, from: CellNo, to: CellNo) -> usize {
        debug_assert!(self.goal < board.cells.len() as CellNo);
        let way = board
            .spot(from)
            .neighbours()
            .iter()
            .position(|&next| next == to)
            .expect("a step joins neighbours");
        step_no(from, way)
    }

    /// Whether a taxi that has just come from one cell to another can go on to the goal.
    pub fn after(&self, board: &Board, from: CellNo, to: CellNo) -> bool {
        self.good[self.index(board, from, to)]
    }

    /// Whether it can from every fork, entered from any side (TF-C3).
    pub fn from_every_fork(&self, board: &Board) -> bool {
        board.cells.iter().enumerate().all(|(from, spot)| {
            spot.neighbours().iter().all(|&fork| {
                fork == self.goal
                    || board.spot(fork).neighbours().len() < 3
                    || self.after(board, from as CellNo, fork)
            })
        })
    }
}
