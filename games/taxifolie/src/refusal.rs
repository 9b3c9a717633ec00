//! Why something can't be done: one variant per reason, each with its clause.

use crate::board::CellNo;
use crate::edition::Edition;
use crate::ways::Astray;
use crate::words::cell_name;
use maraude_core::{Seat, refusals};

refusals! {
    /// Why something can't be done.
    pub enum Refusal of "taxifolie" {
        /// The wrong number of players.
        Seats => "TF-T1",
        /// It is another seat's turn.
        Turn(seat: Seat = Seat::at(1)) => "TF-T17",
        /// The game is over.
        Over => "TF-T15",
        /// The dice have to be rolled first.
        RollFirst => "TF-T3",
        /// The dice are rolled: drive.
        DriveFirst => "TF-T4",
        /// The house has nothing to do in this game.
        House => "TF-X1",
        /// There is no such cell.
        NoSuchCell(no: CellNo = 999) => "TF-X1",
        /// The cell is not next to the one before.
        NotNextTo(cell: CellNo = 3, edition: Edition = Edition::First;
            cell = cell_name(Some(cell), edition)) => "TF-X1",
        /// Back to the cell just left.
        TurnsBack(cell: CellNo = 3, edition: Edition = Edition::Second;
            cell = cell_name(Some(cell), edition)) => "TF-E2",
        /// Fewer steps than rolled.
        TooShort => "TF-T4",
        /// More steps than rolled.
        TooLong => "TF-T4",
        /// Second edition: on after an arrival.
        PastTheArrival => "TF-E1",
        /// First edition: on after an arrival that wins.
        PastTheWin => "TF-T34",
        /// Over something that an order forbids.
        AgainstAnOrder => "TF-T29",
    }
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
