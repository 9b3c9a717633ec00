//! `maraude verify`: is this journal honest?

use crate::input::{Failure, journal, read};
use clap::Args;
use maraude_core::journal::Header;
use maraude_house::{Proven, check_receipt};
use maraude_protocol::SignedReceipt;
use std::path::{Path, PathBuf};

/// Check a finished journal: the dice were committed to, every move is legal, digests, outcome,
/// chain and the hash of the file agree.
#[derive(Args)]
pub(crate) struct Verify {
    /// The journal; its name does not matter.
    file: PathBuf,
    /// A receipt that a player downloaded at the table: hold the journal to what the house told.
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// The key that must have signed the receipt, as /api/house/key of the house shows it.
    #[arg(long, value_name = "HEX", requires = "receipt")]
    key: Option<String>,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (journal, game) = journal(&self.file)?;
        let bytes = read(&self.file)?;
        let end = game
            .verify(&bytes)
            .map_err(|error| format!("{}: {error}", self.file.display()))?;
        let receipt = self.receipt.as_deref().map(read_receipt).transpose()?;
        let proven = match &receipt {
            Some(signed) => {
                let path = self.receipt.as_deref().unwrap_or(Path::new(""));
                let proven = check_receipt(&journal, signed);
                Some(proven.map_err(|why| format!("{}: {why}", path.display()))?)
            }
            None => None,
        };
        if let (Some(wanted), Some(signed)) = (&self.key, &receipt)
            && !wanted.eq_ignore_ascii_case(&signed.receipt.key)
        {
            return Err(format!(
                "the receipt was signed by another key: {}",
                signed.receipt.key
            )
            .into());
        }
        let outcome = serde_json::to_string(&end)?;
        let file = self.file.display();
        println!(
            "{file}: {}. {} ended: {outcome}",
            verdict(&journal.header),
            game.meta().id
        );
        for sentence in by_the_file(&journal.header) {
            println!("  {sentence}");
        }
        match (proven, &receipt) {
            (Some(proven), Some(signed)) => {
                let known = self.key.is_some();
                for sentence in by_the_receipt(proven, signed, journal.entries.len(), known) {
                    println!("  {sentence}");
                }
            }
            _ => println!(
                "  not proven: that the house showed these commitments before the game, and has \
                 rewritten nothing since. A player's receipt proves it (--receipt FILE)."
            ),
        }
        Ok(())
    }
}

fn read_receipt(path: &Path) -> Result<SignedReceipt, Failure> {
    let bytes = read(path)?;
    serde_json::from_slice(&bytes)
        .map_err(|error| format!("{}: not a receipt: {error}", path.display()).into())
}

/// The verdict in few words. A deal that was played before is never called honest.
fn verdict(header: &Header) -> &'static str {
    if header.again {
        "in order, but a deal that was played before"
    } else if header.is_chained() {
        "honest"
    } else {
        "honest by the lesser promises of format 1"
    }
}

/// What the file alone shows, by the promises of its format.
fn by_the_file(header: &Header) -> Vec<&'static str> {
    let mut sentences = vec![
        "proven: every move is legal; the dice follow from the seed and the salts; digests, \
         outcome and the hash of the file agree.",
    ];
    if header.again {
        sentences.push(
            "not honest dice: seed and salts are those of an earlier game, so anybody \
                        who knew that game knew this luck.",
        );
    } else if header.is_chained() {
        sentences.push(
            "proven: the seed and the salt of every person are the ones that this file \
                        commits to, and the chain over its lines is whole.",
        );
    } else {
        sentences.push(
            "not proven, because format 1 does not promise it: that salts were chosen \
                        blindly. The last person to be ready, or the house, could pick one.",
        );
    }
    sentences
}

/// What the receipt shows besides.
fn by_the_receipt(
    proven: Proven,
    signed: &SignedReceipt,
    entries: usize,
    known_key: bool,
) -> Vec<String> {
    let receipt = &signed.receipt;
    let mut sentences = vec![
        format!(
            "proven by the receipt: its signature is good, by the key {}.",
            receipt.key
        ),
        format!(
            "proven by the receipt: the house had committed to this seed, and {} seats to their \
             salts, when it was signed.",
            proven.salt_commitments
        ),
    ];
    let salt = if proven.salt {
        "proven by the receipt: the player's own salt is in the dice."
    } else {
        "not in the receipt: the player's own salt."
    };
    sentences.push(salt.to_owned());
    sentences.push(match proven.entries {
        Some(covered) => format!(
            "proven by the receipt: seats, times and the first {covered} of {entries} entries are \
             those of then; what came after it is not covered."
        ),
        None => "not in the receipt: any move. It was made before the game began.".to_owned(),
    });
    if !known_key {
        sentences.push(
            "not proven: that this key is the house's. Compare it with /api/house/key, or give it \
             with --key."
                .to_owned(),
        );
    }
    sentences
}
