//! How far it is: distances through the open streets.

use crate::state::{Boomville, PARKED};
use crate::town::MAX_CELLS;
use maraude_roads::FAR;

/// Distances in cells, from one cell or to one cell.
#[derive(Clone, Copy)]
pub(super) struct Compass([u8; MAX_CELLS]);

impl Compass {
    /// From a pawn's place to every cell, under the tokens on the board.
    pub(super) fn from(game: &Boomville, start: u16) -> Self {
        let mouth = game.town.plan.parking.opens;
        let (cell, steps) = if start == PARKED {
            (mouth, 1)
        } else {
            (start, 0)
        };
        Self::flood(game, cell, steps, |step| game.open.has(step))
    }

    /// From every cell to one cell, under the tokens on the board.
    pub(super) fn to(game: &Boomville, goal: u16) -> Self {
        Self::flood(game, goal, 0, |step| {
            game.open.has(game.town.back[step as usize])
        })
    }

    /// From a cell to every cell, as if no token were on the board.
    pub(super) fn around(game: &Boomville, cell: u16) -> Self {
        Self::flood(game, cell, 0, |step| game.town.open.has(step))
    }

    fn flood(game: &Boomville, start: u16, steps: u8, open: impl Fn(u16) -> bool) -> Self {
        let mut distances = [FAR; MAX_CELLS];
        if (start as usize) < game.town.cells() {
            distances[start as usize] = steps;
            let streets = &game.town.streets;
            streets.flood(start, open, &mut distances, &mut [0; MAX_CELLS]);
        }
        Self(distances)
    }

    /// The distance of a cell; a parked pawn is one step before the mouth.
    pub(super) fn of(&self, game: &Boomville, cell: u16) -> u8 {
        if cell == PARKED {
            return self.0[game.town.plan.parking.opens as usize].saturating_add(1);
        }
        self.0.get(cell as usize).copied().unwrap_or(FAR)
    }
}
