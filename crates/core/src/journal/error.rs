//! What can be wrong with a journal.

use std::fmt;

/// What is wrong, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: JournalProblem,
}

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalProblem {
    /// There is nothing in it.
    Empty,
    /// Not a journal of ours, or a line that does not fit the format.
    Malformed(String),
    /// Valid, but not written exactly as a journal writes it, so something was changed.
    NotCanonical,
    /// A newer version of the program wrote it.
    Newer {
        /// What is newer: `format`, `chance`, `rules`.
        what: &'static str,
        /// The version in the journal.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// It was played by an older version of the game's rules, which this program does not know.
    OlderRules {
        /// The version in the journal.
        found: u32,
        /// The version known here.
        known: u32,
    },
    /// No such game here.
    UnknownGame(String),
    /// The journal belongs to another game than the one asked for.
    OtherGame(String),
    /// The game's boards or cards are not those of this program.
    OtherData,
    /// Options or seats that the game refuses.
    BadSetup(String),
    /// Entry numbers must go up by one.
    WrongNumber {
        /// The number that belongs here.
        expected: u32,
        /// The number found.
        found: u32,
    },
    /// Time runs backwards.
    BackInTime,
    /// An entry that the rules or the house refuse.
    Refused(String),
    /// The state is not the one recorded.
    WrongDigest,
    /// The last line is missing: the journal was cut off, or the game is still running.
    Unfinished,
    /// Something stands after the last line, or the game ended before it.
    AfterTheEnd,
    /// The last line is there but the game goes on.
    NotOver,
    /// The seed is not the one committed to.
    WrongCommitment,
    /// A seat's salt is not the one committed to, or a seat has one that must not.
    WrongSalt {
        /// The seat, from 1.
        seat: usize,
    },
    /// The head of the chain is not the one recorded.
    WrongHead,
    /// The recorded outcome is not what the game came to.
    WrongOutcome,
    /// The SHA-256 of the file is not the one recorded.
    WrongHash,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for JournalProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::Malformed(why) => write!(f, "not a line of a Maraude journal: {why}"),
            Self::NotCanonical => {
                f.write_str("changed since it was written (not in canonical form)")
            }
            Self::Newer { what, found, known } => {
                write!(
                    f,
                    "written by a newer Maraude: {what} version {found}, this one knows {known}"
                )
            }
            Self::OlderRules { found, known } => {
                write!(
                    f,
                    "played by rules version {found}; this Maraude plays version {known}, an older \
                     one replays it"
                )
            }
            Self::UnknownGame(id) => write!(f, "no game is called \"{id}\" here"),
            Self::OtherGame(id) => write!(f, "this is a journal of \"{id}\""),
            Self::OtherData => f.write_str("the game's boards or cards differ from this version's"),
            Self::BadSetup(why) => write!(f, "the game can't be set up: {why}"),
            Self::WrongNumber { expected, found } => {
                write!(f, "entry {expected} belongs here, found {found}")
            }
            Self::BackInTime => f.write_str("earlier than the entry before it"),
            Self::Refused(why) => write!(f, "the rules refuse this entry: {why}"),
            Self::WrongDigest => f.write_str("the state differs from the one recorded"),
            Self::Unfinished => f.write_str("the journal stops before the game's end"),
            Self::AfterTheEnd => f.write_str("the game was over before this line"),
            Self::NotOver => f.write_str("the journal says the game is over, but it goes on"),
            Self::WrongCommitment => f.write_str("the seed is not the one that was committed to"),
            Self::WrongSalt { seat } => {
                write!(
                    f,
                    "the salt of seat {seat} is not the one that was committed to"
                )
            }
            Self::WrongHead => f.write_str("the head of the chain is not the one recorded"),
            Self::WrongOutcome => {
                f.write_str("the game came to another outcome than the one recorded")
            }
            Self::WrongHash => f.write_str("the file's SHA-256 is not the one recorded"),
        }
    }
}

impl std::error::Error for JournalError {}

impl JournalProblem {
    /// The problem, found in this line.
    pub fn at(self, line: usize) -> JournalError {
        JournalError {
            line,
            problem: self,
        }
    }
}
