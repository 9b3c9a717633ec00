//! Settings and verbs with values that make no sense, and what the house shows to others on the
//! same machine.

mod house;

use house::journals::{FINISHED, running};
use house::{Server, import, maraude, run, stderr};
use maraude_client::Browser;
use maraude_store::{Sqlite, Stage, Store, Write};
use serde_json::json;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn the_log_holds_no_secret_at_any_level() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let server = Server::start_logging(&folder.path().join("data"), "trace", &log);
    let anna = Browser::new(&server.url).await.unwrap();
    let seats = json!(["me", "open"]);
    let table = json!({"game": "boomville", "seats": seats, "name": "Anna"});
    let id = anna.make(&table).await.unwrap();
    let mut line = anna.open(&id).await.unwrap();
    line.hello(Some(1), 0).await.unwrap();
    let ready = json!({"do": {"id": "r", "command": {"ready": {}}}});
    line.send_text(ready.to_string()).await.unwrap();
    line.wait_for("table").await.unwrap();
    let secret = maraude_house::new_secret();
    let link = json!({"link": {"seat": 1, "secret": secret}});
    let link = json!({"do": {"id": "l", "command": link}});
    line.send_text(link.to_string()).await.unwrap();
    line.wait_for("done").await.unwrap();
    let phone = Browser::new(&server.url).await.unwrap();
    assert_eq!(phone.come_back(&id, &secret).await.unwrap().status, 200);
    server.stop();
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("closed"), "nothing was logged: {log}");
    for secret in [secret.as_str(), "5a17", anna.cookie()] {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}

#[test]
fn a_new_data_directory_is_for_its_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let mode = |name: &str| {
        let file = fs::metadata(folder.path().join(name)).unwrap();
        file.permissions().mode() & 0o777
    };
    let data = folder.path().join("data");
    assert!(import(&data, FINISHED).status.success());
    let [data, backup] = ["data", "b.db"].map(|name| folder.path().join(name));
    let [data, backup] = [&data, &backup].map(|path| path.to_str().unwrap());
    assert!(run(&["backup", backup, "--data", data]).status.success());
    fs::set_permissions(backup, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!((mode("data"), mode("data/house.db")), (0o700, 0o600));
    fs::set_permissions(data, fs::Permissions::from_mode(0o750)).unwrap();
    assert!(run(&["restore", backup, "--data", data]).status.success());
    assert_eq!(
        mode("data"),
        0o750,
        "an existing directory keeps its permissions"
    );
    assert_eq!((mode("data/house.db"), mode("data/lock")), (0o600, 0o600));
}

#[test]
fn senseless_settings_are_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.toml");
    let data = folder.path().join("data");
    // Nobody can listen there, so accepted settings do not open a house either.
    let serve = |more: &[&str]| {
        let serve = maraude()
            .args(["serve", "--listen", "203.0.113.1:1", "--data"])
            .arg(&data)
            .args(more)
            .output();
        stderr(&serve.unwrap())
    };
    for setting in [
        "idle_seconds = 9223372036854775807",
        "bot_threads = 1000000",
        "bot_pace = 4294967295",
        "keep_gathering_days = 213503982334602",
        "keep_chat_days = 213503982334602",
    ] {
        fs::write(&file, setting).unwrap();
        let why = serve(&["--config", file.to_str().unwrap()]);
        let name = setting.split(' ').next().unwrap();
        assert!(
            why.contains(name) && why.contains("at most"),
            "{setting}: {why}"
        );
    }
    for url in [
        "https://",
        "games.example",
        "ftp://games.example",
        "https://games.example/maraude",
        "https://anna@games.example",
        "https://games example",
        "https://games.example:99999",
        "https://games.example:",
        "https://[::1",
        "https://games.example?x",
    ] {
        let why = serve(&["--public-url", url]);
        assert!(
            why.contains("--public-url") && why.contains(url),
            "{url}: {why}"
        );
    }
    for url in [
        "https://games.example/",
        "http://[::1]:8010",
        "HTTPS://Games.example:443",
    ] {
        assert!(
            serve(&["--public-url", url]).contains("can't listen"),
            "{url}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_url_is_normalised_as_browsers_send_it() {
    let folder = tempfile::tempdir().unwrap();
    let url = "HTTPS://Games.example:443/";
    let server = Server::start(folder.path(), &["--public-url", url]);
    assert_eq!(server.then.trim(), "for others: https://games.example");
}

fn set_aside(file: &Path, table: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.unwrap().block_on(async {
        let store = Sqlite::open(file).unwrap();
        let mut sheet = store.sheet(table).await.unwrap().unwrap();
        (sheet.revision, sheet.stage) = (sheet.revision + 1, Stage::SetAside);
        let write = Write {
            table: table.to_owned(),
            sheet: Some(sheet),
            ..Write::default()
        };
        store.write(write).await.unwrap();
    });
}

#[test]
fn export_and_backup_say_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let done = import(&data, &running());
    let said = String::from_utf8(done.stdout).unwrap();
    let table = said.lines().next().unwrap().replace("/t/", "");
    let data = data.to_str().unwrap();
    let why = stderr(&run(&["backup", "/nodir/x.db", "--data", data]));
    assert!(
        why.contains("/nodir/x.db") && !why.contains("data directory"),
        "{why}"
    );
    set_aside(&folder.path().join("data/house.db"), &table);
    let why = stderr(&run(&["export", &table, "--data", data]));
    assert!(
        why.contains("set aside") && why.contains("--with-seed"),
        "{why}"
    );
    let mut export = maraude();
    export.args(["export", &table, "--with-seed", "--data", data]);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let export = export
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert!(export.status.success(), "{}", stderr(&export));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_clean_stop_everything_is_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let anna = Browser::new(&server.url).await.unwrap();
    let table = json!({"game": "boomville", "seats": ["me", "open"], "name": "Anna"});
    anna.make(&table).await.unwrap();
    server.stop();
    let log = fs::metadata(folder.path().join("house.db-wal"));
    assert_eq!(log.map_or(0, |log| log.len()), 0);
}

#[test]
fn the_bench_refuses_impossible_settings_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--no-limits"]);
    let dead = "http://127.0.0.1:1";
    for (url, more, says) in [
        (&*server.url, ["--players", "0"], "--players"),
        (&*server.url, ["--players", "99"], "players"),
        (&*server.url, ["--players", "1"], "players"),
        (&*server.url, ["--think", "0-4294967295"], "--think"),
        (dead, ["--players", "2"], dead),
    ] {
        let began = Instant::now();
        let bench = ["bench", "serve", "--url", url, "--game", "boomville"];
        let limits = ["--seconds", "1", "--tables", "1"];
        let refused = maraude()
            .args(bench)
            .args(limits)
            .args(more)
            .output()
            .unwrap();
        let why = stderr(&refused);
        assert!(!refused.status.success(), "{more:?}");
        assert!(
            why.contains(says) && !why.contains("panicked"),
            "{more:?}: {why}"
        );
        assert!(began.elapsed() < Duration::from_secs(60), "{more:?}");
    }
    server.stop();
}
