//! Single writes, inside a transaction.

use super::work::Keys;
use crate::error::StoreError;
use crate::row::{Expired, Sheet, Stage, Write};
use rusqlite::{Connection, OptionalExtension, params};

/// Why one write of a batch was not made; the others are not concerned.
type Refused = Result<(), StoreError>;

/// One table's write: all or nothing.
pub(super) fn write_one(
    connection: &Connection,
    keys: &mut Keys,
    write: &Write,
) -> rusqlite::Result<Refused> {
    // One insert is atomic by itself; only several statements need a savepoint.
    let single = write.sheet.is_none() && write.chat.is_empty();
    if single {
        return add_all(connection, keys, write);
    }
    connection.prepare_cached("SAVEPOINT one")?.execute([])?;
    let result = add_all(connection, keys, write)?;
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO one")?.execute([])?;
        keys.remove(&write.table);
    }
    connection.prepare_cached("RELEASE one")?.execute([])?;
    Ok(result)
}

fn add_all(connection: &Connection, keys: &mut Keys, write: &Write) -> rusqlite::Result<Refused> {
    if let Some(sheet) = &write.sheet
        && !put_sheet(connection, &write.table, sheet)?
    {
        return Ok(Err(StoreError::Conflict));
    }
    let Some(key) = key_of(connection, keys, &write.table)? else {
        return Ok(Err(StoreError::NoTable));
    };
    if let Some(sheet) = &write.sheet {
        put_places(connection, key, &sheet.visitors)?;
    }
    if !add_entries(connection, key, write)? {
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
fn add_entries(connection: &Connection, key: i64, write: &Write) -> rusqlite::Result<bool> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (tbl, seq, command, line) SELECT ?1, ?2, ?3, ?4 \
         WHERE ?2 = 1 + coalesce((SELECT max(seq) FROM entries WHERE tbl = ?1), 0)",
    )?;
    for (seq, entry) in (write.expected + 1..).zip(&write.entries) {
        if insert.execute(params![key, seq, entry.command, entry.line])? == 0 {
            return Ok(false);
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

fn key_of(connection: &Connection, keys: &mut Keys, id: &str) -> rusqlite::Result<Option<i64>> {
    if let Some(key) = keys.get(id) {
        return Ok(Some(*key));
    }
    let text = "SELECT key FROM tables WHERE id = ?";
    let key = connection
        .prepare_cached(text)?
        .query_row([id], |row| row.get(0))
        .optional()?;
    if let Some(key) = key {
        keys.insert(id.to_owned(), key);
    }
    Ok(key)
}

pub(super) fn set_name(
    connection: &Connection,
    visitor: &str,
    name: &str,
    now: u64,
) -> rusqlite::Result<()> {
    let text = "INSERT INTO visitors (id, name, seen) VALUES (?1, ?2, ?3) \
                ON CONFLICT (id) DO UPDATE SET name = ?2, seen = ?3";
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
    set_name(connection, "", "", 0)
}
