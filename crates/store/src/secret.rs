//! The secret of a seat's link is stored as its hash, so that a stolen copy of the data opens no
//! seat.

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// What is stored in place of a secret.
pub fn hash_of_secret(secret: &str) -> String {
    let hash = Sha256::new()
        .chain_update("seat\n")
        .chain_update(secret)
        .finalize();
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
