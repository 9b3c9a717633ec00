//! The words for actions, events and faults: message ids and arguments, never sentences.

use maraude_core::{Arg, Message, Seat, Told};

use crate::action::Action;
use crate::city::Cell;
use crate::event::{Dropped, Event, Won};
use crate::faults::{Faults, parted_colours, rim_cells};
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::solver::hint::Hint;
use crate::tile::Kind;

/// Makes a message with its arguments by name.
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        Message::new(concat!("turbo-", $id))$(.with(stringify!($name), $value))*
    };
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Message::new(format!("turbo-cell-{}", cell.number())).into()
    }
}

impl From<RimCell> for Arg {
    fn from(cell: RimCell) -> Self {
        cell.number().into()
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Self {
        Message::new(format!("turbo-tile-{}", kind.name())).into()
    }
}

impl From<Pawn> for Arg {
    fn from(pawn: Pawn) -> Self {
        Message::new(match pawn {
            Pawn::YellowTaxi => "turbo-pawn-yellow-taxi",
            Pawn::YellowHouse => "turbo-pawn-yellow-house",
            Pawn::BlackTaxi => "turbo-pawn-black-taxi",
            Pawn::BlackHouse => "turbo-pawn-black-house",
        })
        .into()
    }
}

impl Told for Action {
    fn message(&self) -> Message {
        match *self {
            Self::Pawn { pawn, cell } => say!("action-pawn", pawn = pawn, cell = cell),
            Self::TurnTile => say!("action-turn-tile"),
            Self::Place { cell, tile } => say!(
                "action-place",
                tile = tile.kind(),
                quarters = tile.rotation(),
                cell = cell,
            ),
            Self::Rotate { cell } => say!("action-rotate", cell = cell),
            Self::Move { from, to } => say!("action-move", from = from, to = to),
            Self::TakeBack { cell } => say!("action-take-back", cell = cell),
            Self::Claim => say!("action-claim"),
            Self::GiveUp => say!("action-give-up"),
            Self::Hint => say!("action-hint"),
            Self::Show => say!("action-show"),
            Self::Start => say!("action-start"),
            Self::Help => say!("action-help"),
            Self::Admit { seat } => say!("action-admit", who = seat),
            Self::Limit => say!("action-limit"),
            Self::Drop => say!("action-drop"),
            Self::Leave { seat } => say!("action-leave", who = seat),
        }
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        match *self {
            Self::Pawn { seat, pawn, cell } => {
                say!("event-pawn", who = seat, pawn = pawn, cell = cell)
            }
            Self::Helped { client, .. } => say!("event-helped", who = client),
            Self::Countdown => say!("event-countdown"),
            Self::Started { round, centre, .. } => {
                say!("event-started", round = round, tile = centre.kind())
            }
            Self::Task {
                task,
                grade,
                centre,
                ..
            } => say!(
                "event-task",
                task = task,
                grade = grade,
                tile = centre.kind()
            ),
            Self::Unsolvable { centre } => say!("event-unsolvable", tile = centre.kind()),
            Self::Placed { seat, cell, tile } => {
                say!("event-placed", who = seat, tile = tile.kind(), cell = cell)
            }
            Self::Rotated { seat, cell, tile } => {
                say!("event-rotated", who = seat, tile = tile.kind(), cell = cell)
            }
            Self::Moved { seat, from, to } => {
                say!("event-moved", who = seat, from = from, to = to)
            }
            Self::TakenBack { seat, cell } => say!("event-taken-back", who = seat, cell = cell),
            Self::Filled { seat, filled } => say!("event-filled", who = seat, filled = filled),
            Self::Wrong {
                seat, out, faults, ..
            } => {
                let faults = faults.messages().collect::<Arg>();
                if out {
                    say!("event-wrong-out", who = seat, faults = faults)
                } else {
                    say!("event-wrong", who = seat, faults = faults)
                }
            }
            Self::GaveUp { seat, .. } => say!("event-gave-up", who = seat),
            Self::Left { seat, .. } => say!("event-left", who = seat),
            Self::Admitted { seat } => say!("event-admitted", who = seat),
            Self::RoundWon { seat, medal, how } => match how {
                Won::Right => say!("event-won-right", who = seat, tile = medal),
                Won::Last => say!("event-won-last", who = seat, tile = medal),
            },
            Self::RoundDropped { why } => match why {
                Dropped::Limit => say!("event-dropped-limit"),
                Dropped::Agreed => say!("event-dropped-agreed"),
            },
            Self::NextGame { game } => say!("event-next-game", game = game),
            Self::Shuffled { left } => say!("event-shuffled", left = left),
            Self::Solved {
                seat, task, helped, ..
            } => {
                if helped {
                    say!("event-solved-helped", who = seat, task = task)
                } else {
                    say!("event-solved", who = seat, task = task)
                }
            }
            Self::Hinted { seat, hint } => hinted(seat, hint),
            Self::SolutionShown { seat, .. } => say!("event-solution-shown", who = seat),
            Self::Over => say!("event-over"),
        }
    }
}

impl Faults {
    /// The words for each fault.
    pub fn messages(&self) -> impl Iterator<Item = Message> {
        let edges = self
            .edges()
            .map(|(a, b)| say!("fault-unmatched", a = a, b = b));
        let missing = rim_cells(self.missing).map(|cell| say!("fault-missing", cell = cell));
        let stray = rim_cells(self.stray).map(|cell| say!("fault-stray", cell = cell));
        let parted = parted_colours(self.parted).map(|colour| {
            let colour = Message::new(format!("turbo-colour-{colour}"));
            say!("fault-parted", colour = colour)
        });
        edges.chain(missing).chain(stray).chain(parted)
    }
}

fn hinted(seat: Seat, hint: Option<Hint>) -> Message {
    match hint {
        Some(Hint::Place { cell, tile }) => say!(
            "event-hint-place",
            who = seat,
            tile = tile.kind(),
            quarters = tile.rotation(),
            cell = cell,
        ),
        Some(Hint::TakeBack { cell }) => say!("event-hint-take-back", who = seat, cell = cell),
        Some(Hint::Done) => say!("event-hint-done", who = seat),
        Some(Hint::Unsolvable) | None => say!("event-hint", who = seat),
    }
}
