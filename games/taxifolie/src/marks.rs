//! What a step of a drive does, as bits: the tree of ways carries them to the browser.

use std::ops::{BitOr, BitOrAssign};

/// A set of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks(pub u16);

impl Marks {
    /// Nothing special.
    pub const NONE: Self = Self(0);
    /// Breaks a wish.
    pub const BREAKS: Self = Self(1);
    /// Counts for a wish.
    pub const SERVES: Self = Self(2);
    /// Does what an order asks.
    pub const OBEYS: Self = Self(4);
    /// Arrives, and the client pays.
    pub const ARRIVES: Self = Self(8);
    /// Arrives, and the client leaves unpaid.
    pub const UNPAID: Self = Self(16);
    /// Lands exactly on the destination: 20 EUR more.
    pub const BONUS: Self = Self(32);
    /// Ends on a hazard cell.
    pub const HAZARD: Self = Self(64);
    /// Drives on without a client after an arrival.
    pub const REST: Self = Self(128);
    /// Drives over the destination before it counts.
    pub const TOO_EARLY: Self = Self(256);

    /// Whether one of these marks is set.
    pub const fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }
}

impl BitOr for Marks {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Marks {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
