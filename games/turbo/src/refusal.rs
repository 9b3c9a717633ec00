//! The refusals: one variant per reason, each with its clause.

use crate::tile::Kind;

maraude_core::refusals! {
    /// The reason why an action or a set-up is refused (TT-X1).
    pub enum Refusal of "turbo" {
        /// A race has two to eight seats.
        SeatsForRace => "TT-R19",
        /// Solo tasks are for one seat.
        SeatsForSolo => "TT-K5",
        /// Several games, limits, head starts, second chances and clients belong to a race.
        RaceOnly => "TT-K5",
        /// A daily puzzle needs its day.
        DateMissing => "TT-K4",
        /// Only the daily puzzle has a day.
        DateWithout => "TT-K4",
        /// The first client that the set-up names has no seat.
        NoSuchClient => "TT-R27",
        /// Only the client places the pawns and turns the tile.
        NotTheClient => "TT-R2",
        /// The client has had the tile turned: neither pawns nor tile move any more.
        PawnsFixed => "TT-R20",
        /// A pawn stands on that cell already.
        CellTaken => "TT-R3",
        /// Not all four pawns stand on the rim.
        PawnsMissing => "TT-R20",
        /// Fewer than two pawns stand on green cells.
        NotGreen => "TT-R2",
        /// No round is running.
        NoRound => "TT-T7",
        /// The player is out of this round.
        Out => "TT-T7",
        /// The player's clock has not run out yet.
        Waiting => "TT-G4",
        /// The centre tile stays as it lies.
        Centre => "TT-R21",
        /// A tile lies there already.
        CellFull => "TT-R21",
        /// No tile lies there.
        CellEmpty => "TT-R21",
        /// A tile can't be moved to where it lies.
        SameCell => "TT-R21",
        /// The player has no tile of this kind left.
        NoTile(tile: Kind = Kind::Curve) => "TT-R5",
        /// A claim needs nine tiles, and only `filled` lie.
        Unfinished(filled: u8 = 7) => "TT-R21",
        /// Hints and shown solutions belong to solo tasks.
        SoloOnly => "TT-K4",
        /// The solution is shown already.
        AlreadyShown => "TT-K4",
        /// Only the house does this, for its clock.
        HouseOnly => "TT-T6",
        /// Only the house drops a round, once all have agreed.
        HouseOnlyDrop => "TT-R24",
        /// Only the house removes a player who has left.
        HouseOnlyLeave => "TT-T5",
        /// The house was not asked for this now.
        NotAsked => "TT-T6",
    }
}
