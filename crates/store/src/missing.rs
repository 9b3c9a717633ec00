//! Acknowledged moves that are no longer in the file.

use crate::mark::{Marked, Reached};
use std::collections::BTreeMap;
use std::fmt;

/// What was acknowledged and is no longer in the file, because its write-ahead log was damaged or
/// deleted, or because an older file was put in its place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// How many commits are missing, if that is known.
    pub commits: u64,
    /// Why it is not known what is missing.
    pub unknown: Option<String>,
    /// The tables concerned. Those that are still there must not go on: people have seen the dice.
    pub tables: Vec<Lost>,
}

/// A table that has lost something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Its id.
    pub table: String,
    /// What it has lost.
    pub part: LostPart,
}

/// What a table has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LostPart {
    /// The last moves.
    Moves {
        /// The number of entries that are there.
        has: u32,
        /// The number of entries that were acknowledged.
        had: u32,
    },
    /// The last changes of its sheet, but no move.
    Changes,
    /// Everything up to its end: it was over.
    End,
    /// All of it.
    Table,
    /// Perhaps something.
    Unknown,
}

impl fmt::Display for LostPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves { has, had } => {
                let moves = had - has;
                write!(
                    f,
                    "{moves} acknowledged moves are missing ({has} of {had} are there)"
                )
            }
            Self::Changes => f.write_str("the last changes of its seats or settings are missing"),
            Self::End => f.write_str("it was played to its end, and that is missing"),
            Self::Table => f.write_str("the whole table is missing"),
            Self::Unknown => f.write_str("moves may be missing"),
        }
    }
}

/// The file, as it is compared with the mark.
pub(crate) struct Found {
    /// Its lineage.
    pub lineage: String,
    /// Whether it was not closed properly.
    pub open: bool,
    /// How many commits it has.
    pub commits: u64,
    /// What its tables have reached that are not over.
    pub live: BTreeMap<String, Reached>,
}

impl Missing {
    /// Compares a file with its mark; `is_there` tells whether the file has a table.
    pub(crate) fn compare(
        mark: Result<Option<Marked>, String>,
        found: &Found,
        is_there: impl Fn(&str) -> bool,
    ) -> Self {
        let mark = match mark {
            // Nothing was acknowledged after the file was closed.
            Ok(None) | Err(_) if !found.open => return Self::default(),
            Ok(None) => return Self::unknown("is missing", found),
            Err(why) => return Self::unknown(&format!("can't be read ({why})"), found),
            Ok(Some(mark)) => mark,
        };
        if mark.lineage != found.lineage {
            return Self::unknown("belongs to another house", found);
        }
        if found.commits < mark.commits {
            let commits = mark.commits - found.commits;
            let tables = lost(&mark, found, is_there);
            return Self {
                commits,
                tables,
                unknown: None,
            };
        }
        // A record is written after its commit. So if it was torn, the file has that commit.
        if mark.torn && found.open && found.commits == mark.commits {
            return Self::unknown("is damaged", found);
        }
        Self::default()
    }

    /// Every table that is not over may have lost something.
    fn unknown(why: &str, found: &Found) -> Self {
        let lost = |table: &String| Lost {
            table: table.clone(),
            part: LostPart::Unknown,
        };
        Self {
            commits: 0,
            unknown: Some(why.to_owned()),
            tables: found.live.keys().map(lost).collect(),
        }
    }

    /// What is missing, a sentence each.
    pub fn sentences(&self) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Some(why) = &self.unknown {
            sentences.push(format!(
                "the file house.db-mark {why}, so nobody knows whether acknowledged moves are missing"
            ));
        } else if self.commits > 0 {
            let commits = self.commits;
            sentences.push(format!(
                "{commits} acknowledged commits are missing in house.db; was house.db-wal damaged \
                 or deleted?"
            ));
        }
        let lost = self.tables.iter();
        sentences.extend(lost.map(|lost| format!("table {}: {}", lost.table, lost.part)));
        sentences
    }

    /// Whether somebody must decide before the house opens.
    pub fn is_serious(&self) -> bool {
        self.unknown.is_some() || !self.tables.is_empty()
    }
}

/// The tables that were further than they are.
fn lost(mark: &Marked, found: &Found, is_there: impl Fn(&str) -> bool) -> Vec<Lost> {
    let mut lost = Vec::new();
    for (table, has) in &found.live {
        let part = match mark.live.get(table) {
            None => LostPart::End,
            Some(had) if had.entries > has.entries => LostPart::Moves {
                has: has.entries,
                had: had.entries,
            },
            Some(had) if had.revision > has.revision => LostPart::Changes,
            Some(_) => continue,
        };
        let table = table.clone();
        lost.push(Lost { table, part });
    }
    let gone = mark.live.keys().filter(|id| !is_there(id));
    lost.extend(gone.map(|table| Lost {
        table: table.clone(),
        part: LostPart::Table,
    }));
    lost
}
