//! The board as headings: a taxi that came from one cell to the next, and where it can go on.

use crate::board::{Board, CellNo, board};
use maraude_roads::{EXITS, NOWHERE};
use std::sync::LazyLock;

/// A heading: having just driven from one cell to a neighbour.
pub(super) type Heading = u16;

/// No heading.
pub(super) const NO_HEADING: Heading = Heading::MAX;

/// All headings of the board.
pub(super) struct Net {
    /// The cell each heading comes from.
    pub(super) from: Vec<CellNo>,
    /// The cell each heading has come to.
    pub(super) to: Vec<CellNo>,
    on: Vec<[Heading; EXITS]>,
    back: Vec<Vec<Heading>>,
    first: Vec<[Heading; EXITS]>,
}

impl Net {
    fn new(board: &Board) -> Self {
        let mut net = Self {
            from: Vec::new(),
            to: Vec::new(),
            on: Vec::new(),
            back: Vec::new(),
            first: vec![[NO_HEADING; EXITS]; board.cells.len()],
        };
        for cell in board.streets.cells() {
            for (way, &next) in board.streets.exits(cell).iter().enumerate() {
                net.first[cell as usize][way] = net.to.len() as Heading;
                net.from.push(cell);
                net.to.push(next);
            }
        }
        net.on = vec![[NO_HEADING; EXITS]; net.to.len()];
        net.back = vec![Vec::new(); net.to.len()];
        for heading in 0..net.to.len() {
            let (from, cell) = (net.from[heading], net.to[heading]);
            let exits = board.streets.at(cell);
            let mut n = 0;
            for (way, &next) in exits.cells().iter().enumerate() {
                if next != from || exits.is_dead_end() {
                    let after = net.first[cell as usize][way];
                    net.on[heading][n] = after;
                    net.back[after as usize].push(heading as Heading);
                    n += 1;
                }
            }
        }
        net
    }

    /// How many headings there are.
    pub(super) fn len(&self) -> usize {
        self.to.len()
    }

    /// The headings that can follow.
    pub(super) fn on(&self, heading: Heading) -> impl Iterator<Item = Heading> {
        let on = self.on[heading as usize];
        on.into_iter().take_while(|&next| next != NO_HEADING)
    }

    /// The best value of the headings that can follow.
    #[inline]
    pub(super) fn best(&self, heading: usize, values: &[f32]) -> f32 {
        let mut best = 0.0f32;
        for &next in &self.on[heading] {
            if next == NO_HEADING {
                break;
            }
            best = best.max(values[next as usize]);
        }
        best
    }

    /// The headings that can come before.
    pub(super) fn back(&self, heading: Heading) -> &[Heading] {
        &self.back[heading as usize]
    }

    /// The headings out of a cell whose heading is free.
    pub(super) fn out(&self, cell: CellNo) -> impl Iterator<Item = Heading> {
        let first = self.first[cell as usize];
        first.into_iter().take_while(|&next| next != NO_HEADING)
    }

    /// The heading of a taxi, or none if it is free.
    pub(super) fn heading(&self, from: CellNo, cell: CellNo) -> Option<Heading> {
        if from == NOWHERE {
            return None;
        }
        self.out(from)
            .find(|&heading| self.to[heading as usize] == cell)
    }
}

/// The headings of this board.
pub(super) fn net() -> &'static Net {
    static NET: LazyLock<Net> = LazyLock::new(|| Net::new(board()));
    &NET
}
