//! Which rim cells a pattern of ring edges joins.

use crate::rim::RimCell;
use crate::tile::{FACES, Tile};

/// For each rim cell, four bits that name the street it would lie on; equal names are joined.
#[derive(Clone, Copy)]
pub(super) struct Links(u64);

/// A name that no ring cell has: the corner's own loop of a double curve.
const LOOP: u64 = 15;

impl Links {
    /// The streets of a ring whose cells all join their arms.
    pub(super) fn of(centre: Tile, ring: u8) -> Self {
        Self(LINKS[centre.face() as usize][ring as usize])
    }

    /// The streets when one ring cell is the double curve, lying in this orientation.
    pub(super) fn with_double(centre: Tile, ring: u8, cell: u8, double: Tile) -> Self {
        let (back, on) = (1 << (cell.wrapping_sub(1) & 7), 1 << cell);
        let (before, after) = (cell.wrapping_sub(1) & 7, (cell + 1) & 7);
        let cell_is_corner = cell.is_multiple_of(2);
        // Whether the road from the cell before leaves at the (first) rim cell.
        let outward = (double.rotation() == 0) == matches!(cell % 4, 0 | 3);
        match (cell_is_corner, outward) {
            (true, true) => {
                let links = Self::of(centre, ring & !back & !on);
                let (first, second) = (links.name(before), links.name(after));
                links
                    .renamed(first_rim(cell), first)
                    .renamed(second_rim(cell), second)
            }
            (true, false) => Self::of(centre, ring)
                .renamed(first_rim(cell), LOOP)
                .renamed(second_rim(cell), LOOP),
            (false, true) => {
                let links = Self::of(centre, ring & !back);
                links.renamed(first_rim(cell), links.name(before))
            }
            (false, false) => {
                let links = Self::of(centre, ring & !on);
                links.renamed(first_rim(cell), links.name(after))
            }
        }
    }

    /// Whether roads join the two rim cells.
    pub(super) fn joins(self, a: RimCell, b: RimCell) -> bool {
        let name = |cell: RimCell| self.0 >> (4 * cell.index()) & 15;
        name(a) == name(b)
    }

    /// The street of a ring cell: that of any of its rim cells.
    fn name(self, cell: u8) -> u64 {
        self.0 >> (4 * first_rim(cell)) & 15
    }

    fn renamed(self, rim: u8, name: u64) -> Self {
        Self(self.0 & !(15 << (4 * rim)) | name << (4 * rim))
    }
}

/// The rim cell of a middle, or the first one, clockwise, of a corner.
const fn first_rim(cell: u8) -> u8 {
    (cell / 2 * 3 + if cell.is_multiple_of(2) { 11 } else { 1 }) % 12
}

/// The second rim cell of a corner; the only one of a middle.
const fn second_rim(cell: u8) -> u8 {
    (first_rim(cell) + (cell + 1) % 2) % 12
}

/// By centre face and ring edges, for ring cells that join all their arms.
#[allow(long_running_const_eval, reason = "4,352 small rings, once per build")]
static LINKS: [[u64; 256]; FACES] = {
    let mut links = [[0; 256]; FACES];
    let mut face = 0;
    while face < FACES {
        let centre = Tile::from_face(face as u8).expect("the loop stops at the last face");
        let mut ring = 0;
        while ring < 256 {
            links[face][ring] = names(centre, ring as u8);
            ring += 1;
        }
        face += 1;
    }
    links
};

/// Names the streets of one ring: first along the ring's edges, then across the centre.
const fn names(centre: Tile, ring: u8) -> u64 {
    let mut name = [0, 1, 2, 3, 4, 5, 6, 7];
    let mut cell = 0;
    while cell < 8 {
        if ring >> cell & 1 == 1 {
            name = merged(name, cell, (cell + 1) % 8);
        }
        cell += 1;
    }
    let [first, second] = centre.roads();
    name = across(name, first);
    name = across(name, second);
    let mut packed = 0;
    let mut cell = 0;
    while cell < 8 {
        packed |= (name[cell] as u64) << (4 * first_rim(cell as u8));
        packed |= (name[cell] as u64) << (4 * second_rim(cell as u8));
        cell += 1;
    }
    packed
}

/// Joins the middle cells of the sides that one road of the centre leads to.
const fn across(mut name: [u8; 8], road: u8) -> [u8; 8] {
    let mut side = 0;
    let mut last = 8;
    while side < 4 {
        if road >> side & 1 == 1 {
            let middle = 2 * side + 1;
            if last < 8 {
                name = merged(name, last, middle);
            }
            last = middle;
        }
        side += 1;
    }
    name
}

const fn merged(mut name: [u8; 8], a: usize, b: usize) -> [u8; 8] {
    let (keep, drop) = (name[a], name[b]);
    let mut cell = 0;
    while cell < 8 {
        if name[cell] == drop {
            name[cell] = keep;
        }
        cell += 1;
    }
    name
}
