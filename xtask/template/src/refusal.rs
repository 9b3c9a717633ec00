//! Why something can't be done: one variant per reason, each with its clause.

use maraude_core::refusals;

refusals! {
    /// Why something can't be done.
    pub enum Refusal of "template" {
        /// The wrong number of players.
        Players => "XX-01",
        /// It is another seat's turn, or the game is over.
        NotYourTurn => "XX-02",
        /// No card is left.
        EmptyPile => "XX-03",
    }
}
