//! A set of cells, as bits.

use super::CellNo;

/// More cells than any board has.
pub const MOST_CELLS: usize = 320;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cells([u64; MOST_CELLS / 64]);

impl Cells {
    /// Adds a cell.
    pub fn add(&mut self, cell: CellNo) {
        self.0[cell as usize / 64] |= 1 << (cell % 64);
    }

    /// Whether a cell is in the set.
    #[inline]
    pub fn has(&self, cell: CellNo) -> bool {
        self.0[cell as usize / 64] & 1 << (cell % 64) != 0
    }

    /// Whether every cell of this set is in the other.
    pub fn lie_in(&self, other: &Self) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .all(|(own, all)| own & !all == 0)
    }
}

impl FromIterator<CellNo> for Cells {
    fn from_iter<I: IntoIterator<Item = CellNo>>(cells: I) -> Self {
        let mut set = Self::default();
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}
