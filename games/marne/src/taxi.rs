//! The 24 Taxi cards (MA-04, MA-06).

use crate::card::card;
use crate::set::set;
use crate::street::{Colour, Street};
use maraude_core::{Arg, Message};
use serde::Serialize;

/// Number of Taxi cards.
pub const TAXIS: usize = 24;

card! {
    /// A Taxi card. On the wire: its id, `T01` to `T24`.
    TaxiCard, TAXIS cards called "Taxi", b'T'
}

/// The event of a Taxi card when it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TaxiEvent {
    /// No bonus card for the rest of the turn (MA-70).
    NoBonus,
    /// No talking for the whole turn (MA-71, MA-72).
    Silence,
    /// One card of the own hand goes at once (MA-73).
    Discard,
    /// A further taxi arrives at once (MA-74).
    ExtraTaxi,
}

/// The print of a card.
#[derive(Clone, Copy)]
struct Printed {
    street: u8,
    soldiers: u8,
    event: Option<TaxiEvent>,
}

const fn card(street: u8, soldiers: u8, event: Option<TaxiEvent>) -> Printed {
    Printed {
        street,
        soldiers,
        event,
    }
}

/// The composition, in the order of the ids; a test compares it with `data/cards.json`.
static PRINTED: [Printed; TAXIS] = {
    use TaxiEvent::{Discard, ExtraTaxi, NoBonus, Silence};
    [
        card(0, 2, None),
        card(0, 3, Some(Discard)),
        card(0, 4, None),
        card(1, 3, Some(ExtraTaxi)),
        card(1, 3, None),
        card(1, 4, None),
        card(2, 2, Some(ExtraTaxi)),
        card(2, 3, Some(Discard)),
        card(2, 4, None),
        card(3, 3, Some(Silence)),
        card(3, 3, Some(Discard)),
        card(3, 4, None),
        card(4, 3, Some(Silence)),
        card(4, 3, None),
        card(4, 4, Some(NoBonus)),
        card(5, 2, Some(Silence)),
        card(5, 3, None),
        card(5, 4, Some(NoBonus)),
        card(6, 3, None),
        card(6, 3, None),
        card(6, 4, Some(NoBonus)),
        card(7, 2, Some(ExtraTaxi)),
        card(7, 3, None),
        card(7, 4, None),
    ]
};

/// The cards with two and with four soldiers, as bits: all others have three.
const TWOS: u32 = 1 | 1 << 6 | 1 << 15 | 1 << 21;
const FOURS: u32 = 0o44_444_444;

impl TaxiCard {
    /// The street printed on it.
    pub fn street(self) -> Street {
        Street::at(PRINTED[self.index()].street as usize)
    }

    /// The colour of its back.
    pub fn colour(self) -> Colour {
        self.street().colour()
    }

    /// The printed number: soldiers to embark, and points.
    pub fn soldiers(self) -> u8 {
        PRINTED[self.index()].soldiers
    }

    /// Its icon, if it has one.
    pub fn event(self) -> Option<TaxiEvent> {
        PRINTED[self.index()].event
    }
}

impl From<TaxiCard> for Arg {
    fn from(taxi: TaxiCard) -> Self {
        Message::new("marne-taxi")
            .with("street", taxi.street())
            .with("soldiers", taxi.soldiers())
            .into()
    }
}

impl From<TaxiEvent> for Arg {
    fn from(event: TaxiEvent) -> Self {
        Message::new(match event {
            TaxiEvent::NoBonus => "marne-event-no-bonus",
            TaxiEvent::Silence => "marne-event-silence",
            TaxiEvent::Discard => "marne-event-discard",
            TaxiEvent::ExtraTaxi => "marne-event-extra-taxi",
        })
        .into()
    }
}

set! {
    /// A set of Taxi cards.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    TaxiSet(u32) of TaxiCard, a "card"
}

impl TaxiSet {
    /// All 24.
    pub const ALL: Self = Self((1 << TAXIS) - 1);

    /// The sum of the printed numbers (MA-81).
    pub const fn soldiers(self) -> u8 {
        (3 * self.0.count_ones() - (self.0 & TWOS).count_ones() + (self.0 & FOURS).count_ones())
            as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_set_is_that_of_its_cards() {
        for card in TaxiCard::all() {
            assert_eq!(TaxiSet::NONE.with(card).soldiers(), card.soldiers());
        }
        assert_eq!(TaxiSet::ALL.soldiers(), 76);
    }
}
