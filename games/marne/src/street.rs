//! The eight streets of the ring and their four colours (MA-02, MA-07, MA-08).

use crate::set::set;
use maraude_core::{Arg, Message};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of streets, and of officer spots, on the ring.
pub const STREETS: usize = 8;

/// A street of the ring with the officer spot at its end. Numbers grow counter-clockwise, the
/// way taxis drive around the place; north is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Street(u8);

/// The printed names, in the order of the ring.
const NAMES: [&str; STREETS] = [
    "Quai d'Orsay",
    "Rue Fabert",
    "Rue Saint-Dominique",
    "Avenue de La Motte-Picquet",
    "Boulevard des Invalides",
    "Rue de Grenelle",
    "Rue de Constantine",
    "Rue de l'Université",
];

impl Street {
    /// The street with this number of the ring.
    ///
    /// # Panics
    /// If there is none.
    pub const fn at(index: usize) -> Self {
        assert!(index < STREETS, "the ring has eight streets");
        Self(index as u8)
    }

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number on the ring.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All streets, counter-clockwise from the north.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..STREETS as u8).map(Self)
    }

    /// The next street counter-clockwise.
    pub const fn next(self) -> Self {
        Self((self.0 + 1) & 7)
    }

    /// The next street clockwise.
    pub const fn previous(self) -> Self {
        Self((self.0 + 7) & 7)
    }

    /// Whether the two spots are neighbours on the ring (MA-07).
    pub fn is_adjacent(self, other: Self) -> bool {
        other == self.next() || other == self.previous()
    }

    /// Number of steps of an officer from one to the other.
    pub const fn distance(self, other: Self) -> u8 {
        let way = (self.0 + 8 - other.0) & 7;
        if way > 4 { 8 - way } else { way }
    }

    /// Its colour; the street across the ring has the same (MA-08).
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 & 3) as usize]
    }

    /// The printed name.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }
}

impl Serialize for Street {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Street {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (number as usize) < STREETS {
            Ok(Self(number))
        } else {
            Err(serde::de::Error::custom(format!(
                "no street has the number {number}"
            )))
        }
    }
}

impl From<Street> for Arg {
    fn from(street: Street) -> Self {
        street.name().into()
    }
}

/// A colour of streets and soldiers (MA-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Quai d'Orsay and boulevard des Invalides.
    Blue,
    /// Rue Fabert and rue de Grenelle.
    Red,
    /// Rue Saint-Dominique and rue de Constantine.
    Green,
    /// Avenue de La Motte-Picquet and rue de l'Université.
    Yellow,
}

impl Colour {
    /// All four, in the order of the ring.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Green, Self::Yellow];

    /// The two streets of the colour.
    pub const fn streets(self) -> [Street; 2] {
        [Street(self as u8), Street(self as u8 + 4)]
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        Message::new(match colour {
            Colour::Blue => "marne-colour-blue",
            Colour::Red => "marne-colour-red",
            Colour::Green => "marne-colour-green",
            Colour::Yellow => "marne-colour-yellow",
        })
        .into()
    }
}

set! {
    /// A set of streets.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    StreetSet(u8) of Street, a "street"
}
