//! Reading a journal: the format, before any rule.

use super::chain::{Head, heads};
use super::entry::Entry;
use super::error::{JournalError, JournalProblem};
use super::header::{FORMAT, Header, OLDEST_FORMAT};
use super::last::{Last, LastLine, STARTS};
use super::write::{DIGEST_EVERY, line};
use crate::chance::{CHANCE_VERSION, Seed};
use crate::digest::from_hex;
use serde::{Deserialize, Serialize};

/// No line of a journal is longer.
const LONGEST_LINE: usize = 64 * 1024;

/// No moment is later, in milliseconds: up to here numbers are exact in browsers, too, and clocks
/// can add to them.
pub const LATEST: u64 = (1 << 53) - 1;

/// A journal whose form has been checked, but not yet what it says.
///
/// ```
/// use maraude_conformance::toys::pioche::{Action, Pioche};
/// use maraude_core::journal::{Header, Journal, Move, Writer, verify};
/// use maraude_core::{End, Game, Seat, Seed};
///
/// let (seed, salts) = (Seed([7; 32]), [Vec::new(), Vec::new()]);
/// let options = serde_json::value::to_raw_value(&serde_json::json!({})).unwrap();
/// let players = vec!["person".to_owned(); 2];
/// let header = Header::new(&Pioche::META, options, players, &seed.commitment(), &salts);
/// let mut writer = Writer::new(&header);
/// let roll = Move::Seat(Seat::at(0), Action::Roll);
/// writer.entry(1, 500, &roll, || unreachable!("only every tenth entry has a digest"));
/// let text = writer.finish(&End::Abandoned, &seed);
///
/// let journal = Journal::parse(text.as_bytes()).unwrap();
/// assert_eq!((journal.entries[0].seq, journal.entries[0].action.get()), (1, r#""roll""#));
/// // The form is right, but these options leave something out, and nothing was marked.
/// assert!(verify::<Pioche>(text.as_bytes()).is_err());
/// ```
#[derive(Debug)]
pub struct Journal {
    /// The first line.
    pub header: Header,
    /// The lines after it.
    pub entries: Vec<Entry>,
    /// The last line of a finished game.
    pub last: Option<Last>,
    /// The seed behind a game that still runs, in hexadecimal.
    unfinished: Option<String>,
    /// The bytes before the last line, which its hash covers.
    pub(super) before_last: usize,
}

impl Journal {
    /// Reads a journal, finished or not. The form is strict: what parses here is, byte for byte,
    /// what [`Writer`](super::Writer) would write.
    pub fn parse(bytes: &[u8]) -> Result<Self, JournalError> {
        if bytes.is_empty() {
            return Err(JournalProblem::Empty.at(1));
        }
        let mut lines = bytes
            .split_inclusive(|&byte| byte == b'\n')
            .enumerate()
            .map(|(at, line)| (at + 1, line));
        let (_, first) = lines.next().expect("not empty");
        let mut journal = Self {
            header: read_header(first).map_err(|problem| problem.at(1))?,
            entries: Vec::new(),
            last: None,
            unfinished: None,
            before_last: bytes.len(),
        };
        let mut reader = EntryReader::default();
        let mut seen = first.len();
        for (number, text) in lines {
            if journal.last.is_some() || journal.unfinished.is_some() {
                return Err(JournalProblem::AfterTheEnd.at(number));
            }
            if STARTS.iter().any(|start| text.starts_with(start)) {
                journal.before_last = seen;
                match whole_line(text).map_err(|problem| problem.at(number))? {
                    LastLine::End(last) => journal.last = Some(last),
                    LastLine::Unfinished { seed } => journal.unfinished = Some(seed),
                }
            } else {
                let entry = whole_line(text).map_err(|problem| problem.at(number))?;
                journal.entries.push(reader.add(entry)?);
            }
            seen += text.len();
        }
        Ok(journal)
    }

    /// The seed that the last line reveals, if it is the one that the header commits to.
    pub fn seed(&self) -> Result<Seed, JournalError> {
        let finished = self.last.as_ref().map(|last| &last.seed);
        let seed = finished.or(self.unfinished.as_ref());
        self.checked_seed(seed)
            .map_err(|problem| problem.at(self.last_line()))
    }

    /// The heads of its chain: after the header, then after each entry.
    pub fn heads(&self, seed: &Seed) -> impl Iterator<Item = Head> {
        let entries = self.entries.iter().map(Entry::line);
        heads(std::iter::once(self.header.line()).chain(entries), seed)
    }

    fn checked_seed(&self, seed: Option<&String>) -> Result<Seed, JournalProblem> {
        let seed = seed.ok_or(JournalProblem::Unfinished)?;
        let bytes = from_hex(seed).and_then(|bytes| bytes.try_into().ok());
        let why = || JournalProblem::Malformed("the seed is not 64 hexadecimal digits".into());
        let seed = Seed(bytes.ok_or_else(why)?);
        self.header.check_seed(&seed)?;
        Ok(seed)
    }

    /// The number of the last line, whether it is there or missing.
    pub(super) fn last_line(&self) -> usize {
        self.entries.len() + 2
    }
}

/// Reads entries one after the other and checks their form, numbers and times.
#[derive(Clone, Copy, Debug, Default)]
pub struct EntryReader {
    seq: u32,
    at: u64,
}

impl EntryReader {
    /// Reads the next entry from its line, which comes without the line break.
    pub fn read(&mut self, line: &str) -> Result<Entry, JournalError> {
        let entry = canonical_line(line.as_bytes()).map_err(|problem| self.here(problem))?;
        self.add(entry)
    }

    fn add(&mut self, entry: Entry) -> Result<Entry, JournalError> {
        let (expected, found) = (self.seq + 1, entry.seq);
        if found != expected {
            return Err(self.here(JournalProblem::WrongNumber { expected, found }));
        }
        if self.at > entry.at {
            return Err(self.here(JournalProblem::BackInTime));
        }
        if entry.at > LATEST {
            return Err(self.here(JournalProblem::Malformed(
                "later than any game lasts".into(),
            )));
        }
        if entry.digest.is_some() != entry.seq.is_multiple_of(DIGEST_EVERY) {
            let why = "every tenth entry, and no other, carries a digest";
            return Err(self.here(JournalProblem::Malformed(why.into())));
        }
        (self.seq, self.at) = (entry.seq, entry.at);
        Ok(entry)
    }

    /// The problem, found in the next line.
    fn here(self, problem: JournalProblem) -> JournalError {
        problem.at(self.seq as usize + 2)
    }
}

/// Reads the header; says clearly if a newer program wrote it.
fn read_header(text: &[u8]) -> Result<Header, JournalProblem> {
    #[derive(Deserialize)]
    struct Versions {
        maraude_journal: u32,
        chance: Option<u32>,
    }
    let versions: Versions = serde_json::from_slice(text).map_err(|_| {
        JournalProblem::Malformed("the first line is not a journal's header".into())
    })?;
    let known = [
        (
            "format",
            Some(versions.maraude_journal),
            OLDEST_FORMAT,
            FORMAT,
        ),
        ("chance", versions.chance, CHANCE_VERSION, CHANCE_VERSION),
    ];
    for (what, found, oldest, known) in known {
        match found {
            Some(found) if found > known => {
                return Err(JournalProblem::Newer { what, found, known });
            }
            Some(found) if found >= oldest => {}
            _ => return Err(JournalProblem::Malformed(format!("unknown {what} version"))),
        }
    }
    whole_line(text)
}

/// Reads one line with its line break.
fn whole_line<'a, T: Deserialize<'a> + Serialize>(text: &'a [u8]) -> Result<T, JournalProblem> {
    let Some(line) = text.strip_suffix(b"\n") else {
        return Err(JournalProblem::Malformed(
            "the line break at its end is missing".into(),
        ));
    };
    canonical_line(line)
}

/// Reads one line and compares it with what would have been written.
fn canonical_line<'a, T: Deserialize<'a> + Serialize>(text: &'a [u8]) -> Result<T, JournalProblem> {
    if text.len() >= LONGEST_LINE {
        return Err(JournalProblem::Malformed("the line is too long".into()));
    }
    let value: T = serde_json::from_slice(text)
        .map_err(|error| JournalProblem::Malformed(error.to_string()))?;
    if line(&value).as_bytes() == text {
        Ok(value)
    } else {
        Err(JournalProblem::NotCanonical)
    }
}
