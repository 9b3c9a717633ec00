//! Data directories that a house does not open: one clear sentence each, and nothing is changed.

mod house;

use house::{Server, maraude, run, stderr, stdout};
use maraude_client::Browser;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The file of the first released version.
const OLD: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../store/tests/versions/0.1.0.db"
);

/// Runs a verb with this data directory.
fn with(args: &[&str], data: &Path) -> Output {
    maraude()
        .args(args)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap()
}

fn serve(data: &Path) -> Output {
    with(&["serve", "--listen", "127.0.0.1:0"], data)
}

/// Every file with its bytes, but for the lock.
fn content(data: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(data).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files
        .filter(|path| !path.ends_with("lock"))
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// The verb fails with this sentence and changes nothing.
fn refuses(args: &[&str], data: &Path, says: &str) {
    let before = content(data);
    let refused = with(args, data);
    let why = stderr(&refused);
    assert!(!refused.status.success(), "{args:?}: {says}");
    assert!(why.contains(says), "{args:?}: {why}");
    assert!(
        !why.contains("panicked") && why.lines().count() <= 3,
        "{why}"
    );
    assert!(
        content(data) == before,
        "{args:?}: {says}: files have changed"
    );
}

const SERVE: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];

#[test]
fn files_that_are_no_house_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let file = data.join("house.db");
    fs::write(&file, "").unwrap();
    refuses(&SERVE, data, "the file is empty");
    fs::write(&file, "my recipes").unwrap();
    refuses(&SERVE, data, "not a house of Maraude");
    fs::remove_file(&file).unwrap();
    let foreign = rusqlite::Connection::open(&file).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (a)").unwrap();
    drop(foreign);
    for args in [&SERVE[..], &["backup", "/tmp/never.db"], &["export", "x"]] {
        refuses(args, data, "not a house of Maraude");
    }
    let checked = run(&["check", data.to_str().unwrap()]);
    assert!(stderr(&checked).contains("not a house of Maraude"));
    assert_eq!(checked.status.code(), Some(1));
    fs::remove_file(&file).unwrap();
    fs::write(data.join("house.db-mark"), "left").unwrap();
    refuses(
        &SERVE,
        data,
        "the file is missing, but house.db-mark is still there",
    );
}

#[test]
fn the_lock_comes_before_everything_else() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    fs::copy(OLD, data.join("house.db")).unwrap();
    let lock = fs::File::create(data.join("lock")).unwrap();
    lock.lock().unwrap();
    refuses(&SERVE, data, "another house is open");
    refuses(&["restore", OLD], data, "another house is open");
    // Verbs that work beside an open house don't upgrade its file.
    let journal = folder.path().join("game.journal");
    fs::write(&journal, house::journals::FINISHED).unwrap();
    refuses(
        &["import", journal.to_str().unwrap()],
        data,
        "older Maraude",
    );
    refuses(&["export", "x"], data, "older Maraude");
    drop(lock);
    refuses(
        &["import", journal.to_str().unwrap()],
        data,
        "older Maraude",
    );
    let before = content(data);
    let to = tempfile::tempdir().unwrap();
    let copy = to.path().join("copy.db");
    let done = with(&["backup", copy.to_str().unwrap()], data);
    assert!(done.status.success(), "{}", stderr(&done));
    for path in [data, &copy] {
        let checked = run(&["check", path.to_str().unwrap()]);
        assert!(checked.status.success(), "{}", stdout(&checked));
        assert!(
            stdout(&checked).contains("10 tables"),
            "{}",
            stdout(&checked)
        );
    }
    assert!(content(data) == before, "backup and check change nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_of_the_first_version_is_upgraded_and_a_copy_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    fs::copy(OLD, data.join("house.db")).unwrap();
    // Rules have changed since, so that not every game of then goes on.
    let server = Server::start(data, &["--quarantine"]);
    let anna = Browser::new(&server.url).await.unwrap();
    for (table, phase) in [
        ("w2d4mfaga86arcz0etvfbq25", "over"),
        ("e994pp4fzvfvsgvwx9v6nf4y", "running"),
        ("bhuz67hr0pg6rj986mkbfxmd", "gathering"),
    ] {
        let path = format!("/api/tables/{table}");
        let answer = anna.get(&path).await.unwrap().json();
        let found = &answer["table"]["phase"];
        let is_aside = phase == "running" && answer["table"]["aside"] == "version";
        assert!(found == phase || is_aside, "{answer}");
    }
    let journal = "/api/tables/w2d4mfaga86arcz0etvfbq25/journal";
    let journal = anna.get(journal).await.unwrap();
    let lines = journal.body.split(|&byte| byte == b'\n').count();
    assert_eq!((journal.status, lines), (200, 1 + 37 + 1 + 1));
    let checked = run(&["check", data.to_str().unwrap()]);
    assert!(checked.status.success(), "{}", stdout(&checked));
    server.stop();
    // The copy is the file of before: an old house could go on with it.
    let kept = rusqlite::Connection::open(data.join("house.db.v2")).unwrap();
    let version: i64 = kept
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, 2);
    // A backup of that version is restored, too.
    let other = tempfile::tempdir().unwrap();
    let done = with(&["restore", OLD], other.path());
    assert!(done.status.success(), "{}", stderr(&done));
    assert!(!other.path().join("house.db.new.v2").exists());
    Server::start(other.path(), &["--quarantine"]).stop();
}

#[test]
fn an_old_house_whose_games_would_not_go_on_is_not_upgraded() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    fs::copy(OLD, data.join("house.db")).unwrap();
    let db = rusqlite::Connection::open(data.join("house.db")).unwrap();
    let text =
        "UPDATE tables SET body = replace(body, '\"rules\":', '\"rules\":9') WHERE stage = 1";
    assert!(db.execute(text, []).unwrap() > 0);
    drop(db);
    let before = content(data);
    let refused = serve(data);
    let why = stderr(&refused);
    assert!(!refused.status.success(), "it was opened");
    assert!(
        why.contains("nothing was changed") && why.contains("--quarantine"),
        "{why}"
    );
    assert!(content(data) == before, "it was changed");
}

#[test]
fn a_directory_of_another_user_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    // A copy that everybody can start; only root can become another user.
    let program = folder.path().join("maraude");
    fs::copy(env!("CARGO_BIN_EXE_maraude"), &program).unwrap();
    let mut other = Command::new(&program);
    other
        .args(SERVE)
        .arg("--data")
        .arg(&data)
        .uid(65_534)
        .gid(65_534);
    let Ok(refused) = other.output() else {
        eprintln!("not tried: only root can become another user");
        return;
    };
    let why = stderr(&refused);
    assert!(!refused.status.success());
    assert!(why.contains("can't be written by this user"), "{why}");
    assert!(content(&data).is_empty());
}

#[test]
fn a_disk_that_can_only_be_read_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::copy(OLD, data.join("house.db")).unwrap();
    let script = r#"mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" || exit 77
        "$0" serve --listen 127.0.0.1:0 --data "$1"; "$0" check "$1""#;
    let tried = Command::new("unshare")
        .args(["--mount", "sh", "-c", script])
        .args([env!("CARGO_BIN_EXE_maraude"), data.to_str().unwrap()])
        .output();
    let tried = tried.ok().filter(|tried| tried.status.code() != Some(77));
    let Some(tried) = tried.filter(|tried| !stderr(tried).contains("unshare")) else {
        eprintln!("not tried: this system lets nobody mount anything");
        return;
    };
    let why = stderr(&tried);
    assert!(why.contains("is on a disk that can only be read"), "{why}");
    assert!(stdout(&tried).contains("10 tables"), "{why}");
}
