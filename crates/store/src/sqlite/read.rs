//! Queries.

use super::log;
use crate::row::{ChatRow, Saved, Sheet, Stage};
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<Saved>> {
    // One transaction, so that sheet, entries and chat are of the same moment.
    let transaction = connection.unchecked_transaction()?;
    let Some((sheet, key)) = sheet_and_key(&transaction, id)? else {
        return Ok(None);
    };
    let entries = log::entries(&transaction, key)?;
    let chat = transaction
        .prepare_cached("SELECT n, time, after, command, body FROM chat WHERE tbl = ? ORDER BY n")?
        .query_map([key], |row| {
            Ok(ChatRow {
                n: row.get(0)?,
                time: row.get::<_, i64>(1)? as u64,
                after: row.get(2)?,
                command: row.get(3)?,
                body: row.get(4)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Saved {
        sheet,
        entries,
        chat,
    }))
}

pub(super) fn load_sheet(connection: &Connection, id: &str) -> rusqlite::Result<Option<Sheet>> {
    let transaction = connection.unchecked_transaction()?;
    Ok(sheet_and_key(&transaction, id)?.map(|(sheet, _)| sheet))
}

fn sheet_and_key(connection: &Connection, id: &str) -> rusqlite::Result<Option<(Sheet, i64)>> {
    let text = "SELECT revision, stage, listed, changed, day, body, key FROM tables WHERE id = ?";
    let found = connection
        .prepare_cached(text)?
        .query_row([id], |row| Ok((sheet(row)?, row.get::<_, i64>(6)?)))
        .optional()?;
    let Some((mut sheet, key)) = found else {
        return Ok(None);
    };
    let text = "SELECT visitor FROM places WHERE tbl = ?";
    sheet.visitors = strings(connection, text, key)?;
    Ok(Some((sheet, key)))
}

fn sheet(row: &Row<'_>) -> rusqlite::Result<Sheet> {
    let stage: u8 = row.get(1)?;
    Ok(Sheet {
        revision: row.get::<_, i64>(0)? as u64,
        stage: Stage::from_number(stage)
            .ok_or_else(|| rusqlite::Error::IntegralValueOutOfRange(1, stage.into()))?,
        listed: row.get(2)?,
        changed: row.get::<_, i64>(3)? as u64,
        day: row.get(4)?,
        visitors: Vec::new(),
        body: row.get(5)?,
    })
}

fn strings(
    connection: &Connection,
    text: &str,
    values: impl rusqlite::ToSql,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(text)?
        .query_map([values], |row| row.get(0))?
        .collect()
}

pub(super) fn running(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    strings(
        connection,
        "SELECT id FROM tables WHERE stage = ? ORDER BY id",
        Stage::Running.number(),
    )
}

pub(super) fn listed(connection: &Connection, limit: u32) -> rusqlite::Result<Vec<String>> {
    let text = "SELECT id FROM tables WHERE listed = 1 AND stage IN (0, 1) \
                ORDER BY changed DESC LIMIT ?";
    strings(connection, text, limit)
}

pub(super) fn of_visitor(
    connection: &Connection,
    visitor: &str,
    limit: u32,
) -> rusqlite::Result<Vec<String>> {
    let text = "SELECT id FROM places JOIN tables ON key = tbl WHERE visitor = ? \
                ORDER BY stage <> 1, changed DESC LIMIT ?";
    let mut query = connection.prepare_cached(text)?;
    query
        .query_map(params![visitor, limit], |row| row.get(0))?
        .collect()
}

pub(super) fn open_tables(connection: &Connection, visitor: &str) -> rusqlite::Result<u32> {
    let text = "SELECT count(*) FROM places JOIN tables ON key = tbl \
                WHERE visitor = ? AND stage IN (0, 1)";
    let mut query = connection.prepare_cached(text)?;
    query.query_row([visitor], |row| row.get(0))
}

pub(super) fn of_day(
    connection: &Connection,
    day: &str,
    limit: u32,
) -> rusqlite::Result<Vec<(String, Sheet)>> {
    let text = "SELECT revision, stage, listed, changed, day, body, id, key FROM tables \
                WHERE day = ? AND stage = 2 ORDER BY changed LIMIT ?";
    let mut query = connection.prepare_cached(text)?;
    let rows = query.query_map(params![day, limit], |row| {
        Ok((row.get::<_, String>(6)?, row.get::<_, i64>(7)?, sheet(row)?))
    })?;
    let mut tables = Vec::new();
    for row in rows {
        let (id, key, mut sheet) = row?;
        sheet.visitors = strings(connection, "SELECT visitor FROM places WHERE tbl = ?", key)?;
        tables.push((id, sheet));
    }
    Ok(tables)
}

pub(super) fn name(connection: &Connection, visitor: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT name FROM visitors WHERE id = ?")?
        .query_row([visitor], |row| row.get(0))
        .optional()
}
