//! Reading a journal: the format, before any rule.

use super::entry::Entry;
use super::error::{JournalError, Problem};
use super::header::{FORMAT, Header};
use super::write::{DIGEST_EVERY, line};
use crate::chance::CHANCE_VERSION;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// No line of a journal is longer.
const LONGEST_LINE: usize = 64 * 1024;

/// No moment is later, in milliseconds: up to here numbers are exact in browsers, too, and clocks
/// can add to them.
pub const LATEST: u64 = (1 << 53) - 1;

/// A journal whose form has been checked, but not yet what it says.
#[derive(Debug)]
pub struct Journal {
    /// The first line.
    pub header: Header,
    /// The lines after it.
    pub entries: Vec<Entry>,
    /// The last line of a finished game.
    pub last: Option<Last>,
    /// The bytes before the last line, which its hash covers.
    pub(super) before_last: usize,
}

/// The last line of a finished journal.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// The outcome as written.
    pub outcome: Box<RawValue>,
    /// The seed in hexadecimal.
    pub seed: String,
    /// The SHA-256 of every byte before the last line.
    pub sha256: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LastLine {
    end: Last,
}

impl Journal {
    /// Reads a journal, finished or not. The form is strict: what parses here is, byte for byte,
    /// what [`Writer`](super::Writer) would write.
    pub fn parse(bytes: &[u8]) -> Result<Self, JournalError> {
        if bytes.is_empty() {
            return Err(Problem::Empty.at(1));
        }
        let mut lines = bytes
            .split_inclusive(|&byte| byte == b'\n')
            .enumerate()
            .map(|(at, line)| (at + 1, line));
        let (_, first) = lines.next().expect("not empty");
        let header = read_header(first)?;
        let mut journal = Self {
            header,
            entries: Vec::new(),
            last: None,
            before_last: bytes.len(),
        };
        let mut seen = first.len();
        for (number, text) in lines {
            if journal.last.is_some() {
                return Err(Problem::AfterTheEnd.at(number));
            }
            if text.starts_with(b"{\"end\":") {
                journal.before_last = seen;
                journal.last = Some(parse_line::<LastLine>(text, number)?.end);
            } else {
                let entry = parse_line::<Entry>(text, number)?;
                journal.add(entry, number)?;
            }
            seen += text.len();
        }
        Ok(journal)
    }

    /// The line of the entry with this index.
    pub(super) fn line_of(index: usize) -> usize {
        index + 2
    }

    fn add(&mut self, entry: Entry, number: usize) -> Result<(), JournalError> {
        let expected = self.entries.len() as u32 + 1;
        if entry.seq != expected {
            return Err(Problem::WrongNumber {
                expected,
                found: entry.seq,
            }
            .at(number));
        }
        if self
            .entries
            .last()
            .is_some_and(|before| before.at > entry.at)
        {
            return Err(Problem::BackInTime.at(number));
        }
        if entry.at > LATEST {
            return Err(Problem::Malformed("later than any game lasts".into()).at(number));
        }
        if entry.digest.is_some() != entry.seq.is_multiple_of(DIGEST_EVERY) {
            let why = "every tenth entry, and no other, carries a digest";
            return Err(Problem::Malformed(why.into()).at(number));
        }
        self.entries.push(entry);
        Ok(())
    }
}

/// The header, with a clear word if a newer program wrote it.
fn read_header(text: &[u8]) -> Result<Header, JournalError> {
    #[derive(Deserialize)]
    struct Versions {
        maraude_journal: u32,
        chance: Option<u32>,
    }
    let versions: Versions = serde_json::from_slice(text)
        .map_err(|_| Problem::Malformed("the first line is not a journal's header".into()).at(1))?;
    let known = [
        ("format", Some(versions.maraude_journal), FORMAT),
        ("chance", versions.chance, CHANCE_VERSION),
    ];
    for (what, found, known) in known {
        match found {
            Some(found) if found > known => return Err(Problem::Newer { what, found, known }.at(1)),
            Some(found) if found == known => {}
            _ => return Err(Problem::Malformed(format!("unknown {what} version")).at(1)),
        }
    }
    parse_line(text, 1)
}

/// One line, read and compared with what would have been written.
fn parse_line<'a, T: Deserialize<'a> + Serialize>(
    text: &'a [u8],
    number: usize,
) -> Result<T, JournalError> {
    if text.len() > LONGEST_LINE {
        return Err(Problem::Malformed("the line is too long".into()).at(number));
    }
    let value: T = serde_json::from_slice(text)
        .map_err(|error| Problem::Malformed(error.to_string()).at(number))?;
    if line(&value).as_bytes() == text {
        Ok(value)
    } else if !text.ends_with(b"\n") {
        Err(Problem::Malformed("the line break at its end is missing".into()).at(number))
    } else {
        Err(Problem::NotCanonical.at(number))
    }
}
