//! Why something can't be done in Pioche.

use maraude_core::{Seat, refusals};

refusals! {
    /// One variant per reason.
    pub enum Refusal of "pioche" {
        /// The wrong number of players.
        Seats => "PI-0",
        /// It is another seat's turn.
        Turn(seat: Seat = Seat::at(1)) => "PI-1",
        /// The card is not in the hand.
        Hand(card: u8 = 7) => "PI-2",
        /// A card is marked already.
        Marked => "PI-2",
        /// No card is marked yet.
        NothingMarked => "PI-3",
        /// Swapping is off, done already, or too late in the turn.
        NoSwap => "PI-4",
        /// Only the house does that.
        House => "PI-5",
        /// The house may not do that now.
        NotAsked => "PI-5",
        /// The game is over.
        Over => "PI-7",
    }
}
