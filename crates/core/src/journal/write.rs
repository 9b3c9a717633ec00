//! Writing a journal, line by line.

use super::chain::heads;
use super::entry::Move;
use super::header::Header;
use super::last::{Last, LastLine};
use crate::chance::Seed;
use crate::digest::hex;
use crate::json::Json;
use crate::seat::Actor;
use serde::Serialize;
use serde_json::value::to_raw_value;
use sha2::{Digest as _, Sha256};

/// How often an entry carries the digest of the state after it.
pub(super) const DIGEST_EVERY: u32 = 10;

/// Writes a journal into a text.
pub struct Writer {
    text: String,
    /// Whether the last line carries the head of the chain.
    chained: bool,
}

impl Writer {
    /// A journal that begins with this header.
    pub fn new(header: &Header) -> Self {
        let mut writer = Self {
            text: String::new(),
            chained: header.is_chained(),
        };
        writer.line(&header.line());
        writer
    }

    /// Adds an entry; `digest` is called at every tenth.
    pub fn entry<A: Serialize>(
        &mut self,
        seq: u32,
        at: u64,
        played: &Move<A>,
        digest: impl FnOnce() -> [u8; 32],
    ) {
        self.line(&entry_line(seq, played.by(), at, &played.to_json(), digest));
    }

    /// Adds a line that [`entry_line`] wrote.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds the last line of a finished game: outcome, seed, the head of the chain, and the
    /// SHA-256 of every byte before it. `end` is an [`End`](crate::End), or the JSON of one.
    pub fn finish(mut self, end: &impl Serialize, seed: &Seed) -> String {
        let head = heads(self.text.lines(), seed)
            .last()
            .filter(|_| self.chained);
        let last = Last {
            outcome: to_raw_value(end).expect("an outcome is plain data"),
            seed: hex(&seed.0),
            head: head.map(|head| hex(&head)),
            sha256: hex(&Sha256::digest(&self.text)),
        };
        self.line(&line(&LastLine::End(last)));
        self.text
    }

    /// Adds the last line of a game that still runs: its seed, and with it every secret.
    pub fn unfinished(mut self, seed: &Seed) -> String {
        let seed = hex(&seed.0);
        self.line(&line(&LastLine::Unfinished { seed }));
        self.text
    }
}

/// Writes one entry as its line, without the line break; `digest` is called at every tenth.
/// The form is that of [`Entry`](super::Entry).
pub fn entry_line(
    seq: u32,
    by: Actor,
    at: u64,
    action: &str,
    digest: impl FnOnce() -> [u8; 32],
) -> String {
    let mut line = Json::with_capacity(64 + action.len());
    line.raw(r#"{"seq":"#).value(&seq);
    line.raw(r#","by":"#).value(&by);
    line.raw(r#","at":"#).value(&at);
    line.raw(r#","action":"#).raw(action);
    if seq.is_multiple_of(DIGEST_EVERY) {
        line.raw(r#","digest":"#).value(&hex(&digest()));
    }
    line.raw("}");
    line.into()
}

/// Writes a value as a line, without the line break.
pub(super) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("journal lines are plain data")
}
