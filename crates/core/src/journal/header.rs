//! The first line of a journal.

use super::error::Problem;
use crate::chance::{CHANCE_VERSION, Seed};
use crate::digest::{from_hex, hex};
use crate::meta::Meta;
use crate::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

/// The version of the journal format.
pub const FORMAT: u32 = 1;

/// The most bytes that a seat may add to the chance.
pub const LONGEST_SALT: usize = 64;

/// The first line of a journal: everything but the seed that the game follows from.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format.
    pub maraude_journal: u32,
    /// The version of chance.
    pub chance: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The SHA-256 of the game's static data.
    pub data: String,
    /// The options, every one of them written out.
    pub options: Box<RawValue>,
    /// Who sat down: `person` or `bot:NAME`, by seat.
    pub seats: Vec<String>,
    /// The SHA-256 commitment to the seed, published before anybody sat down.
    pub commitment: String,
    /// What each seat added to the chance, in hexadecimal.
    pub salts: Vec<String>,
}

impl Header {
    /// The header of a new game of today's versions.
    pub fn new(
        meta: &Meta,
        options: Box<RawValue>,
        seats: Vec<String>,
        commitment: &[u8; 32],
        salts: &[Vec<u8>],
    ) -> Self {
        Self {
            maraude_journal: FORMAT,
            chance: CHANCE_VERSION,
            game: meta.id.to_owned(),
            rules: meta.rules_version,
            data: data_hash(meta),
            options,
            seats,
            commitment: hex(commitment),
            salts: salts.iter().map(|salt| hex(salt)).collect(),
        }
    }

    /// Checks that this program plays the game as it was played then: the same game, rules and
    /// data.
    pub fn check(&self, meta: &Meta) -> Result<(), Problem> {
        if self.game != meta.id {
            return Err(Problem::OtherGame(self.game.clone()));
        }
        let (found, known) = (self.rules, meta.rules_version);
        if found > known {
            let what = "rules";
            return Err(Problem::Newer { what, found, known });
        }
        if found < known {
            return Err(Problem::Malformed("unknown rules version".into()));
        }
        if self.data != data_hash(meta) {
            return Err(Problem::OtherData);
        }
        Ok(())
    }

    /// Checks that this is the seed that the header commits to.
    pub fn check_seed(&self, seed: &Seed) -> Result<(), Problem> {
        if hex(&seed.commitment()) == self.commitment {
            Ok(())
        } else {
            Err(Problem::WrongCommitment)
        }
    }

    /// What each seat added to the chance. There must be one salt a seat, none of them longer
    /// than [`LONGEST_SALT`].
    pub fn salts(&self) -> Result<Vec<Vec<u8>>, Problem> {
        let salt = |text: &String| from_hex(text).filter(|salt| salt.len() <= LONGEST_SALT);
        let salts: Option<Vec<_>> = self.salts.iter().map(salt).collect();
        let seats = self.seats.len();
        let fits = |salts: &Vec<_>| salts.len() == seats && (1..=MAX_SEATS).contains(&seats);
        salts.filter(fits).ok_or_else(|| {
            Problem::BadSetup(format!(
                "one salt a seat, at most {LONGEST_SALT} bytes each"
            ))
        })
    }
}

/// The SHA-256 of a game's static data: each file's name and text, with their lengths.
pub fn data_hash(meta: &Meta) -> String {
    let mut hash = Sha256::new();
    for (name, text) in meta.data {
        for part in [name, text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    hex(&hash.finalize())
}
