//! Seats, sets of seats, and who acts at a table.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats a table can have (Turbo with two sets, TT-R19).
pub const MAX_SEATS: usize = 8;

/// One chair at a table. People, journals and the wire count from 1; arrays count from 0.
///
/// ```
/// use maraude_core::Seat;
///
/// let last = Seat::at(2);
/// assert_eq!(Some(last), Seat::from_number(3));
/// assert_eq!(last.next(3), Seat::at(0));
/// assert_eq!(Seat::at(0).previous(3), last);
/// assert_eq!(serde_json::to_string(&last).unwrap(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn at(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no such seat");
        Self(index as u8)
    }

    /// The seat that people call `number`, counted from 1.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_SEATS {
            Some(Self(number - 1))
        } else {
            None
        }
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The seat before this one, i.e. the right-hand neighbour, at a table of `seats`.
    pub const fn previous(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("no seat has the number {number}")))
    }
}

/// A set of seats. On the wire: the list of their numbers.
///
/// ```
/// use maraude_core::{Seat, Seats};
///
/// let away = Seats::one(Seat::at(1));
/// let here: Seats = Seat::all(3).filter(|&seat| !away.has(seat)).collect();
/// assert_eq!(here, Seats::all(3).without(Seat::at(1)));
/// assert_eq!((here.len(), here.first()), (2, Some(Seat::at(0))));
/// assert_eq!(serde_json::to_string(&here).unwrap(), "[1,3]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// All seats of a table of `seats`.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// This seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The set as bits, seat 1 lowest: for digests.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&s| self.has(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// Who does something at a table. On the wire and in journals: the seat's number, or `"house"`.
///
/// ```
/// use maraude_core::{Actor, Seat};
///
/// assert_eq!(serde_json::to_string(&Actor::Seat(Seat::at(0))).unwrap(), "1");
/// assert_eq!(serde_json::from_str::<Actor>("\"house\"").unwrap(), Actor::House);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The house: it rings alarms and carries out what the table agreed on.
    House,
}

impl Actor {
    /// The seat that acts; none if the house does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::House => None,
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::House => serializer.serialize_str("house"),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u8),
            Word(String),
        }
        match Either::deserialize(deserializer)? {
            Either::Number(number) => Seat::from_number(number)
                .map(Self::Seat)
                .ok_or_else(|| serde::de::Error::custom("no such seat")),
            Either::Word(word) if word == "house" => Ok(Self::House),
            Either::Word(_) => Err(serde::de::Error::custom(
                "`by` is a seat's number or \"house\"",
            )),
        }
    }
}
