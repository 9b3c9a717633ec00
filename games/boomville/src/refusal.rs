//! Why something can't be done: one variant a reason, each with its clause.

use crate::cards::Kind;
use crate::words::kind_name;
use maraude_core::{Message, Refusal as _, Told};

/// Why something can't be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There are six pawns.
    Players(u8),
    /// One to five destinations win.
    Destinations(u8),
    /// One may hop after two lost turns or more.
    HopAfter(u8),
    /// The game is over.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// Only the table as a whole decides this.
    TableOnly,
    /// The house does not drive.
    PlayersOnly,
    /// The table decides how to go on first.
    AskedFirst,
    /// Roll first.
    RollFirst,
    /// The die was rolled already.
    Rolled,
    /// Drive first.
    DriveFirst,
    /// The drawn card comes first.
    CardFirst(Kind),
    /// No such card is to be obeyed.
    NoSuchCard,
    /// There is nothing to end yet.
    NotYet,
    /// The roll was driven already.
    Driven,
    /// A way has at least one cell.
    NoWay,
    /// There is no such cell.
    NoCell(u16),
    /// The two cells do not touch.
    NotNext(u16),
    /// A way does not return at once.
    TurnsBack(u16),
    /// A barrier bars the street.
    StreetBarred(u16),
    /// A barrier bars the bridge.
    BridgeBarred(u16),
    /// A cone stands there.
    ConeThere(u16),
    /// Against a one-way token.
    AgainstOneWay(u16),
    /// Against the printed one-way.
    AgainstPrinted(u16),
    /// More cells than the die.
    TooFar(u8),
    /// A longer way exists.
    TooShort(u8),
    /// One stops at the own destination.
    ThroughDestination,
    /// One cannot hop now.
    NoHop,
    /// The pawn is in no dead end.
    NoDeadEnd,
    /// The CHANCE card is not held.
    NotHeld(Kind),
    /// The CHANCE card opens nothing.
    OpensNothing(Kind),
    /// A die has six faces.
    NoFace(u8),
    /// There is no such spot.
    NoSpot(u8),
    /// A one-way has two directions.
    NoDirection(u8),
    /// A token lies there already.
    SpotTaken(u8),
    /// No token lies there.
    NoToken(u8),
    /// No line of the right colour has this number.
    NoStreetLine(u8),
    /// No line of the right colour has this number.
    NoBridgeLine(u8),
    /// A barrier stands there already.
    LineTaken(u8),
    /// Nothing stands there.
    NothingThere,
    /// A shortcut drives one to three cells.
    ShortcutLength,
    /// Nobody has won yet.
    NobodyWon,
    /// Only one would drive on.
    NobodyDrivesOn,
    /// Enough destinations.
    Enough(u8),
    /// No more after the first win.
    AfterTheWin,
}

use Refusal as R;

impl Told for Refusal {
    fn message(&self) -> Message {
        let message = Message::new(format!("boomville-no-{}", self.code().replace('_', "-")));
        match *self {
            R::Players(n)
            | R::Destinations(n)
            | R::HopAfter(n)
            | R::TooFar(n)
            | R::TooShort(n)
            | R::NoFace(n)
            | R::Enough(n) => message.with("n", n),
            R::NoSpot(n)
            | R::NoDirection(n)
            | R::SpotTaken(n)
            | R::NoToken(n)
            | R::NoStreetLine(n)
            | R::NoBridgeLine(n)
            | R::LineTaken(n) => message.with("n", u16::from(n) + 1),
            R::NoCell(cell)
            | R::NotNext(cell)
            | R::TurnsBack(cell)
            | R::StreetBarred(cell)
            | R::BridgeBarred(cell)
            | R::ConeThere(cell)
            | R::AgainstOneWay(cell)
            | R::AgainstPrinted(cell) => message.with("cell", cell),
            R::CardFirst(kind) | R::NotHeld(kind) | R::OpensNothing(kind) => {
                message.with("card", kind_name(kind))
            }
            _ => message,
        }
    }
}

impl maraude_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            R::Players(_) => "BV-S3",
            R::Destinations(_) => "BV-S2",
            R::HopAfter(_) => "BV-S8",
            R::Over => "BV-T16",
            R::NotYourTurn => "BV-S4",
            R::TableOnly => "BV-X1",
            R::PlayersOnly | R::NoCell(_) | R::NoSpot(_) | R::NoSuchCard => "BV-X3",
            R::AskedFirst | R::NobodyWon => "BV-X4",
            R::RollFirst | R::Rolled | R::DriveFirst | R::NotYet | R::Driven => "BV-T10",
            R::CardFirst(_) => "BV-T4",
            R::NoWay | R::NotNext(_) | R::TooFar(_) => "BV-T1",
            R::TurnsBack(_) => "BV-T12",
            R::StreetBarred(_) | R::NoStreetLine(_) => "BV-C3",
            R::BridgeBarred(_) | R::NoBridgeLine(_) => "BV-C4",
            R::ConeThere(_) => "BV-C5",
            R::AgainstOneWay(_) => "BV-C10",
            R::AgainstPrinted(_) => "BV-B3",
            R::TooShort(_) => "BV-T2",
            R::ThroughDestination => "BV-T7",
            R::NoHop => "BV-D5",
            R::NoDeadEnd => "BV-D3",
            R::NotHeld(_) => "BV-C7",
            R::OpensNothing(_) | R::NoFace(_) => "BV-C15",
            R::SpotTaken(_) | R::NoDirection(_) => "BV-C1",
            R::NoToken(_) => "BV-C2",
            R::LineTaken(_) => "BV-C11",
            R::NothingThere => "BV-C6",
            R::ShortcutLength => "BV-C14",
            R::NobodyDrivesOn => "BV-X5",
            R::Enough(_) | R::AfterTheWin => "BV-X6",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            R::Players(_) => "players",
            R::Destinations(_) => "destinations",
            R::HopAfter(_) => "hop_after",
            R::Over => "over",
            R::NotYourTurn => "not_your_turn",
            R::TableOnly => "table_only",
            R::PlayersOnly => "players_only",
            R::AskedFirst => "asked_first",
            R::RollFirst => "roll_first",
            R::Rolled => "rolled",
            R::DriveFirst => "drive_first",
            R::CardFirst(_) => "card_first",
            R::NoSuchCard => "no_such_card",
            R::NotYet => "not_yet",
            R::Driven => "driven",
            R::NoWay => "no_way",
            R::NoCell(_) => "no_cell",
            R::NotNext(_) => "not_next",
            R::TurnsBack(_) => "turns_back",
            R::StreetBarred(_) => "street_barred",
            R::BridgeBarred(_) => "bridge_barred",
            R::ConeThere(_) => "cone_there",
            R::AgainstOneWay(_) => "against_one_way",
            R::AgainstPrinted(_) => "against_printed",
            R::TooFar(_) => "too_far",
            R::TooShort(_) => "too_short",
            R::ThroughDestination => "through_destination",
            R::NoHop => "no_hop",
            R::NoDeadEnd => "no_dead_end",
            R::NotHeld(_) => "not_held",
            R::OpensNothing(_) => "opens_nothing",
            R::NoFace(_) => "no_face",
            R::NoSpot(_) => "no_spot",
            R::NoDirection(_) => "no_direction",
            R::SpotTaken(_) => "spot_taken",
            R::NoToken(_) => "no_token",
            R::NoStreetLine(_) => "no_street_line",
            R::NoBridgeLine(_) => "no_bridge_line",
            R::LineTaken(_) => "line_taken",
            R::NothingThere => "nothing_there",
            R::ShortcutLength => "shortcut_length",
            R::NobodyWon => "nobody_won",
            R::NobodyDrivesOn => "nobody_drives_on",
            R::Enough(_) => "enough",
            R::AfterTheWin => "after_the_win",
        }
    }

    fn examples() -> Vec<Self> {
        vec![
            R::Players(7),
            R::Destinations(6),
            R::HopAfter(1),
            R::Over,
            R::NotYourTurn,
            R::TableOnly,
            R::PlayersOnly,
            R::AskedFirst,
            R::RollFirst,
            R::Rolled,
            R::DriveFirst,
            R::CardFirst(Kind::FlipOneWay),
            R::NoSuchCard,
            R::NotYet,
            R::Driven,
            R::NoWay,
            R::NoCell(999),
            R::NotNext(7),
            R::TurnsBack(7),
            R::StreetBarred(7),
            R::BridgeBarred(7),
            R::ConeThere(7),
            R::AgainstOneWay(7),
            R::AgainstPrinted(7),
            R::TooFar(4),
            R::TooShort(4),
            R::ThroughDestination,
            R::NoHop,
            R::NoDeadEnd,
            R::NotHeld(Kind::ChanceOver),
            R::OpensNothing(Kind::ChanceOneWays),
            R::NoFace(7),
            R::NoSpot(99),
            R::NoDirection(2),
            R::SpotTaken(3),
            R::NoToken(3),
            R::NoStreetLine(60),
            R::NoBridgeLine(2),
            R::LineTaken(2),
            R::NothingThere,
            R::ShortcutLength,
            R::NobodyWon,
            R::NobodyDrivesOn,
            R::Enough(6),
            R::AfterTheWin,
        ]
    }
}
