//! Single writes, inside a transaction.

use super::log::{self, Log};
use super::read::strings;
use super::work::{KnownTable, WriterCache};
use super::{chat, sum};
use crate::error::StoreError;
use crate::row::{Before, Expired, SheetRow, Stage, Write};
use rusqlite::{Connection, OptionalExtension, ToSql, params};
use std::collections::HashMap;

/// The result of one write of a batch, which does not affect the others.
type WriteResult = Result<(), StoreError>;

/// Carries out one table's write, all or nothing: it is checked before anything is written.
pub(super) fn write_one(
    connection: &Connection,
    memory: &mut WriterCache,
    write: &Write,
) -> rusqlite::Result<WriteResult> {
    if !write.is_plain() {
        return Ok(Err(StoreError::not_plain()));
    }
    let WriterCache { tables, log, .. } = memory;
    if let Some(sheet) = write.sheet.as_ref().filter(|_| write.is_new()) {
        return make(connection, tables, write, sheet);
    }
    let Some(table) = find(connection, tables, &write.table)? else {
        return Ok(Err(StoreError::NoTable));
    };
    if !write.entries.is_empty() {
        if log.is_none() {
            return Ok(Err(StoreError::Closed));
        }
        if count_entries(connection, table, log.as_ref())? != write.expected {
            return Ok(Err(StoreError::Conflict));
        }
    }
    if let Some(sheet) = &write.sheet {
        if !put_sheet(connection, CHANGE_SHEET, &table.key, &write.table, sheet)? {
            return Ok(Err(StoreError::Conflict));
        }
        put_places(connection, table, &sheet.visitors)?;
    }
    if let Some(log) = log {
        for (seq, entry) in (write.expected + 1..).zip(&write.entries) {
            log.add(table.key, seq, entry);
            table.entries = Some(seq);
        }
    }
    chat::add(connection, table.key, &write.chat)?;
    Ok(Ok(()))
}

/// Creates a table. Its first entries bypass the log.
fn make(
    connection: &Connection,
    tables: &mut HashMap<String, KnownTable>,
    write: &Write,
    sheet: &SheetRow,
) -> rusqlite::Result<WriteResult> {
    let entries = write.entries.len() as u32;
    if (entries > 0 && write.expected > 0)
        || !put_sheet(connection, ADD_SHEET, &write.table, &write.table, sheet)?
    {
        return Ok(Err(StoreError::Conflict));
    }
    let mut table = KnownTable {
        key: connection.last_insert_rowid(),
        entries: Some(entries),
        visitors: Some(Vec::new()),
    };
    put_places(connection, &mut table, &sheet.visitors)?;
    if entries > 0 {
        log::add_at_once(connection, table.key, &write.entries)?;
    }
    chat::add(connection, table.key, &write.chat)?;
    tables.insert(write.table.clone(), table);
    Ok(Ok(()))
}

/// How many entries a table has.
fn count_entries(
    connection: &Connection,
    table: &mut KnownTable,
    log: Option<&Log>,
) -> rusqlite::Result<u32> {
    let entries = match (table.entries, log.and_then(|log| log.last(table.key))) {
        (Some(entries), _) | (None, Some(entries)) => entries,
        (None, None) => log::last_moved(connection, table.key)?,
    };
    table.entries = log.map(|_| entries);
    Ok(entries)
}

/// Creates the sheet of the table with this id, if there is none.
const ADD_SHEET: &str = "INSERT INTO tables \
     (id, revision, stage, listed, changed, day, body, sum) \
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO NOTHING";

/// Replaces the sheet of the table with this key, if its revision is the one before.
const CHANGE_SHEET: &str = "UPDATE tables SET revision = ?2, stage = ?3, listed = ?4, \
     changed = ?5, day = ?6, body = ?7, sum = ?8 WHERE key = ?1 AND revision = ?2 - 1";

/// Writes the sheet; `false` on a conflict.
fn put_sheet(
    connection: &Connection,
    text: &str,
    table: &dyn ToSql,
    id: &str,
    sheet: &SheetRow,
) -> rusqlite::Result<bool> {
    let row = params![
        table,
        sheet.revision as i64,
        sheet.stage.number(),
        sheet.listed,
        sheet.changed as i64,
        sheet.day,
        sheet.body,
        sum::of_sheet(id, sheet)
    ];
    Ok(connection.prepare_cached(text)?.execute(row)? == 1)
}

/// Writes the visitors whose table it is.
fn put_places(
    connection: &Connection,
    table: &mut KnownTable,
    visitors: &[String],
) -> rusqlite::Result<()> {
    let before = table.visitors.as_deref();
    if before == Some(visitors) {
        return Ok(());
    }
    let is_left = |visitor: &String| !visitors.contains(visitor);
    if before.is_none_or(|before| before.iter().any(is_left)) {
        connection
            .prepare_cached("DELETE FROM places WHERE tbl = ?")?
            .execute([table.key])?;
    }
    let mut insert =
        connection.prepare_cached("INSERT OR IGNORE INTO places (visitor, tbl) VALUES (?, ?)")?;
    for visitor in visitors {
        insert.execute(params![visitor, table.key])?;
    }
    table.visitors = Some(visitors.to_vec());
    Ok(())
}

fn find<'a>(
    connection: &Connection,
    tables: &'a mut HashMap<String, KnownTable>,
    id: &str,
) -> rusqlite::Result<Option<&'a mut KnownTable>> {
    if !tables.contains_key(id) {
        let text = "SELECT key FROM tables WHERE id = ?";
        let mut query = connection.prepare_cached(text)?;
        let Some(key) = query.query_row([id], |row| row.get(0)).optional()? else {
            return Ok(None);
        };
        let table = KnownTable {
            key,
            entries: None,
            visitors: None,
        };
        tables.insert(id.to_owned(), table);
    }
    Ok(tables.get_mut(id))
}

/// Writes a name; the same name within an hour is not written again.
pub(super) fn set_name(
    connection: &Connection,
    visitor: &str,
    name: &str,
    now: u64,
) -> rusqlite::Result<()> {
    let text = "INSERT INTO visitors (id, name, seen, sum) VALUES (?1, ?2, ?3, ?4) \
                ON CONFLICT (id) DO UPDATE SET name = ?2, seen = ?3, sum = ?4 \
                WHERE name <> ?2 OR seen < ?3 - 3600000";
    let now = now as i64;
    let sum = sum::of_name(visitor, name, now);
    connection
        .prepare_cached(text)?
        .execute(params![visitor, name, now, sum])?;
    Ok(())
}

/// Deletes what is older than these times; also returns the ids of the tables.
pub(super) fn expire(
    connection: &Connection,
    before: Before,
) -> rusqlite::Result<(Expired, Vec<String>)> {
    let text = "DELETE FROM tables WHERE stage = ? AND changed < ? RETURNING id";
    let old = params![Stage::Gathering.number(), before.gathering as i64];
    let tables = strings(connection, text, old)?;
    let delete = |text: &str, before: u64| -> rusqlite::Result<u64> {
        let deleted = connection.prepare_cached(text)?.execute([before as i64])?;
        Ok(deleted as u64)
    };
    let expired = Expired {
        tables: tables.len() as u64,
        lines: delete("DELETE FROM chat WHERE time < ?", before.chat)?,
        names: delete("DELETE FROM visitors WHERE seen < ?", before.names)?,
    };
    Ok((expired, tables))
}

/// Writes a meaningless value, all the way to the disk. It differs each time: `SQLite` does not
/// write the same value again.
pub(super) fn check(connection: &Connection) -> rusqlite::Result<()> {
    let text = "UPDATE house SET checks = checks + 1";
    connection.prepare_cached(text)?.execute([])?;
    Ok(())
}
