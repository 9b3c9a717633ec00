//! Tables that were damaged or have lost moves: the house says why it refuses to start, and starts
//! without them.

mod house;

use house::journals::{FINISHED, running};
use house::{Server, import, maraude, run, stderr, stdout};
use maraude_client::{Browser, choose};
use maraude_core::bot_rng;
use maraude_store::{Sqlite, Store, Write};
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
    let anna = Browser::new(&server.url).await.unwrap();
    let table = anna.get(&format!("/api/tables/{table}")).await.unwrap();
    let table = table.json();
    server.stop();
    // From now on the house starts as usual.
    drop(Server::start(data, &[]));
    table
}

/// Writes the sheet of a running table again, as a faulty program would.
async fn rewrite(data: &Path, table: &str, change: impl FnOnce(String) -> String) {
    let store = Sqlite::open(&data.join("house.db")).unwrap();
    let mut sheet = store.sheet(table).await.unwrap().unwrap();
    sheet.revision += 1;
    sheet.body = change(sheet.body);
    let write = Write {
        table: table.to_owned(),
        sheet: Some(sheet),
        ..Write::default()
    };
    store.write(write).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_that_makes_no_sense_is_explained_and_set_aside() {
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
        rewrite(folder.path(), &table, |body| {
            let mut body: Value = serde_json::from_str(&body).unwrap();
            body[key] = value;
            body.to_string()
        })
        .await;
        let answer = set_aside(folder.path(), &table, says).await;
        assert_eq!(answer["table"]["phase"], "set_aside", "{key}: {answer}");
        assert_eq!(answer["table"]["aside"], "damaged", "{key}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_that_cannot_be_read_is_explained_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let table = house(folder.path());
    rewrite(folder.path(), &table, |_| "x".to_owned()).await;
    let answer = set_aside(folder.path(), &table, "can't be read").await;
    assert_eq!(answer["code"], "set-aside", "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_were_changed_are_explained_and_set_aside() {
    for (change, says) in [
        (
            "UPDATE tables SET body = replace(body, '1', '2')",
            "the sheet was changed",
        ),
        ("UPDATE places SET visitor = 'x'", "the sheet was changed"),
        (
            "UPDATE entries SET line = replace(line, '1', '2')",
            "entries 1 to 6 was changed",
        ),
        ("UPDATE entries SET seq = 5", "entry 1 is missing"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let table = house(folder.path());
        let db = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
        assert!(db.execute(change, []).unwrap() > 0);
        drop(db);
        let answer = set_aside(folder.path(), &table, says).await;
        let said = answer["table"]["aside"].as_str();
        assert!(
            said == Some("damaged") || answer["code"] == "set-aside",
            "{answer}"
        );
    }
}

/// Deletes what is not yet in the file itself, as after a crash.
fn lose_log(data: &Path) {
    let _ = std::fs::remove_file(data.join("house.db-shm"));
    std::fs::remove_file(data.join("house.db-wal")).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_lost_moves_is_named_and_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let mut server = Server::start(data, &["--no-limits"]);
    let anna = Browser::new(&server.url).await.unwrap();
    let seats = json!(["me", {"bot": {"bot": "random"}}]);
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna"});
    let id = anna.make(&table).await.unwrap();
    let other = anna.make(&table).await.unwrap();
    // A clean stop in between: only the moves after it can be lost.
    server.stop();
    server = Server::start(data, &["--no-limits"]);
    let anna = anna.at(&server.url);
    play_some(&anna, &id).await;
    server.kill();
    lose_log(data);
    let files = |name: &str| std::fs::read(data.join(name)).unwrap();
    let before = ["house.db", "house.db-mark"].map(files);
    let refused = maraude()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .output()
        .unwrap();
    let why = stderr(&refused);
    assert!(!refused.status.success(), "it was opened");
    assert!(why.contains(&format!("table {id}: ")), "{why}");
    assert!(why.contains("acknowledged moves are missing"), "{why}");
    assert!(
        why.contains("--quarantine") && why.contains("backup"),
        "{why}"
    );
    assert!(!why.contains(&other), "{why}");
    assert!(
        before == ["house.db", "house.db-mark"].map(files),
        "it was changed"
    );
    let checked = run(&["check", data.to_str().unwrap()]);
    assert!(!checked.status.success());
    assert!(
        stdout(&checked).contains("moves are missing"),
        "{}",
        stdout(&checked)
    );

    let server = Server::start(data, &["--quarantine"]);
    let anna = anna.at(&server.url);
    let answer = anna.get(&format!("/api/tables/{id}")).await.unwrap().json();
    assert_eq!(answer["table"]["phase"], "set_aside");
    assert_eq!(answer["table"]["aside"], "lost");
    let answer = anna
        .get(&format!("/api/tables/{other}"))
        .await
        .unwrap()
        .json();
    assert_eq!(answer["table"]["phase"], "gathering", "it has lost nothing");
    server.stop();
    drop(Server::start(data, &[]));
    assert!(run(&["check", data.to_str().unwrap()]).status.success());
}

/// Begins a game and makes a move.
async fn play_some(anna: &Browser, id: &str) {
    let mut line = anna.open(id).await.unwrap();
    line.hello(Some(1), 0).await.unwrap();
    let ready = json!({"do": {"id": "r", "command": {"ready": {}}}});
    line.send_text(ready.to_string()).await.unwrap();
    let mut rng = bot_rng(1);
    loop {
        let update = line.wait_for("update").await.unwrap();
        let n = update["n"].as_u64().unwrap() as u32;
        if n > 0 {
            return;
        }
        if let Some(action) = choose(&update["choices"].to_string(), &mut rng) {
            line.play("1", n, &action).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_with_a_changed_byte_is_not_served() {
    let folder = tempfile::tempdir().unwrap();
    let done = import(folder.path(), FINISHED);
    let table = String::from_utf8(done.stdout).unwrap();
    let table = table.lines().next().unwrap().replace("/t/", "");
    let file = folder.path().join("house.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // A die of the first entries, in the page where they are.
    let part = br#""seq":2,"by":"#;
    let at = bytes
        .windows(part.len())
        .position(|found| found == part)
        .unwrap();
    bytes[at + part.len()] ^= 3;
    std::fs::write(&file, bytes).unwrap();
    let server = Server::start(folder.path(), &[]);
    let anna = Browser::new(&server.url).await.unwrap();
    let path = format!("/api/tables/{table}/journal");
    let answer = anna.get(&path).await.unwrap();
    assert_eq!(
        answer.status,
        503,
        "{}",
        String::from_utf8_lossy(&answer.body)
    );
    server.stop();
    let checked = run(&["check", folder.path().to_str().unwrap()]);
    assert!(!checked.status.success());
    let said = stdout(&checked);
    assert!(
        said.contains(&table[..8]) && !said.contains(&table),
        "{said}"
    );
    assert!(said.contains("entries 1 to 37 was changed"), "{said}");
}
