//! The ids of cards on the wire: a letter and two digits, such as `S07`.

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};
use std::fmt;

/// A kind of card.
#[derive(Clone, Copy)]
pub(crate) struct Cards {
    /// How its ids begin.
    pub letter: u8,
    /// What it is called.
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
