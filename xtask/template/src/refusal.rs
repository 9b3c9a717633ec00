//! Why something can't be done: one variant per reason, each with its clause.

use maraude_core::{Message, Told};

/// Why something can't be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    /// So many players can't play.
    Players,
    /// It is another's turn, or the game is over.
    NotYourTurn,
    /// No card is left.
    EmptyPile,
}

impl maraude_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Players => "XX-01",
            Self::NotYourTurn => "XX-02",
            Self::EmptyPile => "XX-03",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::NotYourTurn => "not_your_turn",
            Self::EmptyPile => "empty_pile",
        }
    }

    fn examples() -> Vec<Self> {
        vec![Self::Players, Self::NotYourTurn, Self::EmptyPile]
    }
}

impl Told for Refusal {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Players => "template-refusal-players",
            Self::NotYourTurn => "template-refusal-not-your-turn",
            Self::EmptyPile => "template-refusal-empty-pile",
        })
    }
}
