//! Why something can't be done: one variant per reason, each with its clause.

use crate::board::CellNo;
use crate::edition::Edition;
use crate::ways::Astray;
use crate::words::cell_name;
use maraude_core::{Message, Seat, Told};

/// One variant per reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The wrong number of players.
    Seats,
    /// It is another seat's turn.
    Turn(Seat),
    /// The game is over.
    Over,
    /// The dice have to be rolled first.
    RollFirst,
    /// The dice are rolled: drive.
    DriveFirst,
    /// The house has nothing to do in this game.
    House,
    /// There is no such cell.
    NoSuchCell(CellNo),
    /// The cell is not next to the one before.
    NotNextTo(CellNo, Edition),
    /// Back to the cell just left.
    TurnsBack(CellNo, Edition),
    /// Fewer steps than rolled.
    TooShort,
    /// More steps than rolled.
    TooLong,
    /// Second edition: on after an arrival.
    PastTheArrival,
    /// First edition: on after an arrival that wins.
    PastTheWin,
    /// Over something that an order forbids.
    AgainstAnOrder,
}

impl Refusal {
    /// The refusal of a way.
    pub fn astray(astray: Astray, edition: Edition) -> Self {
        match astray {
            Astray::NoSuchCell(cell) => Self::NoSuchCell(cell),
            Astray::NotNextTo(cell) => Self::NotNextTo(cell, edition),
            Astray::TurnsBack(cell) => Self::TurnsBack(cell, edition),
            Astray::TooShort => Self::TooShort,
            Astray::TooLong => Self::TooLong,
            Astray::PastTheArrival if edition.arrival_stops() => Self::PastTheArrival,
            Astray::PastTheArrival => Self::PastTheWin,
            Astray::AgainstAnOrder => Self::AgainstAnOrder,
        }
    }
}

impl Told for Refusal {
    fn message(&self) -> Message {
        let of = |id: &'static str, cell, edition| {
            Message::new(id).with("cell", cell_name(Some(cell), edition))
        };
        match *self {
            Self::Seats => Message::new("taxifolie-refusal-seats"),
            Self::Turn(seat) => Message::new("taxifolie-refusal-turn").with("seat", seat),
            Self::Over => Message::new("taxifolie-refusal-over"),
            Self::RollFirst => Message::new("taxifolie-refusal-roll-first"),
            Self::DriveFirst => Message::new("taxifolie-refusal-drive-first"),
            Self::House => Message::new("taxifolie-refusal-house"),
            Self::NoSuchCell(no) => Message::new("taxifolie-refusal-no-such-cell").with("no", no),
            Self::NotNextTo(cell, edition) => of("taxifolie-refusal-not-next-to", cell, edition),
            Self::TurnsBack(cell, edition) => of("taxifolie-refusal-turns-back", cell, edition),
            Self::TooShort => Message::new("taxifolie-refusal-too-short"),
            Self::TooLong => Message::new("taxifolie-refusal-too-long"),
            Self::PastTheArrival => Message::new("taxifolie-refusal-past-the-arrival"),
            Self::PastTheWin => Message::new("taxifolie-refusal-past-the-win"),
            Self::AgainstAnOrder => Message::new("taxifolie-refusal-against-an-order"),
        }
    }
}

impl maraude_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats => "TF-T1",
            Self::Turn(_) => "TF-T17",
            Self::Over => "TF-T15",
            Self::RollFirst => "TF-T3",
            Self::DriveFirst | Self::TooShort | Self::TooLong => "TF-T4",
            Self::House | Self::NoSuchCell(_) | Self::NotNextTo(..) => "TF-X1",
            Self::TurnsBack(..) => "TF-E2",
            Self::PastTheArrival => "TF-E1",
            Self::PastTheWin => "TF-T34",
            Self::AgainstAnOrder => "TF-T29",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Turn(_) => "turn",
            Self::Over => "over",
            Self::RollFirst => "roll_first",
            Self::DriveFirst => "drive_first",
            Self::House => "house",
            Self::NoSuchCell(_) => "no_such_cell",
            Self::NotNextTo(..) => "not_next_to",
            Self::TurnsBack(..) => "turns_back",
            Self::TooShort => "too_short",
            Self::TooLong => "too_long",
            Self::PastTheArrival => "past_the_arrival",
            Self::PastTheWin => "past_the_win",
            Self::AgainstAnOrder => "against_an_order",
        }
    }

    fn examples() -> Vec<Self> {
        vec![
            Self::Seats,
            Self::Turn(Seat::at(1)),
            Self::Over,
            Self::RollFirst,
            Self::DriveFirst,
            Self::House,
            Self::NoSuchCell(999),
            Self::NotNextTo(3, Edition::First),
            Self::TurnsBack(3, Edition::Second),
            Self::TooShort,
            Self::TooLong,
            Self::PastTheArrival,
            Self::PastTheWin,
            Self::AgainstAnOrder,
        ]
    }
}
