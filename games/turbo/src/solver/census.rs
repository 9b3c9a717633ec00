//! The census: the number of solutions of every puzzle there is (TT-K2).

use std::ops::ControlFlow;

use super::layouts;
use crate::puzzle::{PAIRINGS, Puzzle, RIM_SETS, rim_sets};
use crate::rim::{RimCell, enough_green};
use crate::tile::{FACES, Tile};

/// Visits every centre and rim set with the number of solutions of its three pairings.
///
/// One walk over the layouts serves all three, so this is faster than counting one by one.
pub fn each(mut visit: impl FnMut(Tile, u16, [u16; PAIRINGS])) {
    for centre in Tile::all() {
        for rim in rim_sets() {
            visit(centre, rim, counts(centre, rim));
        }
    }
}

/// The number of solutions of the three pairings of four rim cells.
fn counts(centre: Tile, rim: u16) -> [u16; PAIRINGS] {
    let [a, b, c, d] = {
        let [[a, b], [c, d]] = Puzzle::of_pairing(centre, rim, 0).pairs;
        [a, b, c, d]
    };
    let mut counts = [0; PAIRINGS];
    let _ = layouts::each(centre, rim, &mut |_, links| {
        let both = |p: RimCell, q: RimCell, r: RimCell, s: RimCell| -> u16 {
            u16::from(links.joins(p, q) & links.joins(r, s))
        };
        counts[0] += both(a, b, c, d);
        counts[1] += both(a, c, b, d);
        counts[2] += both(a, d, b, c);
        ControlFlow::Continue(())
    });
    counts
}

/// Puzzles of one group, and how many of them have no solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub puzzles: u32,
    pub unsolvable: u32,
}

impl Tally {
    fn add(&mut self, solutions: u16) {
        self.puzzles += 1;
        self.unsolvable += u32::from(solutions == 0);
    }

    pub fn share(&self) -> f64 {
        f64::from(self.unsolvable) / f64::from(self.puzzles)
    }
}

/// The census in a few numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// All 25,245 puzzles, whatever cells the pawns stand on.
    pub all: Tally,
    /// Those that a client may set (TT-R2).
    pub green: Tally,
    /// By centre face: all, and under the green rule.
    pub by_face: [(Tally, Tally); FACES],
    /// The most solutions of one puzzle.
    pub most: u16,
    /// Solutions of all puzzles together.
    pub solutions: u32,
}

impl Summary {
    pub fn add(&mut self, centre: Tile, rim: u16, counts: [u16; PAIRINGS]) {
        let (all, green) = &mut self.by_face[centre.face() as usize];
        for solutions in counts {
            self.all.add(solutions);
            all.add(solutions);
            if enough_green(rim) {
                self.green.add(solutions);
                green.add(solutions);
            }
            self.most = self.most.max(solutions);
            self.solutions += u32::from(solutions);
        }
    }

    pub fn take() -> Self {
        let mut summary = Self::default();
        each(|centre, rim, counts| summary.add(centre, rim, counts));
        debug_assert_eq!(summary.all.puzzles as usize, FACES * RIM_SETS * PAIRINGS);
        summary
    }

    /// The share without solution when tile and turn are drawn as in TT-R4: all, green.
    pub fn by_draw(&self) -> (f64, f64) {
        let mut shares = (0.0, 0.0);
        for centre in Tile::all() {
            let (all, green) = &self.by_face[centre.face() as usize];
            let kind = centre.kind();
            let weight = f64::from(kind.per_set()) / (12.0 * f64::from(kind.orientations()));
            shares.0 += weight * all.share();
            shares.1 += weight * green.share();
        }
        shares
    }
}
