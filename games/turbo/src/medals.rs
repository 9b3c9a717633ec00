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

/// The medals won in this game, in the order of the rounds, and how many in the games before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Medals {
    won: [(Seat, Kind); MEDALS],
    len: u8,
    earlier: [u8; MAX_SEATS],
}

impl Medals {
    pub const NONE: Self = Self {
        won: [(Seat::at(0), Kind::Cross); MEDALS],
        len: 0,
        earlier: [0; MAX_SEATS],
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

    /// The tiles go back for the next game of a match; their number is kept (TT-R29).
    pub(crate) fn put_back(&mut self) {
        for (seat, _) in &self.won[..self.len.into()] {
            self.earlier[seat.index()] += 1;
        }
        self.len = 0;
    }

    /// Number of medals that a seat won in the games before.
    pub const fn earlier(&self, seat: Seat) -> u8 {
        self.earlier[seat.index()]
    }

    /// Number of medals of each seat in all games.
    pub fn counts(&self) -> [i32; MAX_SEATS] {
        let mut counts = self.earlier.map(i32::from);
        for (seat, _) in self.won() {
            counts[seat.index()] += 1;
        }
        counts
    }

    pub(crate) fn digest(&self, into: &mut Digest) {
        let Self { won, len, earlier } = self;
        for number in earlier {
            into.u8(*number);
        }
        into.u8(*len);
        for (seat, kind) in &won[..usize::from(*len)] {
            into.u8(seat.number());
            into.u8(*kind as u8);
        }
    }
}
