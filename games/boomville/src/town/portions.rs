//! The streets cut at the yellow lines (BV-B3).

use super::plan::{Paint, Plan};
use maraude_roads::Streets;

/// The streets cut at the yellow lines.
pub(super) struct Portions<'a> {
    plan: &'a Plan,
    streets: &'a Streets,
    /// The number of the portion of each cell.
    of: Vec<u16>,
}

impl<'a> Portions<'a> {
    /// Numbers the portions.
    pub(super) fn new(plan: &'a Plan, streets: &'a Streets) -> Self {
        let mut portions = Self {
            plan,
            streets,
            of: vec![0; streets.len()],
        };
        let pieces = streets.pieces(|_| true, |a, b| portions.is_cut(a, b));
        for (number, piece) in (0..).zip(pieces) {
            for cell in piece {
                portions.of[cell as usize] = number;
            }
        }
        portions
    }

    fn is_cut(&self, a: u16, b: u16) -> bool {
        let lines = &self.plan.lines;
        let mut yellow = lines.iter().filter(|line| line.paint == Paint::Yellow);
        yellow.any(|line| line.joins(a, b))
    }

    /// The portion of a cell.
    pub(super) fn of(&self, cell: u16) -> u16 {
        self.of[cell as usize]
    }

    /// The cells of a portion.
    pub(super) fn cells(&self, portion: u16) -> impl Iterator<Item = u16> {
        let cells = self.streets.cells();
        cells.filter(move |&cell| self.of(cell) == portion)
    }

    /// The cells from one end of a portion to the other; stops where it forks or ends.
    pub(super) fn path(&self, ends: [u16; 2]) -> Vec<u16> {
        let mut path = vec![ends[0]];
        while let Some(&cell) = path.last() {
            let mut exits = self.streets.exits(cell).iter().copied();
            let next = exits.find(|&to| {
                self.of(to) == self.of(cell) && !self.is_cut(cell, to) && !path.contains(&to)
            });
            match (cell == ends[1], next) {
                (false, Some(to)) => path.push(to),
                _ => break,
            }
        }
        path
    }
}
