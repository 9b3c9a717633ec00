//! The log of recent commits: one row per commit, for any number of tables.
//!
//! Each table has its own place in `entries`, so adding every move there would write a page of the
//! file for each table that moved. Moves are written one after the other into `commits` instead,
//! and moved to `entries`, table by table, when the log is full.

use super::{claim, sum};
use crate::row::EntryRow;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;

/// Size of the log at which its entries are moved to their tables. Loading any table reads the
/// whole log.
const MAX_LOG_BYTES: usize = 512 * 1024;

/// What a row of `commits` takes besides its lines.
const ROW_BYTES: usize = 16;

/// The content of `commits`. Only the process that holds the data directory has one.
#[derive(Default)]
pub(super) struct Log {
    /// The rows of `commits`.
    rows: Vec<i64>,
    /// Their size in bytes.
    size: usize,
    /// Their entries, by the tables' keys.
    waiting: BTreeMap<i64, Piece>,
    /// The lines that the current transaction adds.
    fresh: String,
}

/// Consecutive entries of one table.
#[derive(Default)]
struct Piece {
    first: u32,
    len: u32,
    lines: String,
    commands: String,
}

impl Piece {
    fn add(&mut self, seq: u32, command: &str, line: &str) {
        if self.len == 0 {
            self.first = seq;
        } else {
            self.lines.push('\n');
            self.commands.push('\n');
        }
        self.len += 1;
        self.lines.push_str(line);
        self.commands.push_str(command);
    }
}

impl Log {
    /// Reads the log that an unclean shutdown left behind.
    pub(super) fn left_behind(connection: &Connection) -> rusqlite::Result<Self> {
        let mut log = Self::default();
        let mut query = connection.prepare("SELECT n, body, sum FROM commits ORDER BY n")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let (n, body) = (row.get(0)?, row.get_ref(1)?.as_str()?);
            check_commit(n, body, row.get(2)?)?;
            log.rows.push(n);
            log.size += body.len() + ROW_BYTES;
            for line in body.lines() {
                let (table, seq, command, line) = parts(line)?;
                if log.last(table).is_some_and(|last| last + 1 != seq) {
                    return Err(broken());
                }
                let piece = log.waiting.entry(table).or_default();
                piece.add(seq, command, line);
            }
        }
        Ok(log)
    }

    /// The number of the last entry of a table in the log.
    pub(super) fn last(&self, table: i64) -> Option<u32> {
        let piece = self.waiting.get(&table)?;
        Some(piece.first + piece.len - 1)
    }

    /// Adds an entry to the current transaction.
    pub(super) fn add(&mut self, table: i64, seq: u32, entry: &EntryRow) {
        use std::fmt::Write;
        let command = entry.command.as_deref().unwrap_or_default();
        let line = &entry.line;
        let _ = writeln!(self.fresh, "{table}\t{seq}\t{command}\t{line}");
        let piece = self.waiting.entry(table).or_default();
        piece.add(seq, command, line);
    }

    /// Writes what the current transaction adds. Every commit has a row, also without entries: its
    /// number counts the commits.
    pub(super) fn write(&mut self, connection: &Connection, n: u64) -> rusqlite::Result<()> {
        let n = n as i64;
        let sum = sum::of_commit(n, &self.fresh);
        connection
            .prepare_cached("INSERT INTO commits (n, body, sum) VALUES (?, ?, ?)")?
            .execute(params![n, self.fresh, sum])?;
        self.rows.push(n);
        self.size += self.fresh.len() + ROW_BYTES;
        self.fresh.clear();
        Ok(())
    }

    /// Whether it is time to move the entries to their tables.
    pub(super) fn is_full(&self) -> bool {
        self.size > MAX_LOG_BYTES
    }

    /// Moves everything to `entries`. If that fails, nothing changes.
    pub(super) fn move_on(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let Some(&last) = self.rows.last() else {
            return Ok(());
        };
        let transaction = connection.unchecked_transaction()?;
        for (&table, piece) in &self.waiting {
            add_piece(&transaction, table, piece)?;
        }
        let mut delete = transaction.prepare_cached("DELETE FROM commits WHERE n = ?")?;
        for row in &self.rows {
            delete.execute([row])?;
        }
        drop(delete);
        claim::count(&transaction, last as u64)?;
        transaction.commit()?;
        *self = Self::default();
        Ok(())
    }
}

fn add_piece(connection: &Connection, table: i64, piece: &Piece) -> rusqlite::Result<()> {
    let commands = Some(piece.commands.as_str()).filter(|commands| !commands.is_empty());
    let sum = sum::of_entries(table, piece.first.into(), commands, &piece.lines);
    let text = "INSERT INTO entries (tbl, seq, command, line, sum) VALUES (?, ?, ?, ?, ?)";
    connection.prepare_cached(text)?.execute(params![
        table,
        piece.first,
        commands,
        piece.lines,
        sum
    ])?;
    Ok(())
}

/// Adds the first entries of a table, bypassing the log.
pub(super) fn add_at_once(
    connection: &Connection,
    table: i64,
    entries: &[EntryRow],
) -> rusqlite::Result<()> {
    let mut piece = Piece::default();
    for (seq, entry) in (1..).zip(entries) {
        piece.add(
            seq,
            entry.command.as_deref().unwrap_or_default(),
            &entry.line,
        );
    }
    add_piece(connection, table, &piece)
}

/// The number of the last entry of a table in `entries`.
pub(super) fn last_moved(connection: &Connection, table: i64) -> rusqlite::Result<u32> {
    let text = "SELECT seq, line FROM entries WHERE tbl = ? ORDER BY seq DESC LIMIT 1";
    let mut query = connection.prepare_cached(text)?;
    let mut rows = query.query([table])?;
    let Some(row) = rows.next()? else {
        return Ok(0);
    };
    let more = row.get_ref(1)?.as_str()?.matches('\n').count();
    Ok(row.get::<_, u32>(0)? + more as u32)
}

/// All entries of a table, from `entries` and the log.
pub(super) fn entries(connection: &Connection, table: i64) -> rusqlite::Result<Vec<EntryRow>> {
    let mut all = Vec::new();
    let text = "SELECT line, command, seq, sum FROM entries WHERE tbl = ? ORDER BY seq";
    let mut query = connection.prepare_cached(text)?;
    let mut rows = query.query([table])?;
    while let Some(row) = rows.next()? {
        let next = all.len() as i64 + 1;
        let seq: i64 = row.get(2)?;
        if seq != next {
            return Err(sum::damaged(format!("entry {next} is missing")));
        }
        let (lines, commands) = (row.get_ref(0)?.as_str()?, row.get_ref(1)?.as_str_or_null()?);
        let expected = sum::of_entries(table, seq, commands, lines);
        sum::check(row.get(3)?, expected, || {
            let last = seq + lines.matches('\n').count() as i64;
            format!("one of the entries {seq} to {last}")
        })?;
        let mut commands = commands.unwrap_or_default().split('\n');
        for line in lines.split('\n') {
            all.push(entry(commands.next().unwrap_or_default(), line));
        }
    }
    let text = "SELECT n, body, sum FROM commits ORDER BY n";
    let mut query = connection.prepare_cached(text)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let body = row.get_ref(1)?.as_str()?;
        check_commit(row.get(0)?, body, row.get(2)?)?;
        for line in body.lines() {
            let (of, seq, command, line) = parts(line)?;
            if of == table {
                all.push(entry(command, line));
                if seq as usize != all.len() {
                    return Err(broken());
                }
            }
        }
    }
    Ok(all)
}

fn entry(command: &str, line: &str) -> EntryRow {
    EntryRow {
        line: line.to_owned(),
        command: Some(command.to_owned()).filter(|command| !command.is_empty()),
    }
}

/// Splits a line of the log into the table's key, the entry's number, its command and its text.
fn parts(line: &str) -> rusqlite::Result<(i64, u32, &str, &str)> {
    let mut parts = line.splitn(4, '\t');
    let mut next = || parts.next().ok_or_else(broken);
    let (table, seq) = (next()?.parse(), next()?.parse());
    match (table, seq) {
        (Ok(table), Ok(seq)) => Ok((table, seq, next()?, next()?)),
        _ => Err(broken()),
    }
}

fn check_commit(n: i64, body: &str, sum: i64) -> rusqlite::Result<()> {
    sum::check(sum, sum::of_commit(n, body), || {
        format!("commit {n} in the log")
    })
}

/// The log was changed by another program or by a faulty disk.
fn broken() -> rusqlite::Error {
    sum::damaged("the log is damaged".to_owned())
}
