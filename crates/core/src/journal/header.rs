//! The first line of a journal.

use super::error::JournalProblem;
use super::salt::{LONGEST_SALT, salt_commitment};
use crate::chance::{CHANCE_VERSION, Seed};
use crate::digest::{from_hex, hex};
use crate::meta::Meta;
use crate::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

/// The version of the journal format that is written.
pub const FORMAT: u32 = 2;

/// The oldest version that is read.
pub const OLDEST_FORMAT: u32 = 1;

/// How the header calls a seat of a person; a bot's is `bot:` and its name.
const PERSON: &str = "person";

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
    /// From format 2 on: what each person committed to before any salt was shown; empty for a bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salt_commitments: Vec<String>,
    /// From format 2 on: whether seed and salts are those of a game that was played before, so
    /// that its luck could be known.
    #[serde(default, skip_serializing_if = "is_false")]
    pub again: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
fn is_false(value: &bool) -> bool {
    !value
}

impl Header {
    /// The header of a new game of today's versions. Each person is taken to have committed to
    /// their salt.
    pub fn new(
        meta: &Meta,
        options: Box<RawValue>,
        seats: Vec<String>,
        commitment: &[u8; 32],
        salts: &[Vec<u8>],
    ) -> Self {
        let committed = seats.iter().zip(salts).map(|(who, salt)| match &**who {
            PERSON => hex(&salt_commitment(salt)),
            _ => String::new(),
        });
        Self {
            maraude_journal: FORMAT,
            chance: CHANCE_VERSION,
            game: meta.id.to_owned(),
            rules: meta.rules_version,
            data: data_hash(meta),
            options,
            salt_commitments: committed.collect(),
            seats,
            commitment: hex(commitment),
            salts: salts.iter().map(|salt| hex(salt)).collect(),
            again: false,
        }
    }

    /// The same header for a deal that was played before: nobody committed to anything.
    pub fn played_before(mut self) -> Self {
        self.salt_commitments.fill(String::new());
        self.again = true;
        self
    }

    /// The header as its line, without the line break.
    pub fn line(&self) -> String {
        super::write::line(self)
    }

    /// Whether the promises of format 2 hold: committed salts and a chain.
    pub fn is_chained(&self) -> bool {
        self.maraude_journal >= 2
    }

    /// Checks that this program plays the game as it was played then: the same game, rules and
    /// data.
    pub fn check(&self, meta: &Meta) -> Result<(), JournalProblem> {
        if self.game != meta.id {
            return Err(JournalProblem::OtherGame(self.game.clone()));
        }
        let (found, known) = (self.rules, meta.rules_version);
        if found > known {
            let what = "rules";
            return Err(JournalProblem::Newer { what, found, known });
        }
        if found < known {
            return Err(JournalProblem::OlderRules { found, known });
        }
        if self.data != data_hash(meta) {
            return Err(JournalProblem::OtherData);
        }
        Ok(())
    }

    /// Checks that this is the seed that the header commits to.
    pub fn check_seed(&self, seed: &Seed) -> Result<(), JournalProblem> {
        if hex(&seed.commitment()) == self.commitment {
            Ok(())
        } else {
            Err(JournalProblem::WrongCommitment)
        }
    }

    /// What each seat added to the chance: one salt a seat, none of them longer than
    /// [`LONGEST_SALT`]. From format 2 on each is the one that its player committed to.
    pub fn salts(&self) -> Result<Vec<Vec<u8>>, JournalProblem> {
        let seats = self.seats.len();
        let salt = |text: &String| from_hex(text).filter(|salt| salt.len() <= LONGEST_SALT);
        let salts: Option<Vec<_>> = self.salts.iter().map(salt).collect();
        let fits = |salts: &Vec<_>| salts.len() == seats && (1..=MAX_SEATS).contains(&seats);
        let salts = salts.filter(fits).ok_or_else(|| {
            JournalProblem::BadSetup(format!(
                "one salt a seat, at most {LONGEST_SALT} bytes each"
            ))
        })?;
        self.check_commitments(&salts)?;
        Ok(salts)
    }

    /// Checks that each person committed to their salt and that bots have none. In a deal that was
    /// played before nobody committed to anything; in format 1 neither.
    fn check_commitments(&self, salts: &[Vec<u8>]) -> Result<(), JournalProblem> {
        let expected = if self.is_chained() { salts.len() } else { 0 };
        if self.salt_commitments.len() != expected || (self.again && !self.is_chained()) {
            let why = "from format 2 on, and not before, each seat has a salt commitment";
            return Err(JournalProblem::BadSetup(why.into()));
        }
        let fits = |(at, committed): (usize, &String)| match &*self.seats[at] {
            _ if self.again => committed.is_empty(),
            PERSON => *committed == hex(&salt_commitment(&salts[at])),
            _ => committed.is_empty() && salts[at].is_empty(),
        };
        match (self.salt_commitments.iter().enumerate()).position(|committed| !fits(committed)) {
            None => Ok(()),
            Some(at) => Err(JournalProblem::WrongSalt { seat: at + 1 }),
        }
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
