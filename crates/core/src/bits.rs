//! Small sets of numbers, kept as bits.

/// The numbers in a set, lowest first: number `n` is in it if bit `n` is set.
///
/// ```
/// use maraude_core::bits;
///
/// assert_eq!(bits(0b1_0010).collect::<Vec<_>>(), [1, 4]);
/// ```
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as u8;
            set &= set - 1;
            lowest
        })
    })
}
