//! Writing a journal, line by line.

use super::entry::{Entry, Move};
use super::header::Header;
use crate::chance::Seed;
use crate::digest::hex;
use crate::play::End;
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

/// How often an entry carries the digest of the state after it.
pub(super) const DIGEST_EVERY: u32 = 10;

/// Writes a journal into a text.
pub struct Writer {
    text: String,
}

/// The last line of a finished journal.
#[derive(Serialize)]
struct EndLine<'a> {
    end: EndBody<'a>,
}

#[derive(Serialize)]
struct EndBody<'a> {
    outcome: &'a End,
    seed: String,
    sha256: String,
}

impl Writer {
    /// A journal that begins with this header.
    pub fn new(header: &Header) -> Self {
        Self { text: line(header) }
    }

    /// Adds an entry; `digest` is asked for at every tenth.
    pub fn entry<A: Serialize>(
        &mut self,
        seq: u32,
        at: u64,
        played: &Move<A>,
        digest: impl FnOnce() -> [u8; 32],
    ) {
        self.text += &entry_line(seq, at, played, digest);
    }

    /// Adds the last line: outcome, seed, and the SHA-256 of every byte before it.
    pub fn finish(mut self, end: &End, seed: &Seed) -> String {
        let body = EndBody {
            outcome: end,
            seed: hex(&seed.0),
            sha256: hex(&Sha256::digest(&self.text)),
        };
        self.text += &line(&EndLine { end: body });
        self.text
    }
}

/// One entry as its line, line break included.
fn entry_line<A: Serialize>(
    seq: u32,
    at: u64,
    played: &Move<A>,
    digest: impl FnOnce() -> [u8; 32],
) -> String {
    line(&Entry {
        seq,
        by: played.by(),
        at,
        action: RawValue::from_string(played.to_json()).expect("serde_json writes JSON"),
        digest: seq.is_multiple_of(DIGEST_EVERY).then(|| hex(&digest())),
    })
}

pub(super) fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("journal lines are plain data");
    text.push('\n');
    text
}
