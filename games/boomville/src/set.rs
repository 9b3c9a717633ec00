//! Sets of cards, spots and lines, kept as bits.

use maraude_core::Luck;
use maraude_core::rand_core::Rng;

/// The set of these numbers.
pub(crate) fn set_of(numbers: &[u8]) -> u64 {
    numbers.iter().fold(0, |set, &number| set | 1 << number)
}

/// One number of a set at random, or none if it is empty.
pub(crate) fn pick(mut set: u64, rng: &mut impl Rng) -> Option<u8> {
    if set == 0 {
        return None;
    }
    for _ in 0..Luck::below(rng, set.count_ones()) {
        set &= set - 1;
    }
    Some(set.trailing_zeros() as u8)
}
