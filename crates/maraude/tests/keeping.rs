//! What the host does with the data: backup, restore, export, import. Also a data directory that
//! can't be written.

mod house;

use house::{Server, a_game, export, maraude, run, stderr};
use maraude_client::{Browser, choose};
use maraude_core::bot_rng;
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;

/// A game against bots that has begun, and one move in it if there is one to make.
async fn begun(url: &str) -> (Browser, String) {
    let game = a_game(url).await;
    let anna = Browser::new(url).await.unwrap();
    let seats = json!(["me", {"bot": {"bot": "random"}}]);
    let id = anna
        .make(&json!({"game": game, "seats": seats, "name": "Anna"}))
        .await
        .unwrap();
    let mut line = anna.open(&id).await.unwrap();
    line.hello(Some(1), 0).await.unwrap();
    let ready = json!({"do": {"id": "r", "command": {"ready": {}}}});
    line.send_text(ready.to_string()).await.unwrap();
    let mut rng = bot_rng(1);
    loop {
        let update = line.wait_for("update").await.unwrap();
        let Some(action) = choose(&update["choices"].to_string(), &mut rng) else {
            continue;
        };
        line.play("1", update["n"].as_u64().unwrap() as u32, &action)
            .await
            .unwrap();
        let update = line.wait_for("update").await.unwrap();
        assert!(update["n"].as_u64().unwrap() > 0);
        break;
    }
    // Paused, so that nothing happens during the checks.
    line.send_text(json!({"do": {"id": "p", "command": "pause"}}).to_string())
        .await
        .unwrap();
    while line.wait_for("update").await.unwrap()["paused"] != json!(true) {}
    (anna, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_while_open_is_restored_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let server = Server::start(&data, &[]);
    let (anna, id) = begun(&server.url).await;
    let before = export(&data, &id);
    let file = folder.path().join("backup.db");
    let [file, data, other] = [&file, &data, &other].map(|path| path.to_str().unwrap());
    assert!(run(&["backup", file, "--data", data]).status.success());
    assert!(
        !run(&["backup", file, "--data", data]).status.success(),
        "never overwritten"
    );
    assert!(stderr(&run(&["restore", file, "--data", data])).contains("another house is open"));
    let done = run(&["restore", file, "--data", other]);
    assert!(done.status.success(), "{}", stderr(&done));
    assert_eq!(export(other.as_ref(), &id), before);
    let copy = Server::start(other.as_ref(), &[]);
    let table = anna
        .at(&copy.url)
        .get(&format!("/api/tables/{id}"))
        .await
        .unwrap()
        .json();
    assert_eq!(
        table["you"]["seats"],
        json!([1]),
        "the same cookie, the same seat"
    );
    copy.stop();
    server.stop();
    let second = run(&["restore", file, "--data", data]);
    assert!(second.status.success(), "{}", stderr(&second));
    let broken = folder.path().join("broken.db");
    std::fs::write(&broken, "not a backup").unwrap();
    let refused = run(&["restore", broken.to_str().unwrap(), "--data", data]);
    assert!(!refused.status.success());
    assert_eq!(
        export(data.as_ref(), &id),
        before,
        "a broken backup replaces nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_exported_with_its_seed_and_played_on_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let server = Server::start(&data, &[]);
    let (_, id) = begun(&server.url).await;
    let refused = run(&["export", &id, "--data", data.to_str().unwrap()]);
    assert!(
        stderr(&refused).contains("--with-seed"),
        "{}",
        stderr(&refused)
    );
    let journal = folder.path().join("game.journal");
    std::fs::write(&journal, export(&data, &id)).unwrap();
    server.stop();
    let import = |file: &std::path::Path| {
        maraude()
            .arg("import")
            .arg(file)
            .arg("--data")
            .arg(&other)
            .output()
            .unwrap()
    };
    let done = import(&journal);
    assert!(done.status.success(), "{}", stderr(&done));
    let said = String::from_utf8(done.stdout).unwrap();
    let (table, secret) = said.lines().nth(1).unwrap().split_once("#seat=").unwrap();
    let table = table.rsplit('/').next().unwrap();
    let server = Server::start(&other, &[]);
    let anna = Browser::new(&server.url).await.unwrap();
    let path = format!("/api/tables/{table}/return");
    let back = anna
        .post(&path, &json!({"secret": secret}))
        .await
        .unwrap()
        .json();
    assert_eq!(back["you"]["seats"], json!([1]));
    assert_eq!(back["table"]["phase"], "running");
    server.stop();
    // Without its last line nobody knows the seed.
    let text = std::fs::read_to_string(&journal).unwrap();
    let cut = &text[..=text.trim_end().rfind('\n').unwrap()];
    std::fs::write(&journal, cut).unwrap();
    assert!(stderr(&import(&journal)).contains("seed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_no_longer_replays_is_refused_or_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let server = Server::start(data, &[]);
    let (anna, id) = begun(&server.url).await;
    server.stop();
    let db = rusqlite::Connection::open(data.join("house.db")).unwrap();
    let changed = db.execute(
        "UPDATE entries SET line = replace(line, '\"at\":', '\"when\":')",
        [],
    );
    assert!(changed.unwrap() > 0);
    drop(db);
    let refused = maraude()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .output();
    let refused = refused.unwrap();
    let why = stderr(&refused);
    assert!(
        !refused.status.success() && why.contains(&id) && why.contains("--quarantine"),
        "{why}"
    );
    let server = Server::start(data, &["--quarantine"]);
    let anna = anna.at(&server.url);
    let table = anna.get(&format!("/api/tables/{id}")).await.unwrap().json();
    assert_eq!(table["table"]["phase"], "set_aside");
    let mut line = anna.open(&id).await.unwrap();
    line.hello(Some(1), 0).await.unwrap();
    let welcome = line.wait_for("welcome").await.unwrap();
    assert_eq!(welcome["update"], Value::Null);
    line.send_text(json!({"do": {"id": "x", "command": "resume"}}).to_string())
        .await
        .unwrap();
    let refused = line.wait_for("refused").await.unwrap();
    assert_eq!(refused["problem"]["code"], "set-aside");
    server.stop();
    drop(Server::start(data, &[]));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_house_is_open_on_a_directory() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let second = maraude()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output();
    assert!(stderr(&second.unwrap()).contains("another house is open"));
    server.stop();
}

#[test]
fn wrong_arguments_get_clear_errors() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    for (args, says) in [
        (
            vec![
                "serve",
                "--no-limits",
                "--listen",
                "0.0.0.0:0",
                "--data",
                data,
            ],
            "loopback",
        ),
        (
            vec!["serve", "--public-url", "games.example", "--data", data],
            "https://",
        ),
        (
            vec!["serve", "--config", "/none.toml", "--data", data],
            "/none.toml",
        ),
        (vec!["backup", "x", "--data", data], "no house"),
        (vec!["export", "x", "--data", data], "no house"),
        (
            vec!["import", "/none.journal", "--data", data],
            "/none.journal",
        ),
    ] {
        let output = run(&args);
        assert!(!output.status.success(), "{args:?}");
        assert!(
            stderr(&output).contains(says),
            "{args:?}: {}",
            stderr(&output)
        );
    }
}

#[test]
fn a_directory_that_cannot_be_written_gives_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let data = file.join("data");
    let output = run(&["serve", "--data", data.to_str().unwrap()]);
    assert!(
        stderr(&output).contains("can't be made"),
        "{}",
        stderr(&output)
    );
    // Permissions don't bind root, who runs some test machines.
    let closed = folder.path().join("closed");
    std::fs::create_dir(&closed).unwrap();
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o500)).unwrap();
    if std::fs::write(closed.join("try"), "").is_err() {
        let output = run(&["serve", "--data", closed.to_str().unwrap()]);
        assert!(
            stderr(&output).contains("can't be written"),
            "{}",
            stderr(&output)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_moves_after_a_crash_if_it_was_its_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), &[]);
    let anna = Browser::new(&server.url).await.unwrap();
    let seats = json!(["me", {"bot": {"bot": "novice"}}]);
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna"});
    let id = anna.make(&table).await.unwrap();
    let mut line = anna.open(&id).await.unwrap();
    line.hello(Some(1), 0).await.unwrap();
    let ready = json!({"do": {"id": "r", "command": {"ready": {}}}});
    line.send_text(ready.to_string()).await.unwrap();
    let mut rng = bot_rng(1);
    let mut last = 0;
    // Bots take their time: while this one thinks, the house is killed.
    loop {
        let update = line.wait_for("update").await.unwrap();
        last = update["n"].as_u64().unwrap_or(last);
        if update["to_act"] == json!([2]) && last > 0 {
            break;
        }
        if let Some(action) = choose(&update["choices"].to_string(), &mut rng) {
            let id = format!("m{last}");
            line.play(&id, last as u32, &action).await.unwrap();
        }
    }
    server.kill();
    let server = Server::start(folder.path(), &[]);
    // Nobody comes to the table or asks for it; the bot still moves.
    let anna = anna.at(&server.url);
    let moved = async {
        loop {
            let metrics = String::from_utf8(anna.get("/metrics").await.unwrap().body).unwrap();
            if !metrics.contains("maraude_entries_total 0\n") {
                return;
            }
        }
    };
    let moved = tokio::time::timeout(std::time::Duration::from_secs(60), moved);
    moved.await.expect("the bot does not move");
    let mut line = anna.open(&id).await.unwrap();
    line.hello(Some(1), last as u32).await.unwrap();
    let welcome = line.wait_for("welcome").await.unwrap();
    let steps = welcome["update"]["steps"].as_array().unwrap();
    assert!(steps.iter().any(|step| step["by"] == 2), "{steps:?}");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bench_plays_watches_and_reports() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--no-limits"]);
    let report = |more: &[&str]| -> Value {
        let output = maraude()
            .args(["bench", "serve", "--url", &server.url, "--seconds", "2"])
            .args(["--tables", "3", "--json"])
            .args(more)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let fast = report(&["--game", "marne"]);
    let watched = report(&["--players", "3", "--spectators", "2", "--think", "100-200"]);
    for report in [&fast, &watched] {
        assert_eq!(report["errors"], 0, "{report}");
        for key in [
            "moves_per_s",
            "p50_ms",
            "p99_ms",
            "moves",
            "server_rss_bytes",
        ] {
            assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {report}");
        }
    }
    let cpu = |key: &str| fast[key].as_f64().unwrap();
    let (all, kernel) = (
        cpu("server_cpu_us_per_move"),
        cpu("server_kernel_us_per_move"),
    );
    assert!(0.0 < kernel && kernel < all, "{fast}");
    assert!(
        watched["watched_updates"].as_u64().unwrap() > 0,
        "{watched}"
    );
    // Three tables, a move at most every tenth of a second at each, for two seconds and a bit.
    assert!(watched["moves"].as_u64().unwrap() < 100, "{watched}");
    server.stop();
}
