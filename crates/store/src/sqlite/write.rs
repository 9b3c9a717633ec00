//! Single writes, inside a transaction.

use super::work::{Table, Tables};
use crate::error::StoreError;
use crate::row::{Expired, Sheet, Stage, Write};
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

/// Why one write of a batch was not made; the others are not concerned.
type Refused = Result<(), StoreError>;

/// One table's write: all or nothing.
pub(super) fn write_one(
    connection: &Connection,
    tables: &mut Tables,
    write: &Write,
) -> rusqlite::Result<Refused> {
    // One insert is atomic by itself; only several statements need a savepoint.
    let single = write.sheet.is_none() && write.chat.is_empty();
    if single {
        return add_all(connection, tables, write);
    }
    connection.prepare_cached("SAVEPOINT one")?.execute([])?;
    let result = add_all(connection, tables, write)?;
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO one")?.execute([])?;
        tables.remove(&write.table);
    }
    connection.prepare_cached("RELEASE one")?.execute([])?;
    Ok(result)
}

fn add_all(
    connection: &Connection,
    tables: &mut Tables,
    write: &Write,
) -> rusqlite::Result<Refused> {
    if let Some(sheet) = &write.sheet
        && !put_sheet(connection, &write.table, sheet)?
    {
        return Ok(Err(StoreError::Conflict));
    }
    let Some(table) = find(connection, tables, &write.table)? else {
        return Ok(Err(StoreError::NoTable));
    };
    let key = table.key;
    if let Some(sheet) = &write.sheet
        && table.visitors.as_ref() != Some(&sheet.visitors)
    {
        put_places(connection, key, &sheet.visitors)?;
        table.visitors = Some(sheet.visitors.clone());
    }
    if !add_entries(connection, table, write)? {
        return Ok(Err(StoreError::Conflict));
    }
    for line in &write.chat {
        let text = "INSERT INTO chat (tbl, n, time, after, command, body) VALUES (?,?,?,?,?,?)";
        let row = params![
            key,
            line.n,
            line.time as i64,
            line.after,
            line.command,
            line.body
        ];
        connection.prepare_cached(text)?.execute(row)?;
    }
    Ok(Ok(()))
}

/// Adds the entries behind the last one, if the last one is the expected one. Only the first can
/// find its number taken, and then nothing was added.
fn add_entries(
    connection: &Connection,
    table: &mut Table,
    write: &Write,
) -> rusqlite::Result<bool> {
    if write.entries.is_empty() {
        return Ok(true);
    }
    if table.entries != write.expected {
        return Ok(false);
    }
    let mut insert = connection
        .prepare_cached("INSERT INTO entries (tbl, seq, command, line) VALUES (?, ?, ?, ?)")?;
    for (seq, entry) in (write.expected + 1..).zip(&write.entries) {
        match insert.execute(params![table.key, seq, entry.command, entry.line]) {
            Ok(_) => table.entries = seq,
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                return Ok(false);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

fn put_sheet(connection: &Connection, id: &str, sheet: &Sheet) -> rusqlite::Result<bool> {
    let Sheet {
        revision,
        stage,
        listed,
        changed,
        day,
        visitors: _,
        body,
    } = sheet;
    let row = params![
        id,
        *revision as i64,
        stage.number(),
        listed,
        *changed as i64,
        day,
        body
    ];
    let changed = if *revision == 1 {
        let text = "INSERT INTO tables (id, revision, stage, listed, changed, day, body) \
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO NOTHING";
        connection.prepare_cached(text)?.execute(row)?
    } else {
        let text = "UPDATE tables SET revision = ?2, stage = ?3, listed = ?4, changed = ?5, \
                    day = ?6, body = ?7 WHERE id = ?1 AND revision = ?2 - 1";
        connection.prepare_cached(text)?.execute(row)?
    };
    Ok(changed == 1)
}

fn put_places(connection: &Connection, key: i64, visitors: &[String]) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM places WHERE tbl = ?")?
        .execute([key])?;
    let mut insert =
        connection.prepare_cached("INSERT OR IGNORE INTO places (visitor, tbl) VALUES (?, ?)")?;
    for visitor in visitors {
        insert.execute(params![visitor, key])?;
    }
    Ok(())
}

fn find<'a>(
    connection: &Connection,
    tables: &'a mut Tables,
    id: &str,
) -> rusqlite::Result<Option<&'a mut Table>> {
    if !tables.contains_key(id) {
        let text = "SELECT key, (SELECT max(seq) FROM entries WHERE tbl = key) \
                    FROM tables WHERE id = ?";
        let found = connection.prepare_cached(text)?.query_row([id], |row| {
            Ok(Table {
                key: row.get(0)?,
                entries: row.get::<_, Option<u32>>(1)?.unwrap_or(0),
                visitors: None,
            })
        });
        let Some(table) = found.optional()? else {
            return Ok(None);
        };
        tables.insert(id.to_owned(), table);
    }
    Ok(tables.get_mut(id))
}

/// Remembers a name; the same name within an hour is not written again.
pub(super) fn set_name(
    connection: &Connection,
    visitor: &str,
    name: &str,
    now: u64,
) -> rusqlite::Result<()> {
    let text = "INSERT INTO visitors (id, name, seen) VALUES (?1, ?2, ?3) \
                ON CONFLICT (id) DO UPDATE SET name = ?2, seen = ?3 \
                WHERE name <> ?2 OR seen < ?3 - 3600000";
    connection
        .prepare_cached(text)?
        .execute(params![visitor, name, now as i64])?;
    Ok(())
}

pub(super) fn expire(
    connection: &Connection,
    gathering: u64,
    chat: u64,
) -> rusqlite::Result<Expired> {
    let stage = Stage::Gathering.number();
    let text = "DELETE FROM tables WHERE stage = ? AND changed < ?";
    let tables = connection
        .prepare_cached(text)?
        .execute(params![stage, gathering as i64])?;
    let text = "DELETE FROM chat WHERE time < ?";
    let lines = connection.prepare_cached(text)?.execute([chat as i64])?;
    Ok(Expired {
        tables: tables as u64,
        lines: lines as u64,
    })
}

/// Writes something that changes nothing, all the way to the disk.
pub(super) fn check(connection: &Connection) -> rusqlite::Result<()> {
    let text = "INSERT INTO visitors (id, name, seen) VALUES ('', '', 0) \
                ON CONFLICT (id) DO UPDATE SET seen = 0";
    connection.prepare_cached(text)?.execute([])?;
    Ok(())
}
