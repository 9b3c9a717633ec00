//! What a card refers to: a pictogram, a named place, or an area: a quarter, a street, a zone.

use crate::board::plan::plan;
use crate::board::{Board, CellNo, Cells, Sign, Zone};
use crate::words::{place_name, street_name};
use maraude_core::{Arg, Message};

/// Something on the board that a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Every cell with this pictogram.
    Sign(Sign),
    /// The cell of this fare place, by number.
    Place(u8),
    /// Every cell of this quarter, by number.
    Quarter(u8),
    /// Every cell of this street between its crossings, by number.
    Street(u8),
    /// Every cell of this zone.
    Zone(Zone),
}

impl Target {
    /// The target of a word such as `sign:bakery`, `place:louvre`, `quarter:marais`,
    /// `street:Rue de Rivoli`, `zone:left-bank`.
    pub fn of(word: &str, board: &Board) -> Option<Self> {
        let (kind, id) = word.split_once(':')?;
        match kind {
            "sign" => Sign::of(id).map(Self::Sign),
            "place" => {
                let no = plan().places.iter().position(|place| place.id == id)?;
                Some(Self::Place(no as u8))
            }
            "quarter" => {
                let no = plan()
                    .quarters
                    .iter()
                    .position(|quarter| quarter.id == id)?;
                Some(Self::Quarter(no as u8))
            }
            "street" => {
                let no = board.named.iter().position(|street| street.name == id)?;
                Some(Self::Street(no as u8))
            }
            "zone" => Zone::of(id).map(Self::Zone),
            _ => None,
        }
    }

    /// Whether the cell belongs to it.
    #[inline]
    pub fn has(self, board: &Board, cell: CellNo) -> bool {
        let spot = board.spot(cell);
        match self {
            Self::Sign(sign) => spot.sign == Some(sign),
            Self::Place(place) => spot.place == Some(place),
            Self::Quarter(quarter) => spot.quarter == quarter,
            Self::Street(street) => board.named[street as usize].cells.has(cell),
            Self::Zone(zone) => spot.zones & 1 << zone as u8 != 0,
        }
    }

    /// Whether it is an area: one is in it or out of it, and it is avoided by not entering it.
    const fn is_area(self) -> bool {
        matches!(self, Self::Quarter(_) | Self::Street(_) | Self::Zone(_))
    }

    /// Whether this step is one that somebody who avoids it must not take: onto one of its cells,
    /// and into an area from outside (TF-T23, TF-T29).
    #[inline]
    pub fn is_met(self, board: &Board, from: CellNo, to: CellNo) -> bool {
        self.has(board, to) && !(self.is_area() && self.has(board, from))
    }

    /// Whether avoiding it makes sense with this destination: an area around the destination
    /// can't be avoided (TF-T23, TF-T29).
    #[inline]
    pub fn can_be_avoided(self, board: &Board, goal: CellNo) -> bool {
        !(self.is_area() && self.has(board, goal))
    }

    /// Whether driving by `self` always means driving over `other` (TF-T28).
    pub fn lies_in(self, board: &Board, other: Self) -> bool {
        self.cells(board).lie_in(&other.cells(board))
    }

    /// All its cells.
    pub fn cells(self, board: &Board) -> Cells {
        let cells = board.streets.cells();
        cells.filter(|&cell| self.has(board, cell)).collect()
    }

    /// Its name.
    pub fn message(self) -> Message {
        match self {
            Self::Sign(sign) => Message::new(format!("taxifolie-sign-{}", sign.word())),
            Self::Place(place) => place_name(place),
            Self::Quarter(quarter) => Message::new(format!(
                "taxifolie-quarter-{}",
                plan().quarters[quarter as usize].id
            )),
            Self::Street(street) => street_name(street),
            Self::Zone(zone) => Message::new(format!("taxifolie-zone-{}", zone.word())),
        }
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Self {
        target.message().into()
    }
}
