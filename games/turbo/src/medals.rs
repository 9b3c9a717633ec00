//! The medal tiles: the face-down pile on the centre, and the tiles won.

use maraude_core::{Digest, MAX_SEATS, Pile, Seat};

use crate::tile::Kind;

/// The number of medal tiles, and of rounds with a winner.
pub const MEDALS: usize = 12;

/// The pile of medal tiles; the turned tile lies on top until it is won (TT-R13).
pub(crate) type MedalPile = Pile<Kind, MEDALS>;

/// All twelve medal tiles, unshuffled.
pub(crate) fn full_pile() -> MedalPile {
    Kind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, kind.per_set().into()))
        .collect()
}

/// The medals won, in the order of the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Medals {
    won: [(Seat, Kind); MEDALS],
    len: u8,
}

impl Medals {
    pub const NONE: Self = Self {
        won: [(Seat::at(0), Kind::Cross); MEDALS],
        len: 0,
    };

    pub fn won(&self) -> &[(Seat, Kind)] {
        &self.won[..self.len.into()]
    }

    pub fn give(&mut self, seat: Seat, kind: Kind) {
        self.won[usize::from(self.len)] = (seat, kind);
        self.len += 1;
    }

    /// The tiles that one seat has won.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Kind> {
        let won = self.won().iter();
        won.filter(move |(winner, _)| *winner == seat)
            .map(|(_, kind)| *kind)
    }

    /// Number of medals of each seat.
    pub fn counts(&self) -> [i32; MAX_SEATS] {
        let mut counts = [0; MAX_SEATS];
        for (seat, _) in self.won() {
            counts[seat.index()] += 1;
        }
        counts
    }

    pub(crate) fn digest(&self, into: &mut Digest) {
        let Self { won, len } = self;
        into.u8(*len);
        for (seat, kind) in &won[..usize::from(*len)] {
            into.u8(seat.number());
            into.u8(*kind as u8);
        }
    }
}
