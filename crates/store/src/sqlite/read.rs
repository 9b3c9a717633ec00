//! Queries.

use super::{chat, log, sum};
use crate::row::{Saved, SheetRow, Stage};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<Saved>> {
    // One transaction, so that sheet, entries and chat are of the same moment.
    let transaction = connection.unchecked_transaction()?;
    let Some((sheet, key)) = sheet_and_key(&transaction, id)? else {
        return Ok(None);
    };
    let entries = log::entries(&transaction, key)?;
    let chat = chat::read(&transaction, key)?;
    Ok(Some(Saved {
        sheet,
        entries,
        chat,
    }))
}

/// The sheet of a table, also if it is damaged.
pub(super) fn load_sheet(connection: &Connection, id: &str) -> rusqlite::Result<Option<SheetRow>> {
    let transaction = connection.unchecked_transaction()?;
    Ok(unchecked_sheet(&transaction, id)?.map(|(sheet, ..)| sheet))
}

fn sheet_and_key(connection: &Connection, id: &str) -> rusqlite::Result<Option<(SheetRow, i64)>> {
    let Some((sheet, key, sum)) = unchecked_sheet(connection, id)? else {
        return Ok(None);
    };
    sum::check(sum, sum::of_sheet(id, &sheet), || "the sheet".to_owned())?;
    Ok(Some((sheet, key)))
}

/// A sheet with its key and the checksum that is stored with it.
pub(super) fn unchecked_sheet(
    connection: &Connection,
    id: &str,
) -> rusqlite::Result<Option<(SheetRow, i64, i64)>> {
    let text =
        "SELECT revision, stage, listed, changed, day, body, key, sum FROM tables WHERE id = ?";
    let found = connection
        .prepare_cached(text)?
        .query_row([id], |row| Ok((sheet(row)?, row.get(6)?, row.get(7)?)))
        .optional()?;
    let Some((mut sheet, key, sum)) = found else {
        return Ok(None);
    };
    sheet.visitors = visitors(connection, key)?;
    Ok(Some((sheet, key, sum)))
}

/// The visitors whose table it is.
fn visitors(connection: &Connection, key: i64) -> rusqlite::Result<Vec<String>> {
    strings(
        connection,
        "SELECT visitor FROM places WHERE tbl = ?",
        [key],
    )
}

fn sheet(row: &Row<'_>) -> rusqlite::Result<SheetRow> {
    let stage: u8 = row.get(1)?;
    Ok(SheetRow {
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

/// The texts that a query finds.
pub(super) fn strings(
    connection: &Connection,
    text: &str,
    values: impl Params,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(text)?
        .query_map(values, |row| row.get(0))?
        .collect()
}

pub(super) fn running(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    strings(
        connection,
        "SELECT id FROM tables WHERE stage = ? ORDER BY id",
        [Stage::Running.number()],
    )
}

pub(super) fn listed(connection: &Connection, limit: u32) -> rusqlite::Result<Vec<String>> {
    let text = "SELECT id FROM tables WHERE listed = 1 AND stage IN (0, 1) \
                ORDER BY changed DESC LIMIT ?";
    strings(connection, text, [limit])
}

pub(super) fn of_visitor(
    connection: &Connection,
    visitor: &str,
    limit: u32,
) -> rusqlite::Result<Vec<String>> {
    let text = "SELECT id FROM places JOIN tables ON key = tbl WHERE visitor = ? \
                ORDER BY stage <> 1, changed DESC LIMIT ?";
    strings(connection, text, params![visitor, limit])
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
) -> rusqlite::Result<Vec<(String, SheetRow)>> {
    let text = "SELECT id FROM tables WHERE day = ? AND stage <> 0 ORDER BY changed LIMIT ?";
    let mut tables = Vec::new();
    for id in strings(connection, text, params![day, limit])? {
        match sheet_and_key(connection, &id) {
            Ok(found) => tables.extend(found.map(|(sheet, _)| (id, sheet))),
            // One damaged table must not hide the others.
            Err(error) => tracing::error!(%error, "a table of a day can't be read"),
        }
    }
    Ok(tables)
}

/// The name a visitor last used.
pub(super) fn name(connection: &Connection, visitor: &str) -> rusqlite::Result<Option<String>> {
    let text = "SELECT name, seen, sum FROM visitors WHERE id = ?";
    let mut query = connection.prepare_cached(text)?;
    let name = query.query_row([visitor], |row| {
        let name: String = row.get(0)?;
        let expected = sum::of_name(visitor, &name, row.get(1)?);
        sum::check(row.get(2)?, expected, || "the name of a visitor".to_owned())?;
        Ok(name)
    });
    name.optional()
}
