//! The rim: twelve cells around the city, clockwise from the top left (TT-G1).

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::tile::Side;

/// The number of rim cells.
pub const RIM: usize = 12;

/// Number of pawns that must stand on green cells (TT-R2).
pub const GREEN_PAWNS: u32 = 2;

/// One cell of the rim, 0 to 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct RimCell(u8);

/// The city cell (row by row) that each rim cell touches.
const TOUCHES: [u8; RIM] = [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0];

impl RimCell {
    pub const fn new(cell: u8) -> Option<Self> {
        if (cell as usize) < RIM {
            Some(Self(cell))
        } else {
            None
        }
    }

    pub fn all() -> impl Iterator<Item = RimCell> + Clone {
        (0..RIM as u8).map(RimCell)
    }

    /// Its number, 0 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of rim cells that holds only this one.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Green cells touch a corner tile: all but the middle of each side (TT-G1).
    pub const fn is_green(self) -> bool {
        self.0 % 3 != 1
    }

    /// The city cell, row by row, that a road to this rim cell leaves from.
    pub const fn touches(self) -> usize {
        TOUCHES[self.0 as usize] as usize
    }

    /// The side of the city, and of the touched tile, on which this cell lies.
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / 3]
    }

    /// Where the cell comes to lie when the city turns a quarter clockwise.
    pub const fn turned(self) -> Self {
        Self((self.0 + 3) % RIM as u8)
    }

    /// Where the cell comes to lie in a mirror that swaps east and west.
    pub const fn mirrored(self) -> Self {
        Self((RIM as u8 + 2 - self.0) % RIM as u8)
    }
}

impl<'de> Deserialize<'de> for RimCell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| de::Error::custom("rim cells are numbered 0 to 11"))
    }
}

/// Whether enough of these rim cells are green for the four pawns (TT-R2).
pub const fn enough_green(rim: u16) -> bool {
    const GREEN: u16 = 0b1011_0110_1101;
    (rim & GREEN).count_ones() >= GREEN_PAWNS
}
