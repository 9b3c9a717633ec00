//! Only a valid journal becomes a table.

mod house;

use house::journals::{FINISHED, running};
use house::{import, stderr};
use std::path::Path;

/// How many tables a house has.
fn tables(data: &Path) -> u32 {
    let db = rusqlite::Connection::open(data.join("house.db")).unwrap();
    db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))
        .unwrap_or(0)
}

/// The header with one value in it changed.
fn with(text: &str, key: &str, value: &str) -> String {
    let (header, rest) = text.split_once('\n').unwrap();
    let start = header.find(&format!("\"{key}\":")).unwrap() + key.len() + 3;
    let values = serde_json::Deserializer::from_str(&header[start..]);
    let mut values = values.into_iter::<serde_json::Value>();
    values.next().unwrap().unwrap();
    let end = start + values.byte_offset();
    format!("{}{value}{}\n{rest}", &header[..start], &header[end..])
}

#[test]
fn a_running_or_finished_journal_becomes_a_table() {
    let folder = tempfile::tempdir().unwrap();
    for text in [FINISHED, &running()] {
        let done = import(folder.path(), text);
        assert!(done.status.success(), "{}", stderr(&done));
    }
    assert_eq!(tables(folder.path()), 2);
}

#[test]
fn an_invalid_journal_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let running = &running();
    let lines: Vec<&str> = FINISHED.split_inclusive('\n').collect();
    let last = lines[lines.len() - 1];
    let sha256 = &last[last.find("\"sha256\":\"").unwrap()..][10..74];
    let seed = running.split_inclusive('\n').next_back().unwrap();
    for (text, says) in [
        (
            with(running, "data", &format!("\"{}\"", "0".repeat(64))),
            "boards or cards",
        ),
        (with(running, "rules", "99"), "newer"),
        (with(running, "rules", "0"), "rules version"),
        (
            with(running, "seats", r#"["bot:greedy","bot:nosuch"]"#),
            "nosuch",
        ),
        (with(running, "seats", r#"["robot","bot:greedy"]"#), "robot"),
        (
            with(running, "seats", r#"["person","bot:greedy"]"#),
            "the salt of seat 1",
        ),
        (with(running, "salts", r#"["","",""]"#), "salt"),
        (
            with(running, "salts", &format!(r#"["","{}"]"#, "00".repeat(65))),
            "salt",
        ),
        (with(running, "options", "{}"), "canonical"),
        (
            with(
                running,
                "options",
                r#"{"destinations":2, "incidents":true,"hop_after":0}"#,
            ),
            "canonical",
        ),
        (running.replace(r#""by":2"#, r#""by":1"#), "replay"),
        (FINISHED.replace(sha256, &"0".repeat(64)), "SHA-256"),
        (
            FINISHED.replace(r#""ending":"won""#, r#""ending":"lost""#),
            "outcome",
        ),
        (format!("{}{last}", lines[..9].concat()), "goes on"),
        (format!("{FINISHED}{seed}"), "over before"),
    ] {
        let refused = import(folder.path(), &text);
        let why = stderr(&refused);
        assert!(!refused.status.success(), "{says}: it was taken");
        assert!(why.contains(says), "{says}: {why}");
    }
    assert_eq!(tables(folder.path()), 0);
}
