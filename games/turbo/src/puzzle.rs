//! A puzzle: the given centre tile and two pairs of rim cells to join.

use crate::rim::{self, RIM, RimCell};
use crate::tile::{FACES, Tile};

/// The number of ways to choose four rim cells out of twelve.
pub const RIM_SETS: usize = 495;

/// The number of ways to make two pairs of four cells.
pub const PAIRINGS: usize = 3;

/// All puzzles there are (TT-K2).
pub const PUZZLES: usize = FACES * RIM_SETS * PAIRINGS;

/// A centre tile as it lies, and the four pawns' cells, colour by colour.
///
/// Swapping the cells of one pair, or the pairs, makes no other puzzle: `canonical` orders them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub centre: Tile,
    pub pairs: [[RimCell; 2]; 2],
}

impl Puzzle {
    /// None if two pawns share a cell (TT-R3).
    pub fn new(centre: Tile, pairs: [[RimCell; 2]; 2]) -> Option<Self> {
        let puzzle = Self { centre, pairs };
        (puzzle.rim().count_ones() == 4).then_some(puzzle)
    }

    /// The puzzle with this number, 0 to 25,244: by centre face, rim cells, pairing.
    pub fn from_index(index: usize) -> Option<Self> {
        let centre = Tile::from_face(u8::try_from(index / (RIM_SETS * PAIRINGS)).ok()?)?;
        let rim = rim_sets().nth(index / PAIRINGS % RIM_SETS)?;
        Some(Self::of_pairing(centre, rim, index % PAIRINGS))
    }

    /// The pairing numbered 0 to 2 of four rim cells given as a set.
    ///
    /// The lowest cell goes with the next one, the one after, or the last.
    pub fn of_pairing(centre: Tile, rim: u16, pairing: usize) -> Self {
        let [a, b, c, d] = cells_of(rim);
        let pairs = match pairing {
            0 => [[a, b], [c, d]],
            1 => [[a, c], [b, d]],
            _ => [[a, d], [b, c]],
        };
        Self { centre, pairs }
    }

    /// The set of the four rim cells.
    pub const fn rim(&self) -> u16 {
        let [[a, b], [c, d]] = self.pairs;
        a.bit() | b.bit() | c.bit() | d.bit()
    }

    /// Whether a client may set it: enough pawns on green cells (TT-R2).
    pub const fn is_green(&self) -> bool {
        rim::enough_green(self.rim())
    }

    /// The same puzzle with the cells of each pair, and the pairs, in ascending order.
    pub fn canonical(mut self) -> Self {
        for pair in &mut self.pairs {
            pair.sort_unstable();
        }
        self.pairs.sort_unstable();
        self
    }

    /// The whole table turned a quarter clockwise.
    pub fn turned(self) -> Self {
        Self {
            centre: self.centre.turned(),
            pairs: self.pairs.map(|pair| pair.map(RimCell::turned)),
        }
    }

    /// The whole table in a mirror that swaps east and west.
    pub fn mirrored(self) -> Self {
        Self {
            centre: self.centre.mirrored(),
            pairs: self.pairs.map(|pair| pair.map(RimCell::mirrored)),
        }
    }

    /// Every puzzle once, in the order of the census.
    pub fn all() -> impl Iterator<Item = Puzzle> {
        Tile::all().flat_map(|centre| {
            rim_sets().flat_map(move |rim| {
                (0..PAIRINGS).map(move |pairing| Self::of_pairing(centre, rim, pairing))
            })
        })
    }
}

/// Every set of four rim cells, in the order of their cells (0,1,2,3 first).
pub fn rim_sets() -> impl Iterator<Item = u16> {
    let cells = RIM as u8;
    (0..cells).flat_map(move |a| {
        (a + 1..cells).flat_map(move |b| {
            (b + 1..cells)
                .flat_map(move |c| (c + 1..cells).map(move |d| 1 << a | 1 << b | 1 << c | 1 << d))
        })
    })
}

/// The four cells of a set of four, ascending.
fn cells_of(rim: u16) -> [RimCell; 4] {
    let mut rest = rim;
    [(); 4].map(|()| {
        let cell = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        RimCell::new(cell).expect("a rim set holds four cells below twelve")
    })
}
