//! Checksums of rows: a changed byte is noticed when the row is read.
//!
//! CRC-32 finds every change of up to four bytes in a row, and costs next to nothing. It does not
//! stop a person who changes a row on purpose; the chain of the journal does.

use crate::row::{ChatRow, SheetRow};
use crc32fast::Hasher;
use rusqlite::types::Type;
use std::fmt;

/// A checksum in the making.
#[derive(Default)]
struct Sum(Hasher);

impl Sum {
    fn number(mut self, number: i64) -> Self {
        self.0.update(&number.to_le_bytes());
        self
    }

    /// Adds a text with its length, so that nothing can move from one field to the next.
    fn text(self, text: &str) -> Self {
        let mut sum = self.number(text.len() as i64);
        sum.0.update(text.as_bytes());
        sum
    }

    fn maybe(self, text: Option<&str>) -> Self {
        match text {
            None => self.number(-1),
            Some(text) => self.text(text),
        }
    }

    fn done(self) -> i64 {
        self.0.finalize().into()
    }
}

/// The checksum of a table's sheet and of its visitors, in any order.
pub(super) fn of_sheet(id: &str, sheet: &SheetRow) -> i64 {
    let mut visitors: Vec<&str> = sheet.visitors.iter().map(String::as_str).collect();
    visitors.sort_unstable();
    visitors.dedup();
    let sum = Sum::default()
        .text(id)
        .number(sheet.revision as i64)
        .number(sheet.stage.number().into())
        .number(sheet.listed.into())
        .number(sheet.changed as i64)
        .maybe(sheet.day.as_deref())
        .text(&sheet.body);
    visitors.into_iter().fold(sum, Sum::text).done()
}

/// The checksum of a row of `entries`.
pub(super) fn of_entries(table: i64, seq: i64, commands: Option<&str>, lines: &str) -> i64 {
    let sum = Sum::default().number(table).number(seq);
    sum.maybe(commands).text(lines).done()
}

/// The checksum of a line of the chat.
pub(super) fn of_chat(table: i64, line: &ChatRow) -> i64 {
    Sum::default()
        .number(table)
        .number(line.n.into())
        .number(line.time as i64)
        .number(line.after.into())
        .maybe(line.command.as_deref())
        .text(&line.body)
        .done()
}

/// The checksum of a visitor's name.
pub(super) fn of_name(visitor: &str, name: &str, seen: i64) -> i64 {
    Sum::default().text(visitor).text(name).number(seen).done()
}

/// The checksum of a row of the log.
pub(super) fn of_commit(n: i64, body: &str) -> i64 {
    Sum::default().number(n).text(body).done()
}

/// The checksum of the row about the file.
pub(super) fn of_house(lineage: &str, open: bool, commits: i64) -> i64 {
    let sum = Sum::default().text(lineage).number(open.into());
    sum.number(commits).done()
}

/// Fails, naming the place, if a row does not have the checksum that it was written with.
pub(super) fn check(
    found: i64,
    expected: i64,
    place: impl FnOnce() -> String,
) -> rusqlite::Result<()> {
    if found == expected {
        Ok(())
    } else {
        let why = format!("{} was changed since it was written", place());
        Err(damaged(why))
    }
}

/// Something in the file that this program did not write.
#[derive(Debug)]
pub(super) struct Damaged(String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

/// The error of a query that found damage.
pub(super) fn damaged(why: String) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Damaged(why).into())
}
