//! A running table whose sheet or journal was damaged: the house says why it refuses to start,
//! and starts without it.

mod house;

use house::journals::running;
use house::{Server, import, maraude, stderr};
use maraude_client::Visitor;
use serde_json::{Value, json};
use std::path::Path;

/// A house with one running table; returns its id.
fn house(data: &Path) -> String {
    let done = import(data, &running());
    assert!(done.status.success(), "{}", stderr(&done));
    let said = String::from_utf8(done.stdout).unwrap();
    said.lines().next().unwrap().replace("/t/", "")
}

/// The house refuses to start, says why and names the table; with `--quarantine` it starts. Returns
/// its answer about the table.
async fn set_aside(data: &Path, table: &str, says: &str) -> Value {
    let refused = maraude()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .output()
        .unwrap();
    let why = stderr(&refused);
    assert!(!refused.status.success(), "{says}: it was opened");
    assert!(why.contains(table) && why.contains(says), "{says}: {why}");
    assert!(
        why.contains("--quarantine") && !why.contains("panicked"),
        "{why}"
    );
    let server = Server::start(data, &["--quarantine"]);
    let anna = Visitor::new(&server.url).await.unwrap();
    let table = anna.get(&format!("/api/tables/{table}")).await.unwrap();
    let table = table.json();
    server.stop();
    // From now on the house starts as usual.
    drop(Server::start(data, &[]));
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_that_was_damaged_is_explained_and_set_aside() {
    for (key, value, says) in [
        ("seed", json!("zz"), "seed"),
        ("seed", json!("00"), "seed"),
        ("seed", json!("00".repeat(32)), "seed"),
        ("header", Value::Null, "header"),
        ("chairs", json!([]), "seats"),
        ("began", json!(u64::MAX), "times"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let table = house(folder.path());
        let db = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
        let body: String = db
            .query_row("SELECT body FROM tables", [], |row| row.get(0))
            .unwrap();
        let mut body: Value = serde_json::from_str(&body).unwrap();
        body[key] = value;
        db.execute("UPDATE tables SET body = ?", [body.to_string()])
            .unwrap();
        drop(db);
        let answer = set_aside(folder.path(), &table, says).await;
        assert_eq!(answer["table"]["phase"], "set_aside", "{key}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_that_cannot_be_read_is_explained_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let table = house(folder.path());
    let db = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    db.execute("UPDATE tables SET body = 'x'", []).unwrap();
    drop(db);
    let answer = set_aside(folder.path(), &table, "can't be read").await;
    assert_eq!(answer["code"], "set-aside", "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_with_a_gap_is_explained_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let table = house(folder.path());
    let db = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    db.execute("UPDATE entries SET seq = 5", []).unwrap();
    drop(db);
    set_aside(folder.path(), &table, "entry 1").await;
}
