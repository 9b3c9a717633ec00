//! What happens in Pioche, and what each viewer is shown of it.

use maraude_core::{Message, Seat, Told, Viewer};
use serde::Serialize;

/// Something that happened. A card that the viewer may not see is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card was marked.
    Marked { seat: Seat, card: Option<u8> },
    /// The die was rolled and the marked card shown.
    Rolled { seat: Seat, die: u8, card: u8 },
    /// A card was taken from the pile.
    Drew { seat: Seat, card: Option<u8> },
    /// A card was put under the pile, another taken from its top.
    Swapped { seat: Seat, cards: Option<Swapped> },
    /// The turn was ended by the house.
    Nudged { seat: Seat },
    /// The pile was shuffled again.
    Reshuffled,
    /// A player left.
    Left { seat: Seat },
    /// The game is over.
    Over,
}

/// The two cards of a swap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Swapped {
    /// Put under the pile.
    pub put: u8,
    /// Taken from its top.
    pub took: u8,
}

impl Event {
    /// What this viewer learns of it.
    pub fn shown(self, viewer: Viewer) -> Self {
        match self {
            Self::Marked { seat, .. } if !viewer.is(seat) => Self::Marked { seat, card: None },
            Self::Drew { seat, .. } if !viewer.is(seat) => Self::Drew { seat, card: None },
            Self::Swapped { seat, .. } if !viewer.is(seat) => Self::Swapped { seat, cards: None },
            shown => shown,
        }
    }
}

impl Told for Event {
    fn message(&self) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Marked { seat, card: None } => of("pioche-event-marked", seat),
            Self::Marked {
                seat,
                card: Some(card),
            } => of("pioche-event-marked-card", seat).with("card", card),
            Self::Rolled { seat, die, card } => of("pioche-event-rolled", seat)
                .with("die", die)
                .with("card", card),
            Self::Drew { seat, card: None } => of("pioche-event-drew", seat),
            Self::Drew {
                seat,
                card: Some(card),
            } => of("pioche-event-drew-card", seat).with("card", card),
            Self::Swapped { seat, cards: None } => of("pioche-event-swapped", seat),
            Self::Swapped {
                seat,
                cards: Some(cards),
            } => of("pioche-event-swapped-card", seat)
                .with("put", cards.put)
                .with("took", cards.took),
            Self::Nudged { seat } => of("pioche-event-nudged", seat),
            Self::Reshuffled => Message::new("pioche-event-reshuffled"),
            Self::Left { seat } => of("pioche-event-left", seat),
            Self::Over => Message::new("pioche-event-over"),
        }
    }
}
