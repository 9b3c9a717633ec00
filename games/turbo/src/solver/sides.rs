//! The tiles that one side of the ring costs, for every pattern of its edges.
//!
//! The ring's eight cells are numbered clockwise from the top left corner, and edge `i` joins
//! cell `i` to the next one. A side is a corner and the middle cell after it: three ring edges
//! run through it, and its three rim cells and its spoke lie outside the ring.

use crate::tile::{Kind, Tile};

/// The tiles used, one field of four bits per kind of tile that the arms tell apart.
///
/// Each field starts at seven minus what there is, so its top bit shows the first tile too many.
pub(super) type Bill = u32;

const STRAIGHT: Bill = 1;
const CURVE: Bill = 1 << 4;
const TEE: Bill = 1 << 8;
const DEADEND: Bill = 1 << 12;
/// A cell with four arms: a crossroads or the double curve.
pub(super) const FOUR: Bill = 1 << 16;
/// A cell without an arm: no tile is blank.
const BLANK: Bill = 1 << 20;

/// The top bits: set as soon as a kind runs out.
const OVERDRAWN: Bill = 0x0088_8888;

/// The bill before the first tile of the ring is bought: the centre tile is already taken.
pub(super) const fn opening(centre: Tile) -> Bill {
    let stock = STRAIGHT * (7 - 3)
        + CURVE * (7 - 3)
        + TEE * (7 - 3)
        + DEADEND * (7 - 1)
        + FOUR * (7 - 2)
        + BLANK * 7;
    stock
        + match centre.kind() {
            Kind::Straight => STRAIGHT,
            Kind::Curve => CURVE,
            Kind::Tee => TEE,
            Kind::Double | Kind::Cross => FOUR,
            Kind::Deadend => DEADEND,
        }
}

pub(super) const fn is_overdrawn(bill: Bill) -> bool {
    bill & OVERDRAWN != 0
}

/// Whether the ring has a cell with four arms.
pub(super) const fn has_fours(bill: Bill, centre: Tile) -> bool {
    (bill ^ opening(centre)) & (FOUR * 15) != 0
}

/// The price of a cell with these arms, bit by bit around the cell.
const fn price(arms: u8) -> Bill {
    match arms.count_ones() {
        0 => BLANK,
        1 => DEADEND,
        3 => TEE,
        4 => FOUR,
        _ if arms == 0b0101 || arms == 0b1010 => STRAIGHT,
        _ => CURVE,
    }
}

/// The bill of a side, by its surroundings outside the ring and its three ring edges.
///
/// Outside: the corner's first rim cell, its second, the middle's rim cell, the spoke (bits 0
/// to 3). Edges: into the corner, corner to middle, out of the middle (bits 0 to 2).
pub(super) static SIDES: [[Bill; 8]; 16] = {
    let mut sides = [[0; 8]; 16];
    let mut outside = 0;
    while outside < 16 {
        let mut edges = 0;
        while edges < 8 {
            let (before, between, after) = (edges & 1, edges >> 1 & 1, edges >> 2);
            sides[outside as usize][edges as usize] =
                corner(outside, before, between) + middle(outside, between, after);
            edges += 1;
        }
        outside += 1;
    }
    sides
};

/// A corner with its edges back and on: between them lie its two rim cells.
const fn corner(outside: u8, back: u8, on: u8) -> Bill {
    price(back | (outside & 0b0011) << 1 | on << 3)
}

/// A middle cell with its edges back and on: the rim lies between them, the spoke across.
const fn middle(outside: u8, back: u8, on: u8) -> Bill {
    price(back | (outside >> 2 & 1) << 1 | on << 2 | (outside >> 3) << 3)
}

/// The bill of one ring cell.
pub(super) fn cell(outsides: [u8; 4], cell: u8, back: u8, on: u8) -> Bill {
    let outside = outsides[cell as usize / 2];
    if cell.is_multiple_of(2) {
        corner(outside, back, on)
    } else {
        middle(outside, back, on)
    }
}

/// The surroundings of the ring on each side: the rim cells with pawns and the centre's arms.
pub(super) fn outsides(centre: Tile, rim: u16) -> [u8; 4] {
    // Turned by one cell, the three rim cells of a side are consecutive bits: 11,0,1 first.
    let turned = (u32::from(rim) << 1 | u32::from(rim) >> 11) & 0x0fff;
    std::array::from_fn(|side| {
        let rim = (turned >> (3 * side)) as u8 & 0b111;
        rim | (centre.arms() >> side & 1) << 3
    })
}
