//! Every way to lay the ring with the tiles at hand, joined or not.

use std::ops::ControlFlow;

use super::links::Links;
use super::sides::{self, Bill, SIDES};
use crate::city::{CELLS, CENTRE};
use crate::tile::{Kind, Tile};

/// The city cells of the ring, clockwise from the top left.
const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

/// A ring that the twelve tiles can build: its edges, and which of its four-armed cells is what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Bit `i` is the edge from ring cell `i` to the next one.
    ring: u8,
    /// The ring cell of the double curve and how it lies; other four-armed cells are crossroads.
    double: Option<(u8, Tile)>,
}

impl Layout {
    /// The nine tiles, row by row.
    pub(super) fn tiles(self, centre: Tile, rim: u16) -> [Tile; CELLS] {
        let outsides = sides::outsides(centre, rim);
        let mut tiles = [centre; CELLS];
        for (position, cell) in (0u8..).zip(RING) {
            let arms = arms(outsides, self.ring, position);
            tiles[cell] = match self.double {
                Some((at, double)) if at == position => double,
                _ => Tile::with_arms(arms).unwrap_or(Tile::new(Kind::Cross, 0)),
            };
        }
        debug_assert_eq!(tiles[CENTRE], centre);
        tiles
    }
}

/// The arms of a ring cell, by side of the tile.
fn arms(outsides: [u8; 4], ring: u8, position: u8) -> u8 {
    let outside = outsides[position as usize / 2];
    let back = ring >> (position.wrapping_sub(1) & 7) & 1;
    let on = ring >> position & 1;
    // As seen from the first side; the others are the same, turned.
    let (arms, quarter) = if position.is_multiple_of(2) {
        // North is the second rim cell, east on, south back, west the first rim cell.
        let (first, second) = (outside & 1, outside >> 1 & 1);
        (second | on << 1 | back << 2 | first << 3, position / 2)
    } else {
        // North is the rim, east on, south the spoke, west back.
        let (rim, spoke) = (outside >> 2 & 1, outside >> 3);
        (rim | on << 1 | spoke << 2 | back << 3, position / 2)
    };
    (arms << quarter | arms >> (4 - quarter)) & 15
}

/// Visits every layout with the rim cells it joins, until the visitor breaks.
pub(super) fn each(
    centre: Tile,
    rim: u16,
    visit: &mut impl FnMut(Layout, Links) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let outsides = sides::outsides(centre, rim);
    let price = outsides.map(|outside| &SIDES[outside as usize]);
    let opening = sides::opening(centre);
    for spine in 0..16u8 {
        // The edges between two sides: from the last side into the first, then clockwise.
        let entry = |side: u8| (spine >> side & 1) as usize;
        let bill = |side: u8, between: u8| -> Bill {
            let edges = entry(side) | (between as usize) << 1 | entry((side + 1) % 4) << 2;
            price[side as usize][edges]
        };
        for between in 0..4u8 {
            let half = opening + bill(0, between & 1) + bill(1, between >> 1);
            if sides::is_overdrawn(half) {
                continue;
            }
            for rest in 0..4u8 {
                let whole = half + bill(2, rest & 1) + bill(3, rest >> 1);
                if sides::is_overdrawn(whole) {
                    continue;
                }
                let ring = woven(spine, between | rest << 2);
                if sides::has_fours(whole, centre) {
                    each_choice(centre, ring, full_cells(outsides, ring), visit)?;
                } else {
                    let layout = Layout { ring, double: None };
                    visit(layout, Links::of(centre, ring))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The ring's edges from those between sides (entering side 0 to 3) and those within them.
fn woven(spine: u8, within: u8) -> u8 {
    const SPREAD: [u8; 16] = [
        0x00, 0x01, 0x04, 0x05, 0x10, 0x11, 0x14, 0x15, 0x40, 0x41, 0x44, 0x45, 0x50, 0x51, 0x54,
        0x55,
    ];
    SPREAD[within as usize] | SPREAD[spine as usize].rotate_right(1)
}

/// The ring cells with four arms.
fn full_cells(outsides: [u8; 4], ring: u8) -> u8 {
    let full = outsides.iter().rev().fold(0, |full, outside| {
        full << 2 | u8::from(outside & 0b0011 == 0b0011) | u8::from(outside & 0b1100 == 0b1100) << 1
    });
    full & ring & ring.rotate_left(1)
}

/// Visits every way to give one or two four-armed cells a crossroads or the double curve.
fn each_choice(
    centre: Tile,
    ring: u8,
    full: u8,
    visit: &mut impl FnMut(Layout, Links) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let one = full.is_power_of_two();
    if one && centre.kind() != Kind::Cross {
        visit(Layout { ring, double: None }, Links::of(centre, ring))?;
    }
    if centre.kind() == Kind::Double {
        return ControlFlow::Continue(());
    }
    let mut left = full;
    while left != 0 {
        let cell = left.trailing_zeros() as u8;
        left &= left - 1;
        for rotation in 0..2 {
            let double = Tile::new(Kind::Double, rotation);
            let links = Links::with_double(centre, ring, cell, double);
            let layout = Layout {
                ring,
                double: Some((cell, double)),
            };
            visit(layout, links)?;
        }
    }
    ControlFlow::Continue(())
}
