//! A city: three by three cells, row by row, each empty or with a tile.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::tile::{Kind, Side, Tile};

/// The number of cells of a city.
pub const CELLS: usize = 9;

/// The cell that holds the given tile.
pub const CENTRE: usize = 4;

/// A cell of a city, 0 to 8, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Cell(u8);

impl Cell {
    pub const fn new(cell: u8) -> Option<Self> {
        if (cell as usize) < CELLS {
            Some(Self(cell))
        } else {
            None
        }
    }

    /// Every cell that a player may build on: all but the centre.
    pub fn around() -> impl Iterator<Item = Cell> + Clone {
        (0..CELLS as u8).map(Cell).filter(|cell| !cell.is_centre())
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_centre(self) -> bool {
        self.0 as usize == CENTRE
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| de::Error::custom("city cells are numbered 0 to 8"))
    }
}

/// The twelve inner edges as (cell, neighbour): six to the east, then six to the south.
pub const EDGES: [(u8, u8); 12] = [
    (0, 1),
    (1, 2),
    (3, 4),
    (4, 5),
    (6, 7),
    (7, 8),
    (0, 3),
    (1, 4),
    (2, 5),
    (3, 6),
    (4, 7),
    (5, 8),
];

/// The side of the first cell of an inner edge on which the second one lies.
pub const fn edge_side(edge: usize) -> Side {
    if edge < 6 { Side::East } else { Side::South }
}

/// One player's city so far. On the wire: nine tiles or `null`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "(string | null)[]"))]
pub struct City([Option<Tile>; CELLS]);

impl City {
    /// A city with only the given tile (TT-R5).
    pub const fn around(centre: Tile) -> Self {
        let mut cells = [None; CELLS];
        cells[CENTRE] = Some(centre);
        Self(cells)
    }

    /// A city without any tile.
    pub const fn empty() -> Self {
        Self([None; CELLS])
    }

    pub fn from_tiles(tiles: [Tile; CELLS]) -> Self {
        Self(tiles.map(Some))
    }

    pub const fn cells(&self) -> &[Option<Tile>; CELLS] {
        &self.0
    }

    pub const fn at(&self, cell: usize) -> Option<Tile> {
        self.0[cell]
    }

    /// Puts a tile on a cell, or clears it.
    pub const fn set(&mut self, cell: usize, tile: Option<Tile>) {
        self.0[cell] = tile;
    }

    /// Number of cells with a tile.
    pub fn filled(&self) -> u8 {
        self.0.iter().flatten().count() as u8
    }

    /// All nine tiles, once every cell has one.
    pub fn complete(&self) -> Option<[Tile; CELLS]> {
        let mut tiles = [Tile::new(Kind::Cross, 0); CELLS];
        for (tile, cell) in tiles.iter_mut().zip(&self.0) {
            *tile = (*cell)?;
        }
        Some(tiles)
    }

    /// Number of tiles of a kind in the city.
    pub fn used(&self, kind: Kind) -> u8 {
        let of_kind = self.0.iter().flatten().filter(|tile| tile.kind() == kind);
        of_kind.count() as u8
    }

    /// Number of tiles of a kind that the builder still has beside the city.
    pub fn left(&self, kind: Kind) -> u8 {
        kind.per_set().saturating_sub(self.used(kind))
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, tile) in self.0.iter().enumerate() {
            let gap =
                ["", " ", " / "][usize::from(cell > 0) + usize::from(cell > 0 && cell % 3 == 0)];
            match tile {
                Some(tile) => write!(f, "{gap}{tile}")?,
                None => write!(f, "{gap}-")?,
            }
        }
        Ok(())
    }
}
