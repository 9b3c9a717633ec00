//! What happened, secrets included; `shown` says who learns what of it.

use maraude_core::{Arg, Message, Seat, Told, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::action::{cell_name, kind_name};
use crate::city::{CELLS, Cell};
use crate::faults::Faults;
use crate::pawn::{Pawn, Pawns};
use crate::rim::RimCell;
use crate::solver::hint::Hint;
use crate::tile::{Kind, Tile};

/// How a round was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Won {
    /// By a correct city (TT-R13).
    Right,
    /// As the last one left (TT-R15).
    Last,
}

/// Why a round was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    /// The limit ran out (TT-T4).
    Limit,
    /// All who were still in agreed (TT-R24).
    Agreed,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
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
    /// To all but its builder: all that they learn of a city (TT-R12).
    Filled { seat: Seat, filled: u8 },
    /// A claim was wrong; the faults are for its builder only (TT-R22).
    Wrong {
        seat: Seat,
        out: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        faults: Option<Faults>,
    },
    /// A player gave up the round (TT-R24).
    GaveUp { seat: Seat },
    /// A player left for good (TT-T5).
    Left { seat: Seat },
    /// A head start or penalty is over (TT-G4).
    Admitted { seat: Seat },
    /// A round is won, with its medal tile; all cities are shown.
    RoundWon { seat: Seat, medal: Kind, how: Won },
    /// A round ended without a winner; all cities are shown.
    RoundDropped { why: Dropped },
    /// The pile was shuffled (TT-R1, TT-R17).
    Shuffled { left: u8 },
    /// A solo task is solved; `helped`: after a hint or a shown solution (TT-K5).
    Solved { seat: Seat, task: u8, helped: bool },
    /// A hint was given; its content is for the player only.
    Hinted {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hint: Option<Hint>,
    },
    /// A solution was shown; its tiles are for the player only.
    SolutionShown {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tiles: Option<[Tile; CELLS]>,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// What this viewer learns of it (TT-X2).
    pub fn shown(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Self::Placed { seat, .. }
            | Self::Rotated { seat, .. }
            | Self::Moved { seat, .. }
            | Self::TakenBack { seat, .. } => viewer.is(seat).then_some(*self),
            // Its builder knows already.
            Self::Filled { seat, .. } => (!viewer.is(seat)).then_some(*self),
            Self::Wrong { seat, out, .. } if !viewer.is(seat) => Some(Self::Wrong {
                seat,
                out,
                faults: None,
            }),
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

impl Told for Event {
    fn message(&self) -> Message {
        match self {
            Self::Pawn { seat, pawn, cell } => Message::new("turbo-event-pawn")
                .with("who", *seat)
                .with("pawn", Message::new(pawn.name()))
                .with("cell", cell.number()),
            Self::Helped { client, .. } => Message::new("turbo-event-helped").with("who", *client),
            Self::Countdown => Message::new("turbo-event-countdown"),
            Self::Started { round, centre, .. } => Message::new("turbo-event-started")
                .with("round", *round)
                .with("tile", kind_name(centre.kind())),
            Self::Task {
                task,
                grade,
                centre,
                ..
            } => Message::new("turbo-event-task")
                .with("task", *task)
                .with("grade", *grade)
                .with("tile", kind_name(centre.kind())),
            Self::Unsolvable { centre } => {
                Message::new("turbo-event-unsolvable").with("tile", kind_name(centre.kind()))
            }
            Self::Placed { .. }
            | Self::Rotated { .. }
            | Self::Moved { .. }
            | Self::TakenBack { .. }
            | Self::Filled { .. } => self.built(),
            Self::Wrong { seat, out, faults } => wrong(*seat, *out, faults.as_ref()),
            Self::GaveUp { seat } => Message::new("turbo-event-gave-up").with("who", *seat),
            Self::Left { seat } => Message::new("turbo-event-left").with("who", *seat),
            Self::Admitted { seat } => Message::new("turbo-event-admitted").with("who", *seat),
            Self::RoundWon { seat, medal, how } => Message::new(match how {
                Won::Right => "turbo-event-won-right",
                Won::Last => "turbo-event-won-last",
            })
            .with("who", *seat)
            .with("tile", kind_name(*medal)),
            Self::RoundDropped { why } => Message::new(match why {
                Dropped::Limit => "turbo-event-dropped-limit",
                Dropped::Agreed => "turbo-event-dropped-agreed",
            }),
            Self::Shuffled { left } => Message::new("turbo-event-shuffled").with("left", *left),
            Self::Solved { seat, task, helped } => Message::new(if *helped {
                "turbo-event-solved-helped"
            } else {
                "turbo-event-solved"
            })
            .with("who", *seat)
            .with("task", *task),
            Self::Hinted { seat, hint } => hinted(*seat, hint.as_ref()),
            Self::SolutionShown { seat, .. } => {
                Message::new("turbo-event-solution-shown").with("who", *seat)
            }
            Self::Over => Message::new("turbo-event-over"),
        }
    }
}

impl Event {
    /// The words for one step of building.
    fn built(&self) -> Message {
        match self {
            Self::Placed { seat, cell, tile } => Message::new("turbo-event-placed")
                .with("who", *seat)
                .with("tile", kind_name(tile.kind()))
                .with("cell", cell_name(*cell)),
            Self::Rotated { seat, cell, tile } => Message::new("turbo-event-rotated")
                .with("who", *seat)
                .with("tile", kind_name(tile.kind()))
                .with("cell", cell_name(*cell)),
            Self::Moved { seat, from, to } => Message::new("turbo-event-moved")
                .with("who", *seat)
                .with("from", cell_name(*from))
                .with("to", cell_name(*to)),
            Self::TakenBack { seat, cell } => Message::new("turbo-event-taken-back")
                .with("who", *seat)
                .with("cell", cell_name(*cell)),
            Self::Filled { seat, filled } => Message::new("turbo-event-filled")
                .with("who", *seat)
                .with("filled", *filled),
            _ => self.message(),
        }
    }
}

/// The words for a wrong claim: its builder also reads what is wrong, fault by fault.
fn wrong(seat: Seat, out: bool, faults: Option<&Faults>) -> Message {
    let id = match (out, faults.is_some()) {
        (true, true) => "turbo-event-wrong-out-why",
        (true, false) => "turbo-event-wrong-out",
        (false, true) => "turbo-event-wrong-why",
        (false, false) => "turbo-event-wrong",
    };
    let message = Message::new(id).with("who", seat);
    match faults {
        Some(faults) => message.with("faults", faults.messages().collect::<Arg>()),
        None => message,
    }
}

fn hinted(seat: Seat, hint: Option<&Hint>) -> Message {
    let message = |id: &'static str| Message::new(id).with("who", seat);
    match hint {
        Some(Hint::Place { cell, tile }) => message("turbo-event-hint-place")
            .with("tile", kind_name(tile.kind()))
            .with("quarters", tile.rotation())
            .with("cell", cell_name(*cell)),
        Some(Hint::TakeBack { cell }) => {
            message("turbo-event-hint-take-back").with("cell", cell_name(*cell))
        }
        Some(Hint::Done) => message("turbo-event-hint-done"),
        Some(Hint::Unsolvable) | None => message("turbo-event-hint"),
    }
}
