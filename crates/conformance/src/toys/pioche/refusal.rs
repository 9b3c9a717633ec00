//! Why something can't be done in Pioche.

use maraude_core::{Message, Seat, Told};

/// One variant per reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The wrong number of players.
    Seats,
    /// It is another seat's turn.
    Turn(Seat),
    /// The card is not in the hand.
    Hand(u8),
    /// A card is marked already.
    Marked,
    /// No card is marked yet.
    NothingMarked,
    /// Swapping is off, done already, or too late in the turn.
    NoSwap,
    /// Only the house does that.
    House,
    /// The house may not do that now.
    NotAsked,
    /// The game is over.
    Over,
}

impl Told for Refusal {
    fn message(&self) -> Message {
        match *self {
            Self::Seats => Message::new("pioche-refusal-seats"),
            Self::Turn(seat) => Message::new("pioche-refusal-turn").with("seat", seat),
            Self::Hand(card) => Message::new("pioche-refusal-hand").with("card", card),
            Self::Marked => Message::new("pioche-refusal-marked"),
            Self::NothingMarked => Message::new("pioche-refusal-nothing-marked"),
            Self::NoSwap => Message::new("pioche-refusal-no-swap"),
            Self::House => Message::new("pioche-refusal-house"),
            Self::NotAsked => Message::new("pioche-refusal-not-asked"),
            Self::Over => Message::new("pioche-refusal-over"),
        }
    }
}

impl maraude_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats => "PI-0",
            Self::Turn(_) => "PI-1",
            Self::Hand(_) | Self::Marked => "PI-2",
            Self::NothingMarked => "PI-3",
            Self::NoSwap => "PI-4",
            Self::House | Self::NotAsked => "PI-5",
            Self::Over => "PI-7",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Turn(_) => "turn",
            Self::Hand(_) => "hand",
            Self::Marked => "marked",
            Self::NothingMarked => "nothing_marked",
            Self::NoSwap => "no_swap",
            Self::House => "house",
            Self::NotAsked => "not_asked",
            Self::Over => "over",
        }
    }

    fn examples() -> Vec<Self> {
        vec![
            Self::Seats,
            Self::Turn(Seat::at(1)),
            Self::Hand(7),
            Self::Marked,
            Self::NothingMarked,
            Self::NoSwap,
            Self::House,
            Self::NotAsked,
            Self::Over,
        ]
    }
}
