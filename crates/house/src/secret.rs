//! Random secrets and ids that can't be guessed, and visitors without accounts.

use maraude_core::digest::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::sync::Arc;

/// Letters and digits that are not easily confused.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A random word of `N` letters, five bits each.
fn word<const N: usize>() -> String {
    random::<N>()
        .iter()
        .map(|byte| LETTERS[(byte % 32) as usize] as char)
        .collect()
}

/// The id of a new table: 120 bits.
pub(crate) fn new_table_id() -> String {
    word::<24>()
}

/// A new secret of a visitor or of a seat: 160 bits.
pub fn new_secret() -> String {
    word::<32>()
}

/// Whether this is a secret as [`new_secret`] makes them.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|c| LETTERS.contains(&c))
}

/// Whether two secrets are the same, in a time that does not depend on where they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let (one, other) = (Sha256::digest(one), Sha256::digest(other));
    one.iter()
        .zip(&other)
        .fold(0, |differs, (a, b)| differs | (a ^ b))
        == 0
}

/// A visitor, known by a secret that only their browser has. This is its hash, so that a stolen
/// copy of the data opens no seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Visitor(Arc<str>);

impl Visitor {
    /// The visitor with this secret; `None` if it is not a valid one.
    pub fn of_secret(secret: &str) -> Option<Self> {
        is_secret(secret).then(|| {
            let hash = Sha256::new()
                .chain_update("visitor\n")
                .chain_update(secret)
                .finalize();
            Self(hex(&hash[..16]).into())
        })
    }

    /// The visitor's id in the store.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// The id of this visitor at one table. It may be public there, and it does not identify the
    /// visitor at other tables.
    pub fn who(&self, table: &str) -> String {
        let hash = Sha256::new()
            .chain_update("who\n")
            .chain_update(table)
            .chain_update(self.id())
            .finalize();
        hex(&hash[..6])
    }
}

impl fmt::Debug for Visitor {
    /// Shortened, for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Visitor({}…)", &self.0[..6])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_makes_a_visitor_and_nothing_else_does() {
        let secret = new_secret();
        assert_eq!(Visitor::of_secret(&secret), Visitor::of_secret(&secret));
        assert_ne!(
            Visitor::of_secret(&secret),
            Visitor::of_secret(&new_secret())
        );
        assert!(Visitor::of_secret("").is_none());
        assert!(Visitor::of_secret(&secret[1..]).is_none());
        assert!(Visitor::of_secret(&secret.to_uppercase()).is_none());
        let visitor = Visitor::of_secret(&secret).unwrap();
        assert!(!format!("{visitor:?}").contains(visitor.id()));
        assert_ne!(visitor.who("a"), visitor.who("b"));
    }

    #[test]
    fn secrets_are_compared_whole() {
        assert!(same("abc", "abc"));
        assert!(!same("abc", "abx"));
        assert!(!same("abc", "ab"));
    }
}
