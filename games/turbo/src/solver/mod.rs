//! The exact solver (TT-K1): decides, counts, lists and hints, without allocating.
//!
//! The given centre fixes the four spokes and the pawns fix the rim, so a city is known by the
//! eight edges of the ring around the centre: 256 patterns, and only a cell with four arms
//! leaves a choice of tile. `sides` throws out the patterns that the twelve tiles cannot build,
//! `links` knows which rim cells a pattern joins, `layouts` walks the rest.

mod layouts;
mod links;
mod sides;

pub mod census;
pub mod difficulty;
pub mod hint;

use std::ops::ControlFlow;

use crate::city::CELLS;
use crate::puzzle::Puzzle;
use crate::tile::Tile;

use layouts::Layout;

/// Visits the layouts that solve the puzzle until the visitor breaks.
fn each_layout(puzzle: Puzzle, mut visit: impl FnMut(Layout) -> ControlFlow<()>) {
    let [[a, b], [c, d]] = puzzle.pairs;
    let _ = layouts::each(puzzle.centre, puzzle.rim(), &mut |layout, links| {
        if links.joins(a, b) && links.joins(c, d) {
            visit(layout)
        } else {
            ControlFlow::Continue(())
        }
    });
}

/// Whether the puzzle has a solution.
pub fn decide(puzzle: &Puzzle) -> bool {
    let mut solvable = false;
    each_layout(*puzzle, |_| {
        solvable = true;
        ControlFlow::Break(())
    });
    solvable
}

/// The number of solutions; two differ if at least one cell shows another tile.
pub fn count(puzzle: &Puzzle) -> u32 {
    let mut solutions = 0;
    each_layout(*puzzle, |_| {
        solutions += 1;
        ControlFlow::Continue(())
    });
    solutions
}

/// Visits every solution once, in a pinned order, until the visitor breaks.
pub fn each(puzzle: &Puzzle, mut visit: impl FnMut(&[Tile; CELLS]) -> ControlFlow<()>) {
    each_layout(*puzzle, |layout| {
        visit(&layout.tiles(puzzle.centre, puzzle.rim()))
    });
}

/// The first solution in that order.
pub fn first(puzzle: &Puzzle) -> Option<[Tile; CELLS]> {
    let mut found = None;
    each(puzzle, |tiles| {
        found = Some(*tiles);
        ControlFlow::Break(())
    });
    found
}

/// Every solution, in that order; the only function here that allocates.
pub fn list(puzzle: &Puzzle) -> Vec<[Tile; CELLS]> {
    let mut solutions = Vec::new();
    each(puzzle, |tiles| {
        solutions.push(*tiles);
        ControlFlow::Continue(())
    });
    solutions
}
