//! A way: the list of cells of one drive, kept without the heap.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest way: two dice.
pub const LONGEST_WAY: usize = 12;

/// The cells driven onto, in order, the starting cell not among them. On the wire: their list.
///
/// ```
/// use maraude_roads::Way;
///
/// let mut way = Way::from_cells(&[4, 5]).unwrap();
/// way.push(9);
/// assert_eq!((way.len(), way.last()), (3, Some(9)));
/// assert_eq!(serde_json::to_string(&way).unwrap(), "[4,5,9]");
/// // A way longer than any roll can be read, so that a game refuses it with its clause.
/// let long: Way = serde_json::from_str("[1,2,3,4,5,6,7,8,9,10,11,12,13,14]").unwrap();
/// assert_eq!(long.len(), 13);
/// ```
#[derive(Clone, Copy, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Way {
    /// One more than any roll: enough to see that a way is too long.
    cells: [u16; LONGEST_WAY + 1],
    len: u8,
}

impl Way {
    /// The way of no step.
    pub const EMPTY: Self = Self {
        cells: [0; LONGEST_WAY + 1],
        len: 0,
    };

    /// The cells, first to last.
    pub fn cells(&self) -> &[u16] {
        &self.cells[..self.len as usize]
    }

    /// The last cell.
    pub fn last(&self) -> Option<u16> {
        self.cells().last().copied()
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no step.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a cell at the end.
    ///
    /// # Panics
    /// If the way is longer than [`LONGEST_WAY`] already.
    pub fn push(&mut self, cell: u16) {
        self.cells[self.len as usize] = cell;
        self.len += 1;
    }

    /// Takes the last cell off.
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// The way of these cells; `None` if they are too many.
    pub fn from_cells(cells: &[u16]) -> Option<Self> {
        let mut way = Self::EMPTY;
        way.cells.get_mut(..cells.len())?.copy_from_slice(cells);
        way.len = cells.len() as u8;
        Some(way)
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Self) -> bool {
        self.cells() == other.cells()
    }
}

impl Eq for Way {}

impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cells().fmt(f)
    }
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cells().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cells;
        impl<'de> serde::de::Visitor<'de> for Cells {
            type Value = Way;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a list of cells")
            }

            fn visit_seq<S: serde::de::SeqAccess<'de>>(self, mut seq: S) -> Result<Way, S::Error> {
                let mut way = Way::EMPTY;
                while let Some(cell) = seq.next_element()? {
                    // No game allows such a way, so what it was in full does not matter.
                    if way.len() <= LONGEST_WAY {
                        way.push(cell);
                    }
                }
                Ok(way)
            }
        }
        deserializer.deserialize_seq(Cells)
    }
}
