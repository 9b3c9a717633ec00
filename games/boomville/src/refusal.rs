//! Why something can't be done: one variant per reason, each with its clause.

use crate::cards::Kind;
use crate::words::kind_name;
use maraude_core::refusals;

refusals! {
    /// Why something can't be done. People count spots and lines from 1.
    pub enum Refusal of "boomville" {
        /// There are six pawns.
        Players(n: u8 = 7) => "BV-S3",
        /// One to six destinations win.
        Destinations(n: u8 = 7) => "BV-S2",
        /// One may hop after two lost turns or more.
        HopAfter(n: u8 = 1) => "BV-S8",
        /// The game is over.
        Over => "BV-T16",
        /// It is another player's turn.
        NotYourTurn => "BV-S4",
        /// Only the table as a whole decides this.
        TableOnly => "BV-X1",
        /// The house does not drive.
        PlayersOnly => "BV-X3",
        /// The table decides how to go on first.
        AskedFirst => "BV-X4",
        /// Roll first.
        RollFirst => "BV-T10",
        /// The die was rolled already.
        Rolled => "BV-T10",
        /// Drive first.
        DriveFirst => "BV-T10",
        /// The drawn card comes first.
        CardFirst(kind: Kind = Kind::FlipOneWay; card = kind_name(kind)) => "BV-T4",
        /// No such card is to be obeyed.
        NoSuchCard => "BV-X3",
        /// There is nothing to end yet.
        NotYet => "BV-T10",
        /// The roll was driven already.
        Driven => "BV-T10",
        /// A way has at least one cell.
        NoWay => "BV-T1",
        /// There is no such cell.
        NoCell(cell: u16 = 999) => "BV-X3",
        /// The two cells do not touch.
        NotNext(cell: u16 = 7) => "BV-T1",
        /// A way does not return at once.
        TurnsBack(cell: u16 = 7) => "BV-T12",
        /// A barrier bars the street.
        StreetBarred(cell: u16 = 7) => "BV-C3",
        /// A barrier bars the bridge.
        BridgeBarred(cell: u16 = 7) => "BV-C4",
        /// A cone stands there.
        ConeThere(cell: u16 = 7) => "BV-C5",
        /// Against a one-way token.
        AgainstOneWay(cell: u16 = 7) => "BV-C10",
        /// Against the printed one-way.
        AgainstPrinted(cell: u16 = 7) => "BV-B3",
        /// More cells than the die.
        TooFar(n: u8 = 4) => "BV-T1",
        /// A longer way exists.
        TooShort(n: u8 = 4) => "BV-T2",
        /// One stops at the own destination.
        ThroughDestination => "BV-T7",
        /// One cannot hop now.
        NoHop => "BV-D5",
        /// The pawn is in no dead end.
        NoDeadEnd => "BV-D3",
        /// The CHANCE card is not held.
        NotHeld(kind: Kind = Kind::ChanceOver; card = kind_name(kind)) => "BV-C7",
        /// A die has six faces.
        NoFace(n: u8 = 7) => "BV-C15",
        /// There is no such spot.
        NoSpot(spot: u8 = 99; n = u16::from(spot) + 1) => "BV-X3",
        /// A one-way has two directions.
        NoDirection(direction: u8 = 2; n = u16::from(direction) + 1) => "BV-C1",
        /// A token lies there already.
        SpotTaken(spot: u8 = 3; n = u16::from(spot) + 1) => "BV-C1",
        /// No token lies there.
        NoToken(spot: u8 = 3; n = u16::from(spot) + 1) => "BV-C2",
        /// No line of the right colour has this number.
        NoStreetLine(line: u8 = 60; n = u16::from(line) + 1) => "BV-C3",
        /// No line of the right colour has this number.
        NoBridgeLine(line: u8 = 2; n = u16::from(line) + 1) => "BV-C4",
        /// A barrier stands there already.
        LineTaken(line: u8 = 2; n = u16::from(line) + 1) => "BV-C11",
        /// Nothing stands there.
        NothingThere => "BV-C6",
        /// A shortcut drives one to three cells.
        ShortcutLength => "BV-C14",
        /// Nobody has won yet.
        NobodyWon => "BV-X4",
        /// Only one would drive on.
        NobodyDrivesOn => "BV-X5",
        /// The pile has too few cards for one more.
        Enough(n: u8 = 6) => "BV-X6",
    }
}
