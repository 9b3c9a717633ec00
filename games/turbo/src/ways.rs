//! The ways between the pawns of a right city, to show that it is right (TT-R13).

use std::collections::VecDeque;

use crate::city::{CELLS, Cell, EDGES, edge_side};
use crate::faults::{ROADS, road, street_at};
use crate::puzzle::Puzzle;
use crate::rim::RimCell;
use crate::tile::Tile;

/// The shortest way of each colour, as the cells from the first pawn to the second; none if a
/// pair is not joined.
pub fn ways(puzzle: &Puzzle, tiles: &[Tile; CELLS]) -> Option<[Vec<Cell>; 2]> {
    let [yellow, black] = puzzle.pairs.map(|pair| way(tiles, pair));
    Some([yellow?, black?])
}

fn way(tiles: &[Tile; CELLS], [from, to]: [RimCell; 2]) -> Option<Vec<Cell>> {
    let (start, goal) = (street_at(tiles, to)?, street_at(tiles, from)?);
    // The search runs from the second pawn, so that following it back gives the cells in order.
    let mut next = [None; ROADS];
    next[start] = Some(start);
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        for there in joined(tiles, here) {
            if next[there].is_none() {
                next[there] = Some(here);
                queue.push_back(there);
            }
        }
    }
    let mut here = goal;
    let mut cells = vec![cell_of(here)?];
    while here != start {
        here = next[here]?;
        cells.push(cell_of(here)?);
    }
    Some(cells)
}

/// The roads that go on where this one leaves its cell.
fn joined(tiles: &[Tile; CELLS], here: usize) -> impl Iterator<Item = usize> {
    EDGES
        .into_iter()
        .enumerate()
        .flat_map(move |(edge, (cell, other))| {
            let (cell, other, side) = (usize::from(cell), usize::from(other), edge_side(edge));
            let (a, b) = (
                road(tiles, cell, side.bit()),
                road(tiles, other, side.opposite().bit()),
            );
            let ends = a.zip(b).map(|(a, b)| [(a, b), (b, a)]);
            ends.into_iter().flatten()
        })
        .filter_map(move |(from, to)| (from == here).then_some(to))
}

fn cell_of(road: usize) -> Option<Cell> {
    Cell::new(u8::try_from(road / 2).ok()?)
}
