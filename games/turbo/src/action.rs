//! What can be asked: by a seat, or by the house's clock.

use maraude_core::{Arg, Message, Seat, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::tile::Tile;

/// Everything that can be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The client puts a pawn on a rim cell, or moves it there (TT-R2, TT-R20).
    Pawn { pawn: Pawn, cell: RimCell },
    /// The client has the top tile turned: the countdown begins (TT-R4).
    TurnTile,
    /// Puts an own tile on an empty cell (TT-R21).
    Place { cell: Cell, tile: Tile },
    /// Turns the tile on a cell a quarter clockwise.
    Rotate { cell: Cell },
    /// Moves a tile to another cell; if one lies there, they change places.
    Move { from: Cell, to: Cell },
    /// Takes the tile of a cell back.
    TakeBack { cell: Cell },
    /// "Terminé !" (TT-R13)
    Claim,
    /// Gives up the round, or the task when alone (TT-R24).
    GiveUp,
    /// Asks for one right tile (TT-K4).
    Hint,
    /// Asks for a whole solution (TT-K4).
    Show,
    /// The countdown is over: the tile is turned and building begins (house).
    Start,
    /// The house completes the pawns and turns the tile (TT-T6, house).
    Help,
    /// The head start or the penalty of a seat is over (TT-G4, house).
    Admit { seat: Seat },
    /// The round limit has run out (TT-T4, house).
    Limit,
    /// All who are still in have agreed to drop the round (TT-R24, house).
    Drop,
    /// A player has left the seat for good (TT-T5, house).
    Leave { seat: Seat },
}

impl Action {
    /// Whether only the house can do it.
    pub const fn is_of_the_house(&self) -> bool {
        matches!(
            self,
            Self::Start
                | Self::Help
                | Self::Admit { .. }
                | Self::Limit
                | Self::Drop
                | Self::Leave { .. }
        )
    }
}

/// The name of a city cell.
pub(crate) fn cell_name(cell: Cell) -> Arg {
    Message::new(format!("turbo-cell-{}", cell.number())).into()
}

/// The name of a tile's kind.
pub(crate) fn kind_name(kind: crate::tile::Kind) -> Arg {
    Message::new(format!("turbo-tile-{}", kind.name())).into()
}

impl Told for Action {
    fn message(&self) -> Message {
        match self {
            Self::Pawn { pawn, cell } => Message::new("turbo-action-pawn")
                .with("pawn", Message::new(pawn.name()))
                .with("cell", cell.number()),
            Self::TurnTile => Message::new("turbo-action-turn-tile"),
            Self::Place { cell, tile } => Message::new("turbo-action-place")
                .with("tile", kind_name(tile.kind()))
                .with("quarters", tile.rotation())
                .with("cell", cell_name(*cell)),
            Self::Rotate { cell } => {
                Message::new("turbo-action-rotate").with("cell", cell_name(*cell))
            }
            Self::Move { from, to } => Message::new("turbo-action-move")
                .with("from", cell_name(*from))
                .with("to", cell_name(*to)),
            Self::TakeBack { cell } => {
                Message::new("turbo-action-take-back").with("cell", cell_name(*cell))
            }
            Self::Claim => Message::new("turbo-action-claim"),
            Self::GiveUp => Message::new("turbo-action-give-up"),
            Self::Hint => Message::new("turbo-action-hint"),
            Self::Show => Message::new("turbo-action-show"),
            Self::Start => Message::new("turbo-action-start"),
            Self::Help => Message::new("turbo-action-help"),
            Self::Admit { seat } => Message::new("turbo-action-admit").with("who", *seat),
            Self::Limit => Message::new("turbo-action-limit"),
            Self::Drop => Message::new("turbo-action-drop"),
            Self::Leave { seat } => Message::new("turbo-action-leave").with("who", *seat),
        }
    }
}
