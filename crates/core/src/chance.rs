//! Seeded chance, version 1: part of the journal format (docs/journal.md).
//!
//! Chance is a pure function: the n-th use of one purpose is its own `ChaCha` stream under the
//! table's key, so a deal does not depend on what players did before it
//! (docs/decisions/0002-chance-is-pinned.md).

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng, TryRng};
use sha2::{Digest as _, Sha256};
use std::convert::Infallible;

/// The version of everything in this file, written into each journal's header.
pub const CHANCE_VERSION: u32 = 1;

/// A table's secret number, committed to before anybody sits down.
///
/// ```
/// use maraude_core::Seed;
///
/// let seed = Seed([7; 32]);
/// let published = seed.commitment();
/// // After the game the seed is revealed, and anybody can check it.
/// assert_eq!(Seed([7; 32]).commitment(), published);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What the house publishes before the game: it binds the house to this seed.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::new()
            .chain_update(b"maraude commitment 1\n")
            .chain_update(self.0)
            .finalize()
            .into()
    }
}

impl std::fmt::Debug for Seed {
    /// Never prints the seed: logs are not secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What a draw is for: a pile's shuffle, the dice. A game names its purposes as constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(pub u32);

/// All the luck of one table.
///
/// ```
/// use maraude_core::{Chance, Purpose, Seed};
///
/// const DICE: Purpose = Purpose(1);
/// let mut chance = Chance::new(&Seed([7; 32]), &["salt of seat 1", "salt of seat 2"]);
/// let first = chance.at(DICE, 0).below(6) + 1;
/// let second = chance.at(DICE, 1).below(6) + 1;
/// // The n-th roll is always the same, whatever was drawn before it.
/// assert_eq!(chance.at(DICE, 0).below(6) + 1, first);
/// assert!((1..=6).contains(&second));
/// ```
#[derive(Clone)]
pub struct Chance {
    key: [u8; 32],
    used: bool,
}

impl Chance {
    /// The chance of a table with this seed, to which each seat added its salt (maybe empty).
    pub fn new<S: AsRef<[u8]>>(seed: &Seed, salts: &[S]) -> Self {
        let mut hash = Sha256::new()
            .chain_update(b"maraude chance ")
            .chain_update(CHANCE_VERSION.to_string())
            .chain_update(b"\n")
            .chain_update(seed.0);
        for salt in salts {
            let salt = salt.as_ref();
            hash.update((salt.len() as u32).to_le_bytes());
            hash.update(salt);
        }
        Self {
            key: hash.finalize().into(),
            used: false,
        }
    }

    /// Chance of no table, for a search that imagines one.
    pub fn imagined(rng: &mut impl Rng) -> Self {
        let mut key = [0; 32];
        rng.fill_bytes(&mut key);
        Self { key, used: false }
    }

    /// The `n`-th draw of a purpose, counted from 0 by the state of the game.
    pub fn at(&mut self, purpose: Purpose, n: u32) -> Draw {
        self.used = true;
        let mut stream = ChaCha12Rng::from_seed(self.key);
        stream.set_stream(u64::from(purpose.0) << 32 | u64::from(n));
        Draw(stream)
    }

    /// Whether anything was drawn since the last time this was asked.
    pub fn take_used(&mut self) -> bool {
        std::mem::take(&mut self.used)
    }
}

impl std::fmt::Debug for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chance(secret)")
    }
}

/// One draw: a stream of random words, used up by one shuffle or one roll.
pub struct Draw(ChaCha12Rng);

impl Draw {
    /// A number below `n`, all equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        Luck::below(&mut self.0, n)
    }

    /// Puts the items in a random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        Luck::shuffle(&mut self.0, items);
    }
}

impl TryRng for Draw {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}

/// Our own `below` and `shuffle` on any generator: libraries change theirs, a journal can't.
///
/// ```
/// use maraude_core::{Luck, bot_rng};
///
/// let mut rng = bot_rng(1);
/// let mut cards = [1, 2, 3];
/// rng.shuffle(&mut cards);
/// assert!(cards.contains(rng.pick(&[1, 2, 3]).unwrap()));
/// assert!(Luck::below(&mut rng, 6) < 6);
/// ```
pub trait Luck: Rng {
    /// A number below `n`, all equally likely: the high half of `word * n`, where a word whose
    /// low half falls in the uneven rest is thrown away.
    ///
    /// # Panics
    /// If `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "below(0) has no answer");
        let uneven = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.next_u32()) * u64::from(n);
            if product as u32 >= uneven {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in a random order: from the last to the second, each is swapped with one
    /// at or before it.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = Luck::below(self, last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }

    /// Puts the items in a random order that depends on which they are, not on the order they
    /// are in: for imagining an order that is secret.
    fn reorder<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        Luck::shuffle(self, items);
    }

    /// One of the items, or none if there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[Luck::below(self, items.len() as u32) as usize])
    }
}

impl<R: Rng + ?Sized> Luck for R {}

/// The fast generator of bots and laws. It never comes from a table's seed.
pub type BotRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A bot's generator for a number, such as a game's index in a simulation.
pub fn bot_rng(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_pinned() {
        let mut chance = Chance::new(&Seed([7; 32]), &[b"salt".as_slice(), b""]);
        let mut draw = chance.at(Purpose(1), 0);
        let dice: Vec<u32> = (0..8).map(|_| draw.below(6)).collect();
        let mut pile: Vec<u8> = (0..10).collect();
        chance.at(Purpose(2), 3).shuffle(&mut pile);
        assert_eq!(dice, [4, 3, 2, 0, 5, 4, 0, 4]);
        assert_eq!(pile, [0, 7, 5, 6, 2, 9, 3, 4, 8, 1]);
    }

    #[test]
    fn a_use_of_chance_is_noticed_once() {
        let mut chance = Chance::new(&Seed([0; 32]), &[b""]);
        assert!(!chance.take_used());
        let _ = chance.at(Purpose(0), 0);
        assert!(chance.take_used());
        assert!(!chance.take_used());
    }

    #[test]
    fn salts_cannot_be_moved_from_one_seat_to_the_next() {
        let ends = |salts: &[&str]| {
            Chance::new(&Seed([0; 32]), salts)
                .at(Purpose(0), 0)
                .below(u32::MAX)
        };
        assert_ne!(ends(&["ab", "c"]), ends(&["a", "bc"]));
    }

    #[test]
    fn below_is_even_and_complete() {
        let mut rng = bot_rng(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[Luck::below(&mut rng, 6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{counts:?}"
        );
    }

    #[test]
    fn a_seed_is_never_printed() {
        assert_eq!(format!("{:?}", Seed([9; 32])), "Seed(secret)");
    }
}
