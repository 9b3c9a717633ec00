//! The four pawns: a taxi and a house of each of two colours (TT-G2).

use serde::{Deserialize, Serialize};

use crate::puzzle::Puzzle;
use crate::rim::{self, RimCell};
use crate::tile::Tile;

/// One of the four pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pawn {
    YellowTaxi,
    YellowHouse,
    BlackTaxi,
    BlackHouse,
}

impl Pawn {
    pub const ALL: [Pawn; 4] = [
        Pawn::YellowTaxi,
        Pawn::YellowHouse,
        Pawn::BlackTaxi,
        Pawn::BlackHouse,
    ];
}

/// Where the pawns stand, in the order of `Pawn::ALL`; `null` beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "(number | null)[]"))]
pub struct Pawns([Option<RimCell>; 4]);

impl Pawns {
    /// Four pawns on the cells of a puzzle's pairs.
    pub fn of(puzzle: &Puzzle) -> Self {
        let [[a, b], [c, d]] = puzzle.pairs;
        Self([a, b, c, d].map(Some))
    }

    pub const fn cells(&self) -> &[Option<RimCell>; 4] {
        &self.0
    }

    pub const fn at(&self, pawn: Pawn) -> Option<RimCell> {
        self.0[pawn as usize]
    }

    pub const fn put(&mut self, pawn: Pawn, cell: RimCell) {
        self.0[pawn as usize] = Some(cell);
    }

    /// The set of cells that hold a pawn.
    pub fn taken(&self) -> u16 {
        self.0
            .iter()
            .flatten()
            .fold(0, |set, cell| set | cell.bit())
    }

    pub fn all_stand(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// Whether enough of them stand on green cells (TT-R2).
    pub fn enough_green(&self) -> bool {
        rim::enough_green(self.taken())
    }

    /// The puzzle they make with a centre tile, once all four stand.
    pub fn puzzle(&self, centre: Tile) -> Option<Puzzle> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.0 else {
            return None;
        };
        Puzzle::new(centre, [[a, b], [c, d]])
    }
}
