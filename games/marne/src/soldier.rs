//! The 27 Soldier cards (MA-05, MA-06).

use crate::card_id::Cards;
use crate::street::Colour;
use maraude_core::{Arg, Message};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;
use ts_rs::TS;

/// How many Soldier cards there are.
pub const SOLDIERS: usize = 27;

/// A Soldier card. On the wire: its id, `S01` to `S27`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = "string")]
pub struct SoldierCard(NonZeroU8);

/// What a Soldier card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Soldiers of one colour.
    Soldier(Colour),
    /// Grey soldiers, for any street.
    Joker,
    /// A bonus card (MA-61).
    Bonus(Bonus),
}

/// What a bonus card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// One officer to any other spot (MA-66).
    Estafette,
    /// The tokens of up to two taxis go (MA-67).
    SergentDeVille,
    /// Two Soldier cards (MA-68).
    Renfort,
    /// One taxi to any free street (MA-69).
    DemiTour,
}

/// How many soldiers each card of a colour shows: five cards a colour, in the order of the ids.
const COUNTS: [u8; 5] = [1, 2, 2, 3, 3];
/// The first joker, the first bonus card.
const FIRST_JOKER: usize = 20;
const FIRST_BONUS: usize = 22;
/// The bonus cards in the order of the ids.
const BONUSES: [Bonus; 5] = [
    Bonus::Estafette,
    Bonus::Estafette,
    Bonus::SergentDeVille,
    Bonus::Renfort,
    Bonus::DemiTour,
];

impl SoldierCard {
    /// The card with this number, 1 to 27.
    pub const fn from_number(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= SOLDIERS => Some(Self(number)),
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
            None => panic!("there are 27 Soldier cards"),
        }
    }

    /// All cards, in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SOLDIERS).map(Self::at)
    }

    /// Its place in the list, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        let index = self.index();
        if index < FIRST_JOKER {
            Kind::Soldier(Colour::ALL[index / 5])
        } else if index < FIRST_BONUS {
            Kind::Joker
        } else {
            Kind::Bonus(BONUSES[index - FIRST_BONUS])
        }
    }

    /// How many soldiers it shows; none for a bonus.
    pub const fn count(self) -> u8 {
        let index = self.index();
        if index < FIRST_JOKER {
            COUNTS[index % 5]
        } else if index < FIRST_BONUS {
            index as u8 - 18
        } else {
            0
        }
    }
}

/// How the cards are called on the wire.
const IDS: Cards = Cards {
    letter: b'S',
    name: "Soldier",
};

impl Serialize for SoldierCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        IDS.write(self.number(), serializer)
    }
}

impl<'de> Deserialize<'de> for SoldierCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IDS.read(deserializer, Self::from_number)
    }
}

impl From<SoldierCard> for Arg {
    fn from(card: SoldierCard) -> Self {
        let message = match card.kind() {
            Kind::Soldier(Colour::Blue) => Message::new("marne-soldier-blue"),
            Kind::Soldier(Colour::Red) => Message::new("marne-soldier-red"),
            Kind::Soldier(Colour::Green) => Message::new("marne-soldier-green"),
            Kind::Soldier(Colour::Yellow) => Message::new("marne-soldier-yellow"),
            Kind::Joker => Message::new("marne-joker"),
            Kind::Bonus(Bonus::Estafette) => return Message::new("marne-estafette").into(),
            Kind::Bonus(Bonus::SergentDeVille) => {
                return Message::new("marne-sergent-de-ville").into();
            }
            Kind::Bonus(Bonus::Renfort) => return Message::new("marne-renfort").into(),
            Kind::Bonus(Bonus::DemiTour) => return Message::new("marne-demi-tour").into(),
        };
        message.with("count", card.count()).into()
    }
}

/// A set of Soldier cards. On the wire: the list of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, TS)]
#[ts(type = "string[]")]
pub struct SoldierSet(u32);

impl SoldierSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 27.
    pub const ALL: Self = Self((1 << SOLDIERS) - 1);
    /// The two jokers.
    pub const JOKERS: Self = Self(0b11 << FIRST_JOKER);
    /// The five bonus cards.
    pub const BONUS: Self = Self(0b1_1111 << FIRST_BONUS);
    /// The two Estafettes.
    pub const ESTAFETTES: Self = Self(0b11 << FIRST_BONUS);

    /// The soldiers of a colour.
    pub const fn of(colour: Colour) -> Self {
        Self(0b1_1111 << (colour as u32 * 5))
    }

    /// The cards that may be embarked in a street of this colour (MA-56c).
    pub const fn fitting(colour: Colour) -> Self {
        Self::of(colour).and(Self::JOKERS)
    }

    /// The set whose bits these are, `S01` lowest.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits, `S01` lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: SoldierCard) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// The set with the card added.
    pub const fn with(self, card: SoldierCard) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set with the card taken out.
    pub const fn without(self, card: SoldierCard) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Both sets together.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
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

    /// The first card in the order of the ids.
    pub const fn first(self) -> Option<SoldierCard> {
        if self.0 == 0 {
            return None;
        }
        SoldierCard::from_number(self.0.trailing_zeros() as u8 + 1)
    }

    /// How many soldiers the cards show together.
    pub const fn soldiers(self) -> u8 {
        const COLOURED: u32 = (1 << FIRST_JOKER) - 1;
        const ONES: u32 = 0b00001_00001_00001_00001;
        const THREES: u32 = 0b11000_11000_11000_11000 | 1 << (FIRST_JOKER + 1);
        let soldiers = self.0 & (COLOURED | Self::JOKERS.0);
        (2 * soldiers.count_ones() - (soldiers & ONES).count_ones()
            + (soldiers & THREES).count_ones()) as u8
    }

    /// The cards in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = SoldierCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = SoldierCard::at(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                card
            })
        })
    }

    /// Every set of cards within this one but the empty one, in the order of the bits.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let whole = self.0;
        let mut subset = 0u32;
        std::iter::from_fn(move || {
            subset = subset.wrapping_sub(whole) & whole;
            (subset != 0).then_some(Self(subset))
        })
    }
}

impl FromIterator<SoldierCard> for SoldierSet {
    fn from_iter<I: IntoIterator<Item = SoldierCard>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for SoldierSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SoldierSet {
    /// A list in any order; a doubled card is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for card in Vec::<SoldierCard>::deserialize(deserializer)? {
            if set.has(card) {
                return Err(serde::de::Error::custom("a card is named twice"));
            }
            set = set.with(card);
        }
        Ok(set)
    }
}

impl From<SoldierSet> for Arg {
    fn from(cards: SoldierSet) -> Self {
        cards.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_set_is_that_of_its_cards() {
        for card in SoldierCard::all() {
            assert_eq!(SoldierSet::NONE.with(card).soldiers(), card.count());
        }
        assert_eq!(SoldierSet::ALL.soldiers(), 49);
    }

    #[test]
    fn subsets_come_once_each_and_without_the_empty_one() {
        let set = SoldierSet::from_bits(0b1010_0100);
        let subsets: Vec<u32> = set.subsets().map(SoldierSet::bits).collect();
        assert_eq!(subsets, [0x04, 0x20, 0x24, 0x80, 0x84, 0xa0, 0xa4]);
        assert_eq!(SoldierSet::NONE.subsets().count(), 0);
        assert_eq!(SoldierSet::NONE.first(), None);
    }
}
