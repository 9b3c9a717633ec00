//! Files that are not opened: each gets one clear sentence and stays as it is.

mod kept;

use kept::{content, house, open, refused};
use maraude_store::{Sqlite, Store};
use std::fs;

#[test]
fn an_empty_file_is_not_a_new_house() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("house.db"), "").unwrap();
    assert!(refused(folder.path()).contains("the file is empty"));
    let file = fs::metadata(folder.path().join("house.db")).unwrap();
    assert_eq!(file.len(), 0);
}

#[test]
fn files_of_other_programs_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    for text in ["not a database at all", "x"] {
        fs::write(&file, text).unwrap();
        assert!(refused(folder.path()).contains("not a house of Maraude"));
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::remove_file(&file).unwrap();
    for version in [0, 1, 2, 3, 99] {
        let db = rusqlite::Connection::open(&file).unwrap();
        db.execute_batch("CREATE TABLE IF NOT EXISTS recipes (a)")
            .unwrap();
        db.pragma_update(None, "user_version", version).unwrap();
        drop(db);
        let before = content(folder.path());
        for why in [
            refused(folder.path()),
            Sqlite::upgrade(&file).unwrap_err().to_string(),
            Sqlite::examine(&file).err().unwrap().to_string(),
        ] {
            assert!(why.contains("not a house of Maraude"), "{version}: {why}");
        }
        assert_eq!(content(folder.path()), before, "version {version}");
    }
}

#[tokio::test]
async fn a_deleted_house_is_not_replaced_by_an_empty_one() {
    for (left, gone) in [
        ("house.db-mark", "house.db-wal"),
        ("house.db-wal", "house.db-mark"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = house(folder.path()).await;
        store.write(kept::write("fast", None, 3, 2)).await.unwrap();
        let crashed = kept::crash(folder.path(), &["house.db", gone]);
        let why = refused(crashed.path());
        assert!(
            why.contains("the file is missing") && why.contains(left),
            "{why}"
        );
        assert!(!crashed.path().join("house.db").exists());
        drop(store);
    }
}

#[test]
fn an_older_file_is_not_opened_before_it_is_upgraded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/versions/0.1.0.db");
    fs::copy(old, &file).unwrap();
    let before = content(folder.path());
    assert!(refused(folder.path()).contains("older Maraude"));
    let beside = Sqlite::open_beside(&file).err().unwrap().to_string();
    assert!(beside.contains("older Maraude"), "{beside}");
    // Reading and copying change nothing.
    assert!(Sqlite::examine(&file).unwrap().is_old());
    let to = tempfile::tempdir().unwrap();
    Sqlite::copy(&file, &to.path().join("copy.db")).unwrap();
    assert_eq!(content(folder.path()), before);
}

#[tokio::test]
async fn what_an_unclean_shutdown_left_stays_when_others_look() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    store.write(kept::write("fast", None, 3, 2)).await.unwrap();
    let crashed = kept::crash(folder.path(), &[]);
    let before = content(crashed.path());
    let file = crashed.path().join("house.db");
    let examined = Sqlite::examine(&file).unwrap();
    assert!(examined.faults().is_empty());
    assert_eq!(examined.load("fast").unwrap().unwrap().entries.len(), 5);
    drop(examined);
    drop(Sqlite::open_beside(&file).unwrap());
    let copy = folder.path().join("copy.db");
    Sqlite::copy(&file, &copy).unwrap();
    assert_eq!(content(crashed.path()), before);
    let copied = Sqlite::examine(&copy).unwrap();
    assert_eq!(copied.load("fast").unwrap().unwrap().entries.len(), 5);
    drop(store);
}

#[tokio::test]
async fn a_new_house_appears_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("house.db.making"), "half").unwrap();
    let store = open(folder.path());
    assert!(!folder.path().join("house.db.making").exists());
    assert_eq!(store.running().await.unwrap(), Vec::<String>::new());
    assert!(!store.missing().is_serious());
}
