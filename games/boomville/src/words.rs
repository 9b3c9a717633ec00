//! The names of places, cards and obstacles, as messages.

use crate::cards::{Deck, Kind};
use crate::state::NO_CARD;
use crate::tokens::Obstacle;
use crate::town::Town;
use maraude_core::{Message, Told};

/// The name of a place.
pub(crate) fn place_name(place: u8) -> Message {
    let places = &Town::get().plan.places;
    let id = places
        .get(place as usize)
        .map_or("nowhere", |place| place.id.as_str());
    Message::new(format!("boomville-place-{id}"))
}

/// The way to a place: “to the Hospital”, « chez Gaston ».
pub(crate) fn to_place(place: u8) -> Message {
    let id = Town::get().plan.places[place as usize].id.as_str();
    Message::new(format!("boomville-to-{id}"))
}

/// The title of a Taxi card.
pub(crate) fn card_name(card: u8) -> Message {
    let kind = if card == NO_CARD {
        Kind::Remove
    } else {
        Deck::get().kind(card)
    };
    kind_name(kind)
}

/// The title of a kind of Taxi card.
pub(crate) fn kind_name(kind: Kind) -> Message {
    Message::new(format!("boomville-card-{}", kind.word().replace('_', "-")))
}

impl Told for Obstacle {
    fn message(&self) -> Message {
        match *self {
            Self::Barrier(line) => {
                Message::new("boomville-barrier").with("line", u16::from(line) + 1)
            }
            Self::OneWay(spot) => {
                Message::new("boomville-one-way").with("spot", u16::from(spot) + 1)
            }
            Self::Cone(number) => Message::new("boomville-cone").with("number", number),
        }
    }
}
