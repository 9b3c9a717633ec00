//! Gives checksums to a file that had none, and the row about itself.

use super::{chat, claim, read, sum};
use rusqlite::{Connection, params};

/// Writes the checksum of every row.
pub(super) fn fill(connection: &Connection) -> rusqlite::Result<()> {
    claim::make_row(connection)?;
    for id in read::strings(connection, "SELECT id FROM tables", [])? {
        if let Some((sheet, key, _)) = read::unchecked_sheet(connection, &id)? {
            let sum = sum::of_sheet(&id, &sheet);
            let text = "UPDATE tables SET sum = ? WHERE key = ?";
            connection.prepare_cached(text)?.execute([sum, key])?;
            for line in chat::unchecked(connection, key)? {
                let text = "UPDATE chat SET sum = ? WHERE tbl = ? AND n = ?";
                let row = params![sum::of_chat(key, &line.0), key, line.0.n];
                connection.prepare_cached(text)?.execute(row)?;
            }
        }
    }
    let numbers = "SELECT tbl, seq FROM entries";
    for [table, seq] in pairs(connection, numbers)? {
        let text = "SELECT command, line FROM entries WHERE tbl = ? AND seq = ?";
        let sum = connection
            .prepare_cached(text)?
            .query_row([table, seq], |row| {
                let commands = row.get_ref(0)?.as_str_or_null()?;
                let lines = row.get_ref(1)?.as_str()?;
                Ok(sum::of_entries(table, seq, commands, lines))
            })?;
        let text = "UPDATE entries SET sum = ? WHERE tbl = ? AND seq = ?";
        connection
            .prepare_cached(text)?
            .execute([sum, table, seq])?;
    }
    for [n, _] in pairs(connection, "SELECT n, n FROM commits")? {
        let text = "SELECT body FROM commits WHERE n = ?";
        let sum = connection.prepare_cached(text)?.query_row([n], |row| {
            let body = row.get_ref(0)?.as_str()?;
            Ok(sum::of_commit(n, body))
        })?;
        let text = "UPDATE commits SET sum = ? WHERE n = ?";
        connection.prepare_cached(text)?.execute([sum, n])?;
    }
    for id in read::strings(connection, "SELECT id FROM visitors", [])? {
        let text = "SELECT name, seen FROM visitors WHERE id = ?";
        let sum = connection.prepare_cached(text)?.query_row([&id], |row| {
            let name = row.get_ref(0)?.as_str()?;
            Ok(sum::of_name(&id, name, row.get(1)?))
        })?;
        let text = "UPDATE visitors SET sum = ? WHERE id = ?";
        connection.prepare_cached(text)?.execute(params![sum, id])?;
    }
    Ok(())
}

/// The rows of two numbers that this query finds.
fn pairs(connection: &Connection, text: &str) -> rusqlite::Result<Vec<[i64; 2]>> {
    let mut query = connection.prepare(text)?;
    let rows = query.query_map([], |row| Ok([row.get(0)?, row.get(1)?]))?;
    rows.collect()
}
