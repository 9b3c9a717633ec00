//! The rolls of one player for the start (BV-S4).

/// The bits of one roll.
const BITS: u32 = 3;
/// The most rolls that are kept: as many ties in a row never happen.
const MOST: u32 = u64::BITS / BITS;

/// The rolls of one player for the start, the first one first: one roll, and one more after each
/// tie for the highest.
#[derive(Clone, Copy, Default)]
pub(crate) struct StartRolls(u64);

impl StartRolls {
    /// Adds a roll.
    pub(crate) fn add(&mut self, face: u8) {
        let n = self.iter().count() as u32;
        if n < MOST {
            self.0 |= u64::from(face) << (n * BITS);
        }
    }

    /// The rolls in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let face = move |n: u32| (self.0 >> (n * BITS)) as u8 & 7;
        (0..MOST).map(face).take_while(|&face| face > 0)
    }

    /// All rolls as one number, for the digest.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }
}
