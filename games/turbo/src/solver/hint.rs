//! A hint for a half-built city (TT-K4).

use std::ops::ControlFlow;

use serde::Serialize;

use super::each;
use crate::city::{CELLS, Cell, City};
use crate::puzzle::Puzzle;
use crate::tile::Tile;

/// One step that leads to a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// Put this tile on this empty cell: a solution contains it and the whole city so far.
    Place { cell: Cell, tile: Tile },
    /// No solution contains all tiles of the city: take this cell's tile back.
    TakeBack { cell: Cell },
    /// Nothing is missing and nothing is wrong.
    Done,
    /// The puzzle has no solution at all.
    Unsolvable,
}

/// The hint follows the solution that shares the most tiles with the city.
///
/// Ties go to the first one, so following hint after hint leads straight to one city: every
/// step brings it one cell closer to a solution, and no other one can come further ahead.
pub fn hint(puzzle: &Puzzle, city: &City) -> Hint {
    let mut nearest: Option<(u32, [Tile; CELLS])> = None;
    each(puzzle, |tiles| {
        let wrong =
            (0..CELLS).filter(|&cell| city.at(cell).is_some_and(|tile| tile != tiles[cell]));
        let wrong = wrong.count() as u32;
        if nearest.is_none_or(|(least, _)| wrong < least) {
            nearest = Some((wrong, *tiles));
        }
        if wrong == 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let Some((wrong, tiles)) = nearest else {
        return Hint::Unsolvable;
    };
    for cell in Cell::around() {
        let tile = tiles[cell.index()];
        match city.at(cell.index()) {
            Some(lies) if lies != tile => return Hint::TakeBack { cell },
            None if wrong == 0 => return Hint::Place { cell, tile },
            _ => {}
        }
    }
    Hint::Done
}
