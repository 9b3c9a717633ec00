//! Lines of the chat.

use super::sum;
use crate::row::ChatRow;
use rusqlite::{Connection, params};

/// Adds lines to the chat of a table.
pub(super) fn add(connection: &Connection, key: i64, lines: &[ChatRow]) -> rusqlite::Result<()> {
    let text = "INSERT INTO chat (tbl, n, time, after, command, body, sum) \
                VALUES (?, ?, ?, ?, ?, ?, ?)";
    for line in lines {
        let row = params![
            key,
            line.n,
            line.time as i64,
            line.after,
            line.command,
            line.body,
            sum::of_chat(key, line)
        ];
        connection.prepare_cached(text)?.execute(row)?;
    }
    Ok(())
}

/// The chat of a table.
pub(super) fn read(connection: &Connection, key: i64) -> rusqlite::Result<Vec<ChatRow>> {
    let mut lines = Vec::new();
    for (line, sum) in unchecked(connection, key)? {
        let expected = sum::of_chat(key, &line);
        sum::check(sum, expected, || format!("line {} of the chat", line.n))?;
        lines.push(line);
    }
    Ok(lines)
}

/// The chat of a table, each line with the checksum that is stored with it.
pub(super) fn unchecked(
    connection: &Connection,
    key: i64,
) -> rusqlite::Result<Vec<(ChatRow, i64)>> {
    let text = "SELECT n, time, after, command, body, sum FROM chat WHERE tbl = ? ORDER BY n";
    let mut query = connection.prepare_cached(text)?;
    let rows = query.query_map([key], |row| {
        let line = ChatRow {
            n: row.get(0)?,
            time: row.get::<_, i64>(1)? as u64,
            after: row.get(2)?,
            command: row.get(3)?,
            body: row.get(4)?,
        };
        Ok((line, row.get(5)?))
    })?;
    rows.collect()
}
