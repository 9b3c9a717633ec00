//! Viewers: who looks at a table, sets of them, and a table of values by viewer.

use crate::seat::{MAX_SEATS, Seat};
use std::ops::{Index, IndexMut};

/// The most viewers of one table: each seat, and the spectator.
pub const MAX_VIEWERS: usize = MAX_SEATS + 1;

/// The eyes through which a table is seen: a seat's, or those of everybody else.
///
/// Viewers are ordered by seat, the spectator last.
///
/// ```
/// use maraude_core::{Seat, Viewer};
///
/// let viewers: Vec<Viewer> = Viewer::all(2).collect();
/// let [first, second] = [Seat::at(0), Seat::at(1)].map(Viewer::Seat);
/// assert_eq!(viewers, [first, second, Viewer::Spectator]);
/// assert!(first.is(Seat::at(0)) && !Viewer::Spectator.is(Seat::at(0)));
/// assert_eq!(Viewer::from(None), Viewer::Spectator);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Sees what this seat may see.
    Seat(Seat),
    /// Sees what every seat may see.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The seat of this viewer; none for the spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The place of this viewer in an array of [`MAX_VIEWERS`]: the seat's index, the spectator
    /// last.
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Spectator => MAX_SEATS,
        }
    }

    /// The viewer at this place, as [`Viewer::index`] counts.
    fn at(index: usize) -> Self {
        if index == MAX_SEATS {
            Self::Spectator
        } else {
            Self::Seat(Seat::at(index))
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Option<Seat>> for Viewer {
    /// The viewer in this seat; the spectator if there is none.
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

/// A set of viewers, such as those to whom a card was shown.
///
/// ```
/// use maraude_core::{Seat, Viewer, Viewers};
///
/// let both = Viewers::only(Seat::at(0)).and(Viewers::only(Seat::at(1)));
/// assert!(both.has(Seat::at(1).into()));
/// assert!(!both.has(Viewer::Spectator));
/// assert_eq!(both, both.iter().collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Viewers(u16);

impl Viewers {
    /// No viewer.
    pub const NONE: Self = Self(0);
    /// All viewers, the spectator included.
    pub const ALL: Self = Self((1 << MAX_VIEWERS) - 1);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// The viewers of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set with the viewer added.
    #[must_use]
    pub const fn with(self, viewer: Viewer) -> Self {
        Self(self.0 | 1 << viewer.index())
    }

    /// Whether the viewer is in the set.
    pub const fn has(self, viewer: Viewer) -> bool {
        self.0 & (1 << viewer.index()) != 0
    }

    /// Whether the set has no viewer.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The viewers in order.
    pub fn iter(self) -> impl Iterator<Item = Viewer> {
        (0..MAX_VIEWERS)
            .map(Viewer::at)
            .filter(move |&viewer| self.has(viewer))
    }
}

impl FromIterator<Viewer> for Viewers {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Self {
        viewers.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A value for each viewer that a table can have, without the heap.
///
/// ```
/// use maraude_core::{ByViewer, Seat, Viewer};
///
/// let mut sockets = ByViewer::<u32>::default();
/// sockets[Viewer::Spectator] += 1;
/// sockets[Seat::at(0).into()] += 2;
/// let watched: Vec<Viewer> = sockets.iter().filter(|(_, n)| **n > 0).map(|(v, _)| v).collect();
/// assert_eq!(watched, [Viewer::Seat(Seat::at(0)), Viewer::Spectator]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ByViewer<T>([T; MAX_VIEWERS]);

impl<T> ByViewer<T> {
    /// The table whose values `value` gives, for each viewer in order.
    pub fn from_fn(mut value: impl FnMut(Viewer) -> T) -> Self {
        Self(std::array::from_fn(|index| value(Viewer::at(index))))
    }

    /// Each viewer with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Viewer, &T)> {
        (0..MAX_VIEWERS).map(Viewer::at).zip(&self.0)
    }

    /// Each viewer with its value to be changed, in order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Viewer, &mut T)> {
        (0..MAX_VIEWERS).map(Viewer::at).zip(&mut self.0)
    }
}

impl<T> Index<Viewer> for ByViewer<T> {
    type Output = T;

    fn index(&self, viewer: Viewer) -> &T {
        &self.0[viewer.index()]
    }
}

impl<T> IndexMut<Viewer> for ByViewer<T> {
    fn index_mut(&mut self, viewer: Viewer) -> &mut T {
        &mut self.0[viewer.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_viewer_has_a_place_of_its_own_in_order() {
        let all: Vec<Viewer> = Viewer::all(MAX_SEATS as u8).collect();
        assert_eq!(all.len(), MAX_VIEWERS);
        assert!(all.is_sorted());
        let table = ByViewer::from_fn(Viewer::index);
        assert!(all.iter().all(|&viewer| table[viewer] == viewer.index()));
        assert_eq!(Viewers::ALL, all.iter().copied().collect());
        assert_eq!(Viewers::ALL.iter().collect::<Vec<_>>(), all);
    }
}
