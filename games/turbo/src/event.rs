//! The events, secrets included; `shown` decides what each viewer learns.

use maraude_core::{Seat, Viewer};
use serde::Serialize;

use crate::city::{CELLS, Cell};
use crate::faults::Faults;
use crate::pawn::{Pawn, Pawns};
use crate::rim::RimCell;
use crate::solver::hint::Hint;
use crate::tile::{Kind, Tile};

/// How a round was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Won {
    /// By a correct city (TT-R13).
    Right,
    /// As the last one left (TT-R15).
    Last,
}

/// Why a round was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    /// The limit ran out (TT-T4).
    Limit,
    /// All who were still in agreed (TT-R24).
    Agreed,
}

/// Change of the clock that times a solo game (TT-K5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// Starts the clock: a task begins.
    Start,
    /// Stops the clock and counts its time.
    Stop,
    /// Stops the clock and drops its time; the game no longer ranks.
    Cancel,
    /// Adds a penalty in milliseconds.
    Add { ms: u32 },
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The client put a pawn on a rim cell.
    Pawn {
        seat: Seat,
        pawn: Pawn,
        cell: RimCell,
    },
    /// The house completed the pawns (TT-T6).
    Helped { client: Seat, pawns: Pawns },
    /// The countdown runs; nothing on the rim moves any more (TT-R20).
    Countdown,
    /// The tile is turned; everybody builds (TT-R4).
    Started {
        round: u8,
        centre: Tile,
        pawns: Pawns,
    },
    /// A solo task begins.
    Task {
        task: u8,
        grade: u8,
        centre: Tile,
        pawns: Pawns,
        timer: Timer,
    },
    /// The turned tile has no solution with these pawns and goes back (TT-R17).
    Unsolvable { centre: Tile },
    /// To its builder only: a tile was put down.
    Placed { seat: Seat, cell: Cell, tile: Tile },
    /// To its builder only: a tile was turned.
    Rotated { seat: Seat, cell: Cell, tile: Tile },
    /// To its builder only: a tile was moved, or two changed places.
    Moved { seat: Seat, from: Cell, to: Cell },
    /// To its builder only: a tile was taken back.
    TakenBack { seat: Seat, cell: Cell },
    /// To all but its builder: the number of filled cells is all they learn (TT-R12).
    Filled { seat: Seat, filled: u8 },
    /// A claim was wrong. All learn where, but not which tiles lie there (TT-R22).
    Wrong {
        seat: Seat,
        out: bool,
        faults: Faults,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        timer: Option<Timer>,
    },
    /// A player gave up the round (TT-R24).
    GaveUp {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        timer: Option<Timer>,
    },
    /// A player left for good (TT-T5).
    Left {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        timer: Option<Timer>,
    },
    /// A head start or penalty is over (TT-G4).
    Admitted { seat: Seat },
    /// A round is won, with its medal tile; all cities are shown.
    RoundWon { seat: Seat, medal: Kind, how: Won },
    /// A round ended without a winner; all cities are shown.
    RoundDropped { why: Dropped },
    /// The next game of a match begins, with all medal tiles (TT-R29).
    NextGame { game: u8 },
    /// The pile was shuffled (TT-R1, TT-R17).
    Shuffled { left: u8 },
    /// A solo task is solved; `helped`: after a hint or a shown solution (TT-K5).
    Solved {
        seat: Seat,
        task: u8,
        helped: bool,
        timer: Timer,
    },
    /// A hint was given; its content is for the player only.
    Hinted {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hint: Option<Hint>,
    },
    /// A solution was shown; its tiles are for the player only.
    SolutionShown {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        tiles: Option<[Tile; CELLS]>,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// The change that it makes to the clock of a solo game.
    pub const fn timer(&self) -> Option<Timer> {
        match *self {
            Self::Task { timer, .. } | Self::Solved { timer, .. } => Some(timer),
            Self::Wrong { timer, .. } | Self::GaveUp { timer, .. } | Self::Left { timer, .. } => {
                timer
            }
            _ => None,
        }
    }

    /// The part of it that this viewer learns (TT-X2).
    pub fn shown(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Placed { seat, .. }
            | Self::Rotated { seat, .. }
            | Self::Moved { seat, .. }
            | Self::TakenBack { seat, .. } => viewer.is(seat).then_some(*self),
            // Its builder knows already.
            Self::Filled { seat, .. } => (!viewer.is(seat)).then_some(*self),
            Self::Hinted { seat, .. } if !viewer.is(seat) => {
                Some(Self::Hinted { seat, hint: None })
            }
            Self::SolutionShown { seat, .. } if !viewer.is(seat) => {
                Some(Self::SolutionShown { seat, tiles: None })
            }
            _ => Some(*self),
        }
    }
}
