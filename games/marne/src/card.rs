//! A kind of numbered cards. On the wire a card is a letter and two digits, such as `S07`.

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};
use std::fmt;

/// Defines a kind of cards, numbered from 1.
macro_rules! card {
    ($(#[$doc:meta])* $card:ident, $count:ident cards called $name:literal, $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub struct $card(std::num::NonZeroU8);

        impl $card {
            const IDS: $crate::card::Cards = $crate::card::Cards {
                letter: $letter,
                name: $name,
            };

            /// The card with this number, from 1.
            pub const fn from_number(number: u8) -> Option<Self> {
                match std::num::NonZeroU8::new(number) {
                    Some(number) if number.get() as usize <= $count => Some(Self(number)),
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
                    None => panic!("no card has this index"),
                }
            }

            /// All cards, in the order of their ids.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count).map(Self::at)
            }

            /// Its place in the list, from 0.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Its number, from 1.
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        /// The first card: it fills the unused places of a pile.
        impl Default for $card {
            fn default() -> Self {
                Self::at(0)
            }
        }

        impl serde::Serialize for $card {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                Self::IDS.write(self.number(), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $card {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Self::IDS.read(from, Self::from_number)
            }
        }
    };
}
pub(crate) use card;

/// A kind of card.
#[derive(Clone, Copy)]
pub(crate) struct Cards {
    /// First letter of its ids.
    pub letter: u8,
    /// Its name in messages of errors.
    pub name: &'static str,
}

impl Cards {
    /// Writes the id of the card with this number.
    pub(crate) fn write<S: Serializer>(self, number: u8, to: S) -> Result<S::Ok, S::Error> {
        let id = [self.letter, b'0' + number / 10, b'0' + number % 10];
        to.serialize_str(str::from_utf8(&id).expect("letters and digits"))
    }

    /// Reads an id; `card` knows the cards by their numbers.
    pub(crate) fn read<'de, D: Deserializer<'de>, C>(
        self,
        from: D,
        card: impl FnOnce(u8) -> Option<C>,
    ) -> Result<C, D::Error> {
        from.deserialize_str(Read { cards: self, card })
    }
}

struct Read<F> {
    cards: Cards,
    card: F,
}

impl<C, F: FnOnce(u8) -> Option<C>> Visitor<'_> for Read<F> {
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the id of a {} card", self.cards.name)
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<C, E> {
        let number = match *id.as_bytes() {
            [letter, tens @ b'0'..=b'9', ones @ b'0'..=b'9'] if letter == self.cards.letter => {
                Some(10 * (tens - b'0') + (ones - b'0'))
            }
            _ => None,
        };
        number
            .and_then(self.card)
            .ok_or_else(|| E::custom(format!("no {} card is called {id}", self.cards.name)))
    }
}
