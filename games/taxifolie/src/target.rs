//! What a card refers to: a pictogram, a named place or a quarter.

use crate::board::Sign;
use crate::board::plan::{Plan, plan};
use crate::board::{Board, CellNo};
use maraude_core::{Arg, Message};

/// A pictogram, a fare place or a quarter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Every cell with this pictogram.
    Sign(Sign),
    /// The cell of this fare place, by number.
    Place(u8),
    /// Every cell of this quarter, by number.
    Quarter(u8),
}

impl Target {
    /// The target of a word such as `sign:bakery`, `place:louvre`, `quarter:marais`.
    pub fn of(word: &str, plan: &Plan) -> Option<Self> {
        let (kind, id) = word.split_once(':')?;
        match kind {
            "sign" => Sign::of(id).map(Self::Sign),
            "place" => {
                let no = plan.places.iter().position(|place| place.id == id)?;
                Some(Self::Place(no as u8))
            }
            "quarter" => {
                let no = plan.quarters.iter().position(|quarter| quarter.id == id)?;
                Some(Self::Quarter(no as u8))
            }
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
        }
    }

    /// Whether driving by `self` means driving over `other`: the same thing, or a place that
    /// bears the pictogram or lies in the quarter (TF-T28).
    pub fn lies_in(self, board: &Board, other: Self) -> bool {
        match self {
            Self::Place(place) => other.has(board, board.places[place as usize]),
            _ => self == other,
        }
    }

    /// Its name.
    pub fn message(self) -> Message {
        match self {
            Self::Sign(sign) => Message::new(format!("taxifolie-sign-{}", sign.word())),
            Self::Place(place) => Message::new(format!(
                "taxifolie-place-{}",
                plan().places[place as usize].id
            )),
            Self::Quarter(quarter) => Message::new(format!(
                "taxifolie-quarter-{}",
                plan().quarters[quarter as usize].id
            )),
        }
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Self {
        target.message().into()
    }
}
