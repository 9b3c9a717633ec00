//! Only a complete backup replaces a house, and the old house is kept.

mod house;

use house::journals::{FINISHED, running};
use house::{import, run, stderr};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// A house with two tables, and a backup of it.
fn house_and_backup(folder: &Path) -> (PathBuf, PathBuf) {
    let (data, backup) = (folder.join("data"), folder.join("backup.db"));
    for text in [FINISHED, &running()] {
        let done = import(&data, text);
        assert!(done.status.success(), "{}", stderr(&done));
    }
    let [to, from] = [&backup, &data].map(|path| path.to_str().unwrap());
    assert!(run(&["backup", to, "--data", from]).status.success());
    (data, backup)
}

fn restore(backup: &Path, data: &Path) -> Output {
    let [backup, data] = [backup, data].map(|path| path.to_str().unwrap());
    run(&["restore", backup, "--data", data])
}

/// The files of a house, by name.
fn files(data: &Path) -> Vec<String> {
    let names = fs::read_dir(data)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name != "lock");
    names.sort();
    names
}

fn tables(file: &Path) -> u32 {
    let db = rusqlite::Connection::open(file).unwrap();
    db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))
        .unwrap()
}

#[test]
fn a_broken_backup_replaces_nothing_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = house_and_backup(folder.path());
    let before = fs::read(data.join("house.db")).unwrap();
    let bad = folder.path().join("bad.db");
    let refused = |what: &str| {
        let refused = restore(&bad, &data);
        assert!(!refused.status.success(), "{what} was taken");
        let why = stderr(&refused);
        assert!(why.contains("bad.db"), "{what}: {why}");
        assert_eq!(files(&data), ["house.db"], "{what}");
        assert!(fs::read(data.join("house.db")).unwrap() == before, "{what}");
    };
    assert_eq!(files(&data), ["house.db"]);
    refused("a file that is not there");
    fs::write(&bad, "").unwrap();
    refused("an empty file");
    let foreign = rusqlite::Connection::open(&bad).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (a)").unwrap();
    refused("a database of somebody else");
    foreign.pragma_update(None, "user_version", 2).unwrap();
    drop(foreign);
    refused("a database of somebody else with a version");
    fs::copy(&backup, &bad).unwrap();
    let newer = rusqlite::Connection::open(&bad).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    refused("a newer house");
    let whole = fs::read(&backup).unwrap();
    fs::write(&bad, &whole[..whole.len() / 2]).unwrap();
    refused("half of a backup");
    for page in 0..whole.len() / 4096 {
        let mut damaged = whole.clone();
        damaged[page * 4096..][..4096].fill(0xa5);
        fs::write(&bad, damaged).unwrap();
        refused(&format!("a backup with page {page} damaged"));
    }
}

#[test]
fn an_unreadable_house_is_replaced_and_kept_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = house_and_backup(folder.path());
    for (name, bytes) in [("house.db", "damaged"), ("house.db-wal", "log")] {
        fs::write(data.join(name), bytes).unwrap();
    }
    let done = restore(&backup, &data);
    assert!(done.status.success(), "{}", stderr(&done));
    assert_eq!(tables(&data.join("house.db")), 2);
    let kept = |name: &str| fs::read_to_string(data.join(name)).unwrap();
    assert_eq!(kept("house.db.before"), "damaged");
    assert_eq!(kept("house.db.before-wal"), "log");
}

#[test]
fn earlier_copies_stay_when_a_newer_house_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = house_and_backup(folder.path());
    let newer = rusqlite::Connection::open(data.join("house.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    newer
        .execute("DELETE FROM tables WHERE stage = 2", [])
        .unwrap();
    drop(newer);
    for _ in 0..3 {
        let done = restore(&backup, &data);
        assert!(done.status.success(), "{}", stderr(&done));
    }
    let names = [
        "house.db",
        "house.db.before",
        "house.db.before-2",
        "house.db.before-3",
    ];
    assert_eq!(files(&data), names);
    assert_eq!(names.map(|name| tables(&data.join(name))), [2, 1, 2, 2]);
}
