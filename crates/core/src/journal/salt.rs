//! A player's salt: bytes that this player adds to the chance, committed to before any is shown.

use sha2::{Digest as _, Sha256};

/// The most bytes that a seat may add to the chance.
pub const LONGEST_SALT: usize = 64;

/// What a player publishes in the first round: it binds the player to this salt, which stays
/// hidden until every player has done so.
///
/// ```
/// use maraude_core::digest::hex;
/// use maraude_core::journal::salt_commitment;
///
/// assert!(hex(&salt_commitment(b"salt")).starts_with("3b8794092e082b7e"));
/// ```
pub fn salt_commitment(salt: &[u8]) -> [u8; 32] {
    let hash = Sha256::new()
        .chain_update(b"maraude salt 2\n")
        .chain_update(salt);
    hash.finalize().into()
}
