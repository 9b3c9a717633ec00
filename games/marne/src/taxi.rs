//! The 24 Taxi cards (MA-04, MA-06).

use crate::card_id::Cards;
use crate::street::{Colour, Street};
use maraude_core::{Arg, Message};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;
use ts_rs::TS;

/// How many Taxi cards there are.
pub const TAXIS: usize = 24;

/// A Taxi card. On the wire: its id, `T01` to `T24`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "string")]
pub struct TaxiCard(NonZeroU8);

/// What the icon of a Taxi card does when it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
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

/// What is printed on a card.
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
    /// The card with this number, 1 to 24.
    pub const fn from_number(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= TAXIS => Some(Self(number)),
            _ => None,
        }
    }

    /// The card at this place of the list, from 0.
    ///
    /// # Panics
    /// If there is none.
    pub const fn at(index: usize) -> Self {
        match Self::from_number(index as u8 + 1) {
            Some(card) => card,
            None => panic!("there are 24 Taxi cards"),
        }
    }

    /// All cards, in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TAXIS).map(Self::at)
    }

    /// Its place in the list, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

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

/// How the cards are called on the wire.
const IDS: Cards = Cards {
    letter: b'T',
    name: "Taxi",
};

impl Serialize for TaxiCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        IDS.write(self.number(), serializer)
    }
}

impl<'de> Deserialize<'de> for TaxiCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IDS.read(deserializer, Self::from_number)
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

/// A set of Taxi cards. On the wire: the list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, TS)]
#[ts(type = "string[]")]
pub struct TaxiSet(u32);

impl TaxiSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 24.
    pub const ALL: Self = Self((1 << TAXIS) - 1);

    /// The bits, `T01` lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: TaxiCard) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// The set with the card added.
    pub const fn with(self, card: TaxiCard) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set with the card taken out.
    pub const fn without(self, card: TaxiCard) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// The set whose bits these are, `T01` lowest.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The cards in both sets.
    pub const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the printed numbers (MA-81).
    pub const fn soldiers(self) -> u8 {
        (3 * self.0.count_ones() - (self.0 & TWOS).count_ones() + (self.0 & FOURS).count_ones())
            as u8
    }

    /// The cards in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = TaxiCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = TaxiCard::at(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<TaxiCard> for TaxiSet {
    fn from_iter<I: IntoIterator<Item = TaxiCard>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for TaxiSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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
