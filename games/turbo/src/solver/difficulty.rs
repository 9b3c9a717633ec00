//! The difficulty of a puzzle, from its solutions and the search it takes (TT-K3).

use super::count;
use super::sides::{self, Bill};
use crate::puzzle::Puzzle;

/// The easiest grade is 1, the hardest 5.
pub const GRADES: u8 = 5;

/// The measures of difficulty: a wide search and few solutions make a puzzle hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    pub solutions: u32,
    /// Partial rings that the tiles can build: the nodes of a search around the centre.
    pub effort: u32,
}

impl Difficulty {
    /// None if the puzzle has no solution.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let solutions = count(puzzle);
        (solutions > 0).then(|| Self {
            solutions,
            effort: effort(*puzzle),
        })
    }

    /// Partial rings per solution, in tenths: the ones that a builder tries before a right one.
    pub const fn score(&self) -> u32 {
        10 * self.effort / self.solutions
    }

    /// The grade, 1 to 5: each holds about a fifth of the puzzles a client may set.
    pub fn grade(&self) -> u8 {
        let score = self.score();
        1 + LIMITS.iter().filter(|limit| score > **limit).count() as u8
    }
}

/// The highest score of each grade but the last: fifths of the census, pinned by a test.
pub const LIMITS: [u32; GRADES as usize - 1] = [53, 74, 99, 141];

/// Counts the partial rings, cell by cell clockwise from the top left, the edges running on.
fn effort(puzzle: Puzzle) -> u32 {
    let outsides = sides::outsides(puzzle.centre, puzzle.rim());
    let opening = sides::opening(puzzle.centre);
    (0..2)
        .map(|first| {
            below(
                outsides,
                opening,
                Ring {
                    cell: 0,
                    first,
                    back: first,
                },
            )
        })
        .sum()
}

/// The progress of a search: the next cell, the very first edge and the edge into this cell.
#[derive(Clone, Copy)]
struct Ring {
    cell: u8,
    first: u8,
    back: u8,
}

fn below(outsides: [u8; 4], bill: Bill, ring: Ring) -> u32 {
    let mut nodes = 0;
    for on in 0..2 {
        if ring.cell == 7 && on != ring.first {
            continue;
        }
        let bill = bill + sides::cell(outsides, ring.cell, ring.back, on);
        if sides::is_overdrawn(bill) {
            continue;
        }
        nodes += 1;
        if ring.cell < 7 {
            let next = Ring {
                cell: ring.cell + 1,
                back: on,
                ..ring
            };
            nodes += below(outsides, bill, next);
        }
    }
    nodes
}
