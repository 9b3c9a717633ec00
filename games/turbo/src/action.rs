//! The actions of seats and of the house.

use maraude_core::Seat;
use serde::{Deserialize, Serialize};

use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::tile::Tile;

/// Everything that can be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
