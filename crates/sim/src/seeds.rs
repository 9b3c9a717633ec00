//! Every game of a simulation has its own seed, derived from the simulation's: a game can be
//! repeated alone.

use maraude_core::{Seat, Seed};
use sha2::{Digest, Sha256};

/// The seed of the table of game `index`: the same deals for every bot that plays them.
pub fn table_seed(seed: u64, index: u64) -> Seed {
    Seed(hash(b"maraude sim table 1\n", &[seed, index]))
}

/// The seed of the bot in a seat of game `index`; it tells nothing of the table's.
pub fn bot_seed(seed: u64, index: u64, seat: Seat) -> u64 {
    let hash = hash(b"maraude sim bot 1\n", &[seed, index, seat.number().into()]);
    u64::from_le_bytes(*hash.first_chunk().expect("a hash has 32 bytes"))
}

fn hash(purpose: &[u8], numbers: &[u64]) -> [u8; 32] {
    let mut hash = Sha256::new().chain_update(purpose);
    for number in numbers {
        hash.update(number.to_le_bytes());
    }
    hash.finalize().into()
}
