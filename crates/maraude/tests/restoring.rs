//! Only a complete backup replaces a house, and the old house is kept.

mod house;

use house::journals::{FINISHED, running};
use house::{import, run, stderr};
use maraude_store::{EntryRow, Sqlite, Store, Write};
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
        assert_eq!(files(&data), ["house.db", "house.db-mark"], "{what}");
        assert!(fs::read(data.join("house.db")).unwrap() == before, "{what}");
    };
    assert_eq!(files(&data), ["house.db", "house.db-mark"]);
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
    let mut found = files(&data);
    found.retain(|name| name != "house.db-mark");
    assert_eq!(found, names);
    assert_eq!(names.map(|name| tables(&data.join(name))), [2, 1, 2, 2]);
}

/// Every row of every table.
fn content(file: &Path) -> Vec<String> {
    let db = rusqlite::Connection::open(file).unwrap();
    let mut rows = Vec::new();
    for table in ["tables", "places", "entries", "chat", "visitors", "commits"] {
        let mut query = db.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = query.column_count();
        let mut found = query.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let cells = (0..columns).map(|at| row.get_ref(at).unwrap());
            rows.push(format!("{table} {:?}", cells.collect::<Vec<_>>()));
        }
    }
    rows
}

#[test]
fn a_backup_with_a_changed_byte_is_refused_or_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (_, backup) = house_and_backup(folder.path());
    let (whole, rows) = (fs::read(&backup).unwrap(), content(&backup));
    let used: Vec<usize> = (0..whole.len()).filter(|&at| whole[at] != 0).collect();
    let bad = folder.path().join("bad.db");
    let mut refused = 0;
    for (n, &at) in used.iter().step_by(used.len() / 120).enumerate() {
        let mut changed = whole.clone();
        changed[at] ^= 1 << (n % 8);
        fs::write(&bad, changed).unwrap();
        let data = folder.path().join(format!("data-{n}"));
        let done = restore(&bad, &data);
        if done.status.success() {
            assert_eq!(content(&data.join("house.db")), rows, "byte {at}");
        } else {
            refused += 1;
            assert_eq!(files(&data), Vec::<String>::new(), "byte {at}");
        }
    }
    assert!(refused > 80, "only {refused} were refused");
}

#[test]
fn a_table_that_went_on_after_the_backup_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = house_and_backup(folder.path());
    let again = |data: &Path| {
        let done = restore(&backup, data);
        assert!(done.status.success(), "{}", stderr(&done));
        String::from_utf8(done.stdout).unwrap()
    };
    assert!(
        again(&data).contains("1 running tables"),
        "nothing has happened since"
    );
    play_on(&data);
    let said = again(&data);
    assert!(said.contains("1 acknowledged moves are missing"), "{said}");
    assert!(
        said.contains("is set aside") && said.contains("0 running tables"),
        "{said}"
    );
    // Another directory knows nothing of those moves.
    assert!(again(&folder.path().join("other")).contains("1 running tables"));
}

/// Adds an entry to the running table, as a house would.
fn play_on(data: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.unwrap().block_on(async {
        let store = Sqlite::open(&data.join("house.db")).unwrap();
        let table = store.running().await.unwrap().remove(0);
        let entries = store.load(&table).await.unwrap().unwrap().entries.len();
        let line = EntryRow {
            line: "{}".to_owned(),
            command: None,
        };
        let write = Write {
            table,
            expected: entries as u32,
            entries: vec![line],
            ..Write::default()
        };
        store.write(write).await.unwrap();
    });
}
