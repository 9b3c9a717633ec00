//! A value for each seat of a table.

use crate::seat::{MAX_SEATS, Seat};
use serde::{Serialize, Serializer};
use std::fmt::{Debug, Formatter};
use std::ops::{Index, IndexMut};

/// A value for each seat of a table, kept without the heap.
///
/// It knows how many seats the table has: iterating, comparing and serialising see only those.
/// A game with fewer than [`MAX_SEATS`] seats names its most as `N`, so that its state stays
/// small. On the wire: the list of the values, seat 1 first.
///
/// ```
/// use maraude_core::{BySeat, Seat};
///
/// let mut money = BySeat::<u16, 4>::filled(3, 30);
/// money[Seat::at(1)] += 20;
/// let rich: Vec<Seat> = money.iter().filter(|(_, eur)| **eur > 30).map(|(seat, _)| seat).collect();
/// assert_eq!(rich, [Seat::at(1)]);
/// assert_eq!(money.values(), [30, 50, 30]);
/// assert_eq!(serde_json::to_string(&money).unwrap(), "[30,50,30]");
///
/// let doubled: BySeat<u16, 4> = BySeat::from_fn(3, |seat| 2 * money[seat]);
/// assert_eq!(doubled, money.map(|eur| 2 * eur));
/// ```
#[derive(Clone, Copy)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    chairs: [T; N],
    seats: u8,
}

impl<T, const N: usize> BySeat<T, N> {
    /// The same value for each of `seats`.
    ///
    /// # Panics
    /// If there are more than `N` seats.
    pub const fn filled(seats: u8, value: T) -> Self
    where
        T: Copy,
    {
        assert!(seats as usize <= N, "too many seats");
        let chairs = [value; N];
        Self { chairs, seats }
    }

    /// The table of `seats` whose values `value` gives, for each seat in order.
    ///
    /// # Panics
    /// If there are more than `N` seats.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self
    where
        T: Default,
    {
        assert!(seats as usize <= N, "too many seats");
        let chairs = std::array::from_fn(|index| {
            if index < seats as usize {
                value(Seat::at(index))
            } else {
                T::default()
            }
        });
        Self { chairs, seats }
    }

    /// The table with every value replaced by what `value` makes of it.
    pub fn map<U: Default>(&self, mut value: impl FnMut(&T) -> U) -> BySeat<U, N> {
        BySeat::from_fn(self.seats, |seat| value(&self[seat]))
    }

    /// The number of seats at the table.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values, seat 1 first.
    pub fn values(&self) -> &[T] {
        &self.chairs[..self.seats as usize]
    }

    /// The values to be changed, seat 1 first.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.chairs[..self.seats as usize]
    }

    /// Each seat with its value, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.seats).zip(self.values())
    }

    /// Each seat with its value to be changed, in order.
    pub fn iter_mut(
        &mut self,
    ) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> + ExactSizeIterator {
        Seat::all(self.seats).zip(self.values_mut())
    }

    /// All `N` values, those of chairs that nobody sits on included: for digests, whose form
    /// does not depend on the number of seats.
    pub const fn chairs(&self) -> &[T; N] {
        &self.chairs
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.number() <= self.seats, "nobody sits there");
        &self.chairs[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.number() <= self.seats, "nobody sits there");
        &mut self.chairs[seat.index()]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for BySeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq, const N: usize> Eq for BySeat<T, N> {}

impl<T: Debug, const N: usize> Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.values().fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values().serialize(serializer)
    }
}

/// The browser sees a list.
#[cfg(feature = "ts")]
impl<T: ts_rs::TS, const N: usize> ts_rs::TS for BySeat<T, N> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_seats_of_the_table_are_seen() {
        let mut three = BySeat::<u8, 5>::filled(3, 7);
        assert_eq!(three.iter().len(), 3);
        assert_eq!(three.chairs().len(), 5);
        for (seat, value) in three.iter_mut() {
            *value = seat.number();
        }
        assert_eq!(three, BySeat::from_fn(3, Seat::number));
        assert_ne!(three, BySeat::from_fn(4, Seat::number));
        assert_eq!(format!("{three:?}"), "[1, 2, 3]");
    }

    #[test]
    #[should_panic(expected = "too many seats")]
    fn a_table_has_at_most_its_most_seats() {
        let _ = BySeat::<u8, 2>::filled(3, 0);
    }

    #[test]
    #[should_panic(expected = "nobody sits there")]
    fn a_chair_that_nobody_sits_on_has_no_value() {
        let _ = BySeat::<u8>::filled(2, 0)[Seat::at(2)];
    }

    #[cfg(feature = "ts")]
    #[test]
    fn the_browser_sees_a_list() {
        let config = ts_rs::Config::default();
        assert_eq!(<BySeat<Seat, 4> as ts_rs::TS>::name(&config), "Array<Seat>");
    }
}
