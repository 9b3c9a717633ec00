//! Why something can't be done: one variant per reason, each with its clause.

use maraude_core::{Message, Refusal as CoreRefusal, Seat, Told};

use crate::action::Action;
use crate::tile::Kind;

/// Why something can't be done (TT-X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A race has two to eight seats.
    SeatsForRace,
    /// Solo tasks are for one seat.
    SeatsForSolo,
    /// A daily puzzle needs its day.
    DateMissing,
    /// The set-up names a first client who has no seat.
    NoSuchClient,
    /// Only the client places the pawns and turns the tile.
    NotTheClient,
    /// The client has had the tile turned: neither pawns nor tile move any more.
    PawnsFixed,
    /// A pawn stands on that cell already.
    CellTaken,
    /// Not all four pawns stand on the rim.
    PawnsMissing,
    /// Fewer than two pawns stand on green cells.
    NotGreen,
    /// No round is running.
    NoRound,
    /// The player is out of this round.
    Out,
    /// The player's clock has not run out yet.
    Waiting,
    /// The centre tile stays as it lies.
    Centre,
    /// A tile lies there already.
    CellFull,
    /// No tile lies there.
    CellEmpty,
    /// A tile can't be moved to where it lies.
    SameCell,
    /// The player has no tile of this kind left.
    NoTile(Kind),
    /// A claim needs nine tiles; so many lie.
    Unfinished(u8),
    /// Hints and shown solutions belong to solo tasks.
    SoloOnly,
    /// The solution is shown already.
    AlreadyShown,
    /// Only the house does this: for its clock, an agreement or a departure.
    HouseOnly(Action),
    /// The house was not asked for this now.
    NotAsked,
}

impl CoreRefusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::SeatsForRace => "TT-R19",
            Self::SeatsForSolo => "TT-K5",
            Self::DateMissing => "TT-K4",
            Self::NoSuchClient => "TT-R16",
            Self::NotTheClient | Self::NotGreen => "TT-R2",
            Self::PawnsFixed | Self::PawnsMissing => "TT-R20",
            Self::CellTaken => "TT-R3",
            Self::NoRound | Self::Out => "TT-T7",
            Self::Waiting => "TT-G4",
            Self::Centre | Self::CellFull | Self::CellEmpty => "TT-R21",
            Self::SameCell | Self::Unfinished(_) => "TT-R21",
            Self::NoTile(_) => "TT-R5",
            Self::SoloOnly | Self::AlreadyShown => "TT-K4",
            Self::HouseOnly(Action::Drop) => "TT-R24",
            Self::HouseOnly(Action::Leave { .. }) => "TT-T5",
            Self::HouseOnly(_) | Self::NotAsked => "TT-T6",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::SeatsForRace => "seats_for_race",
            Self::SeatsForSolo => "seats_for_solo",
            Self::DateMissing => "date_missing",
            Self::NoSuchClient => "no_such_client",
            Self::NotTheClient => "not_the_client",
            Self::PawnsFixed => "pawns_fixed",
            Self::CellTaken => "cell_taken",
            Self::PawnsMissing => "pawns_missing",
            Self::NotGreen => "not_green",
            Self::NoRound => "no_round",
            Self::Out => "out",
            Self::Waiting => "waiting",
            Self::Centre => "centre",
            Self::CellFull => "cell_full",
            Self::CellEmpty => "cell_empty",
            Self::SameCell => "same_cell",
            Self::NoTile(_) => "no_tile",
            Self::Unfinished(_) => "unfinished",
            Self::SoloOnly => "solo_only",
            Self::AlreadyShown => "already_shown",
            Self::HouseOnly(Action::Drop) => "house_only_drop",
            Self::HouseOnly(Action::Leave { .. }) => "house_only_leave",
            Self::HouseOnly(_) => "house_only",
            Self::NotAsked => "not_asked",
        }
    }

    fn examples() -> Vec<Self> {
        vec![
            Self::SeatsForRace,
            Self::SeatsForSolo,
            Self::DateMissing,
            Self::NoSuchClient,
            Self::NotTheClient,
            Self::PawnsFixed,
            Self::CellTaken,
            Self::PawnsMissing,
            Self::NotGreen,
            Self::NoRound,
            Self::Out,
            Self::Waiting,
            Self::Centre,
            Self::CellFull,
            Self::CellEmpty,
            Self::SameCell,
            Self::NoTile(Kind::Curve),
            Self::Unfinished(7),
            Self::SoloOnly,
            Self::AlreadyShown,
            Self::HouseOnly(Action::Help),
            Self::HouseOnly(Action::Drop),
            Self::HouseOnly(Action::Leave { seat: Seat::at(1) }),
            Self::NotAsked,
        ]
    }
}

impl Told for Refusal {
    fn message(&self) -> Message {
        let id = format!("turbo-refusal-{}", self.code().replace('_', "-"));
        match self {
            Self::NoTile(kind) => Message::new(id).with("tile", *kind),
            Self::Unfinished(filled) => Message::new(id).with("filled", *filled),
            _ => Message::new(id),
        }
    }
}
