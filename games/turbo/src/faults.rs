//! The faults of a finished city (TT-R6 to TT-R11, TT-R14).

use serde::{Serialize, Serializer};

use crate::city::{CELLS, Cell, City, EDGES, edge_side};
use crate::puzzle::Puzzle;
use crate::rim::RimCell;
use crate::tile::Tile;

/// The faults of a city, each kind as a set of places; no fault at all means it is correct.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(
        type = "{ unmatched: [number, number][], missing: number[], stray: number[], parted: string[] }"
    )
)]
pub struct Faults {
    /// The centre is not the given tile in the given orientation (TT-R7).
    pub centre: bool,
    /// Inner edges (numbers of `EDGES`) where a road does not go on (TT-R8).
    pub unmatched: u16,
    /// Rim cells with a pawn but no road (TT-R9).
    pub missing: u16,
    /// Rim cells without a pawn that a road leads to (TT-R10).
    pub stray: u16,
    /// Pairs, first and second colour, that no road joins (TT-R11).
    pub parted: u8,
}

impl Faults {
    pub const fn is_correct(&self) -> bool {
        !self.centre && self.unmatched | self.missing | self.stray == 0 && self.parted == 0
    }

    /// Everything that is wrong with these nine tiles as an answer to the puzzle.
    pub fn of(puzzle: &Puzzle, tiles: &[Tile; CELLS]) -> Self {
        let mut faults = Self {
            centre: tiles[crate::city::CENTRE] != puzzle.centre,
            ..Self::default()
        };
        for (edge, (cell, next)) in EDGES.into_iter().enumerate() {
            let side = edge_side(edge);
            let here = tiles[cell as usize].has_arm(side);
            let there = tiles[next as usize].has_arm(side.opposite());
            faults.unmatched |= u16::from(here != there) << edge;
        }
        let roads = roads_to_rim(tiles);
        faults.missing = puzzle.rim() & !roads;
        faults.stray = roads & !puzzle.rim();
        let streets = streets(tiles);
        for (pair, [from, to]) in puzzle.pairs.into_iter().enumerate() {
            // A pawn without a road is a fault of its own; the pair is parted all the same.
            let joined = street_at(tiles, from).is_some_and(|road| {
                street_at(tiles, to).is_some_and(|other| streets[road] == streets[other])
            });
            faults.parted |= u8::from(!joined) << pair;
        }
        faults
    }

    /// The faults that are still in a city changed since; none if all are mended. Only nine
    /// tiles tell whether a pair is joined.
    pub fn left_in(&self, puzzle: &Puzzle, city: &City) -> Option<Self> {
        let lies = |cell: usize| city.at(cell).is_some();
        let tiles = city.cells().map(|tile| tile.unwrap_or(puzzle.centre));
        let now = Self::of(puzzle, &tiles);
        let edges = EDGES.into_iter().enumerate();
        let edges = edges.filter(|(_, (a, b))| lies(usize::from(*a)) && lies(usize::from(*b)));
        let edges = edges.fold(0, |set, (edge, _)| set | 1 << edge);
        let rim = RimCell::all().filter(|cell| lies(cell.touches()));
        let rim = rim.fold(0, |set, cell| set | cell.bit());
        let all = city.complete().is_some();
        let left = Self {
            centre: self.centre && now.centre,
            unmatched: self.unmatched & now.unmatched & edges,
            missing: self.missing & now.missing & rim,
            stray: self.stray & now.stray & rim,
            parted: if all { self.parted & now.parted } else { 0 },
        };
        (!left.is_correct()).then_some(left)
    }
}

/// The colours, in the order of a puzzle's pairs.
const COLOURS: [&str; 2] = ["yellow", "black"];

impl Faults {
    /// The unmatched edges, each as its two cells.
    pub fn edges(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let edges = EDGES.into_iter().enumerate();
        let unmatched = self.unmatched;
        edges
            .filter(move |(edge, _)| unmatched >> edge & 1 == 1)
            .filter_map(|(_, (a, b))| Some((Cell::new(a)?, Cell::new(b)?)))
    }
}

impl Serialize for Faults {
    /// Lists of places; the centre can't be wrong in play and is not written.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Lists {
            unmatched: Vec<(Cell, Cell)>,
            missing: Vec<RimCell>,
            stray: Vec<RimCell>,
            parted: Vec<&'static str>,
        }
        let lists = Lists {
            unmatched: self.edges().collect(),
            missing: rim_cells(self.missing).collect(),
            stray: rim_cells(self.stray).collect(),
            parted: parted_colours(self.parted).collect(),
        };
        lists.serialize(serializer)
    }
}

/// The rim cells of a set.
pub(crate) fn rim_cells(set: u16) -> impl Iterator<Item = RimCell> {
    RimCell::all().filter(move |cell| set & cell.bit() != 0)
}

/// The colours of a set of pairs.
pub(crate) fn parted_colours(set: u8) -> impl Iterator<Item = &'static str> {
    let colours = COLOURS.into_iter().enumerate();
    colours
        .filter(move |(pair, _)| set >> pair & 1 == 1)
        .map(|(_, colour)| colour)
}

/// The rim cells that a road leads to.
fn roads_to_rim(tiles: &[Tile; CELLS]) -> u16 {
    RimCell::all()
        .filter(|cell| tiles[cell.touches()].has_arm(cell.side()))
        .fold(0, |rim, cell| rim | cell.bit())
}

/// A road is named by its cell and, on the double curve, which of the two it is.
pub(crate) const ROADS: usize = 2 * CELLS;

/// The road of a cell that leaves through a side.
pub(crate) fn road(tiles: &[Tile; CELLS], cell: usize, side: u8) -> Option<usize> {
    let [first, second] = tiles[cell].roads();
    if first & side != 0 {
        Some(2 * cell)
    } else if second & side != 0 {
        Some(2 * cell + 1)
    } else {
        None
    }
}

pub(crate) fn street_at(tiles: &[Tile; CELLS], rim: RimCell) -> Option<usize> {
    road(tiles, rim.touches(), rim.side().bit())
}

/// For each road the number of its street: roads that meet across an edge share one.
fn streets(tiles: &[Tile; CELLS]) -> [u8; ROADS] {
    let mut street: [u8; ROADS] = std::array::from_fn(|road| road as u8);
    for (edge, (cell, next)) in EDGES.into_iter().enumerate() {
        let side = edge_side(edge);
        let here = road(tiles, cell as usize, side.bit());
        let there = road(tiles, next as usize, side.opposite().bit());
        if let (Some(here), Some(there)) = (here, there) {
            let (keep, drop) = (street[here], street[there]);
            for number in &mut street {
                if *number == drop {
                    *number = keep;
                }
            }
        }
    }
    street
}
