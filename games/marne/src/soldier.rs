//! The 27 Soldier cards (MA-05, MA-06).

use crate::card::card;
use crate::set::set;
use crate::street::Colour;
use maraude_core::{Arg, Message};
use serde::Serialize;

/// Number of Soldier cards.
pub const SOLDIERS: usize = 27;

card! {
    /// A Soldier card. On the wire: its id, `S01` to `S27`.
    SoldierCard, SOLDIERS cards called "Soldier", b'S'
}

/// The kind of a Soldier card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Soldiers of one colour.
    Soldier(Colour),
    /// Grey soldiers, for any street.
    Joker,
    /// A bonus card (MA-61).
    Bonus(Bonus),
}

/// The effect of a bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// Number of soldiers on each of the five cards of a colour, in the order of the ids.
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
    /// Its kind.
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

    /// Number of soldiers on it; zero for a bonus.
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

set! {
    /// A set of Soldier cards.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    SoldierSet(u32) of SoldierCard, a "card"
}

impl SoldierSet {
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

    /// The first card in the order of the ids.
    pub fn first(self) -> Option<SoldierCard> {
        self.nth(0)
    }

    /// Number of soldiers on all the cards.
    pub const fn soldiers(self) -> u8 {
        const COLOURED: u32 = (1 << FIRST_JOKER) - 1;
        const ONES: u32 = 0b00001_00001_00001_00001;
        const THREES: u32 = 0b11000_11000_11000_11000 | 1 << (FIRST_JOKER + 1);
        let soldiers = self.0 & (COLOURED | Self::JOKERS.0);
        (2 * soldiers.count_ones() - (soldiers & ONES).count_ones()
            + (soldiers & THREES).count_ones()) as u8
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
