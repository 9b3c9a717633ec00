//! Promises that only a store on disk makes.

use maraude_store::{EntryRow, SheetRow, Sqlite, Stage, Store, StoreError, Write};
use std::path::Path;

fn write(table: &str, entries: usize, size: usize) -> Write {
    Write {
        table: table.to_owned(),
        sheet: Some(SheetRow {
            revision: 1,
            stage: Stage::Running,
            listed: true,
            changed: 1,
            day: None,
            visitors: Vec::new(),
            body: "{}".to_owned(),
        }),
        entries: vec![
            EntryRow {
                line: "x".repeat(size),
                command: None
            };
            entries
        ],
        ..Write::default()
    }
}

fn open(folder: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(&folder.join("house.db"))
}

#[tokio::test]
async fn written_data_is_there_after_closing() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path())
        .unwrap()
        .write(write("t", 3, 10))
        .await
        .unwrap();
    let saved = open(folder.path())
        .unwrap()
        .load("t")
        .await
        .unwrap()
        .unwrap();
    assert_eq!(saved.entries.len(), 3);
}

/// The next entries of a table, each with its number in it.
fn next(table: &str, expected: u32, entries: u32, size: usize) -> Write {
    let entry = |seq: u32| EntryRow {
        line: format!("{seq} {}", "x".repeat(size)),
        command: seq.is_multiple_of(2).then(|| format!("c{seq}")),
    };
    Write {
        table: table.to_owned(),
        expected,
        entries: (expected + 1..=expected + entries).map(entry).collect(),
        ..Write::default()
    }
}

async fn check(store: &Sqlite, table: &str, entries: u32) {
    let saved = store.load(table).await.unwrap().unwrap();
    assert_eq!(saved.entries.len(), entries as usize);
    for (seq, entry) in (1_u32..).zip(&saved.entries) {
        assert!(entry.line.starts_with(&format!("{seq} ")), "{}", entry.line);
        let command = seq.is_multiple_of(2).then(|| format!("c{seq}"));
        assert_eq!(entry.command, command);
    }
}

/// How many rows a table of the file has.
fn rows(folder: &Path, table: &str) -> u32 {
    let file = rusqlite::Connection::open(folder.join("house.db")).unwrap();
    let text = format!("SELECT count(*) FROM {table}");
    file.query_row(&text, [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn entries_are_the_same_before_and_after_they_leave_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    for table in ["t", "u"] {
        store.write(write(table, 0, 0)).await.unwrap();
    }
    let mut written = 0;
    // 40 times 2 times 10 KiB: the log is moved on more than once.
    for _ in 0..40 {
        for table in ["t", "u"] {
            store.write(next(table, written, 5, 2_000)).await.unwrap();
        }
        written += 5;
        check(&store, "t", written).await;
    }
    assert!(rows(folder.path(), "entries") >= 2);
    assert!(rows(folder.path(), "commits") >= 1);
    let again = store.write(next("t", written - 5, 5, 10)).await;
    assert_eq!(again, Err(StoreError::Conflict));
    drop(store);
    assert_eq!(rows(folder.path(), "commits"), 0);
    let store = open(folder.path()).unwrap();
    check(&store, "t", written).await;
    check(&store, "u", written).await;
}

#[tokio::test]
async fn the_log_of_an_unclean_shutdown_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 0, 0)).await.unwrap();
    store.write(next("t", 0, 3, 10)).await.unwrap();
    // It is never closed, as after a power cut.
    std::mem::forget(store);
    assert_eq!(rows(folder.path(), "commits"), 2);
    // Making a table leaves the log of others alone: the house may be open meanwhile.
    let beside = Sqlite::open_beside(&folder.path().join("house.db")).unwrap();
    check(&beside, "t", 3).await;
    beside.write(write("new", 2, 10)).await.unwrap();
    let added = beside.write(next("t", 3, 1, 10)).await;
    assert_eq!(
        added,
        Err(StoreError::Closed),
        "only the house adds to a journal"
    );
    drop(beside);
    assert_eq!(rows(folder.path(), "commits"), 2);
    let other = open(folder.path()).unwrap();
    check(&other, "t", 3).await;
    assert_eq!(other.load("new").await.unwrap().unwrap().entries.len(), 2);
    let taken = other.write(next("t", 2, 1, 10)).await;
    assert_eq!(taken, Err(StoreError::Conflict));
    other.write(next("t", 3, 2, 10)).await.unwrap();
    check(&other, "t", 5).await;
    drop(other);
    assert_eq!(rows(folder.path(), "commits"), 0);
    check(&open(folder.path()).unwrap(), "t", 5).await;
}

#[tokio::test]
async fn a_damaged_log_is_noticed_and_left_alone() {
    for damage in ["replace(body, '2 x', '2 y')", "substr(body, 3)", "'x'"] {
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path()).unwrap();
        store.write(write("t", 0, 0)).await.unwrap();
        store.write(next("t", 0, 3, 10)).await.unwrap();
        std::mem::forget(store);
        let file = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
        let text = format!("UPDATE commits SET body = {damage} WHERE body <> ''");
        assert_eq!(file.execute(&text, []).unwrap(), 1);
        for failed in [
            open(folder.path()),
            Sqlite::open_beside(&folder.path().join("house.db")),
        ] {
            let why = match failed {
                Ok(store) => store.load("t").await.map(drop),
                Err(why) => Err(why),
            };
            let Err(StoreError::Broken(why)) = why else {
                panic!("{damage} was not noticed")
            };
            assert!(why.contains("commit 2 in the log was changed"), "{why}");
        }
        assert_eq!(rows(folder.path(), "commits"), 2);
    }
}

#[tokio::test]
async fn a_full_disk_leaves_the_log_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 0, 0)).await.unwrap();
    store.write(next("t", 0, 3, 10)).await.unwrap();
    store.limit_pages(40).await.unwrap();
    let full = store.write(next("t", 3, 200, 4_000)).await;
    assert_eq!(full, Err(StoreError::Full));
    check(&store, "t", 3).await;
    store.limit_pages(1_000_000).await.unwrap();
    store.write(next("t", 3, 200, 4_000)).await.unwrap();
    check(&store, "t", 203).await;
}

#[tokio::test]
async fn a_backup_is_whole_while_others_write() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 3, 10)).await.unwrap();
    let to = folder.path().join("copy.db");
    let copying = store.backup(&to);
    store.write(write("u", 3, 10)).await.unwrap();
    copying.await.unwrap();
    assert!(
        store.backup(&to).await.is_err(),
        "an older backup is never overwritten"
    );
    let copy = Sqlite::open(&to).unwrap();
    assert_eq!(copy.load("t").await.unwrap().unwrap().entries.len(), 3);
}

#[tokio::test]
async fn a_file_of_the_first_version_is_upgraded_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let file = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    let first = include_str!("../migrations/0001_tables.sql");
    file.execute_batch(&format!("{first} PRAGMA user_version = 1;"))
        .unwrap();
    // In that version every entry had its own row.
    file.execute_batch(
        "INSERT INTO tables (id, revision, stage, listed, changed, body)
         VALUES ('t', 1, 1, 0, 1, '{}');
         INSERT INTO entries (tbl, seq, command, line)
         VALUES (1, 1, NULL, '1 a'), (1, 2, 'c2', '2 b'), (1, 3, NULL, '3 c');",
    )
    .unwrap();
    drop(file);
    let file = folder.path().join("house.db");
    let kept = Sqlite::upgrade(&file).unwrap();
    assert_eq!(kept, Some(folder.path().join("house.db.v1")));
    let store = open(folder.path()).unwrap();
    check(&store, "t", 3).await;
    let taken = store.write(next("t", 2, 1, 10)).await;
    assert_eq!(taken, Err(StoreError::Conflict));
    store.write(next("t", 3, 4, 10)).await.unwrap();
    check(&store, "t", 7).await;
    store.settle().await.unwrap();
    assert_eq!(rows(folder.path(), "entries"), 4);
    check(&store, "t", 7).await;
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()).unwrap());
    let file = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let Err(StoreError::Broken(why)) = open(folder.path()) else {
        panic!("it was opened")
    };
    assert!(why.contains("newer"), "{why}");
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 3, 10)).await.unwrap();
    store.limit_pages(40).await.unwrap();
    let full = store.write(write("big", 200, 4_000)).await;
    assert_eq!(full, Err(StoreError::Full));
    assert_eq!(store.load("big").await.unwrap(), None);
    store.limit_pages(1_000_000).await.unwrap();
    store.write(write("big", 200, 4_000)).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), 3);
}

#[tokio::test]
async fn a_folder_that_is_not_there_gives_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let error = open(&folder.path().join("missing")).err().unwrap();
    assert_eq!(error, StoreError::ReadOnly);
}

#[tokio::test]
async fn a_check_writes_all_the_way_to_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    let other = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    // Goes up whenever somebody else has changed the file.
    let seen = || -> i64 {
        let version = other.pragma_query_value(None, "data_version", |row| row.get(0));
        version.unwrap()
    };
    for _ in 0..3 {
        let before = seen();
        store.check().await.unwrap();
        assert_ne!(seen(), before, "nothing was written");
    }
}

#[tokio::test]
async fn settling_moves_everything_into_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 3, 10)).await.unwrap();
    store.settle().await.unwrap();
    let log = std::fs::metadata(folder.path().join("house.db-wal")).unwrap();
    assert_eq!(log.len(), 0);
}

#[tokio::test]
async fn a_journal_with_a_gap_is_not_loaded_but_its_sheet_is_still_there() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 3, 10)).await.unwrap();
    let file = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
    file.execute("UPDATE entries SET seq = 5", []).unwrap();
    let Err(StoreError::Broken(why)) = store.load("t").await else {
        panic!("it was loaded")
    };
    assert!(why.contains("entry 1"), "{why}");
    let sheet = store.sheet("t").await.unwrap().unwrap();
    assert_eq!(sheet, write("t", 3, 10).sheet.unwrap());
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.write(write("t", 3, 10)).await.unwrap();
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    for name in [
        "house.db",
        "house.db-wal",
        "house.db-shm",
        "house.db-mark",
        "copy.db",
    ] {
        let file = std::fs::metadata(folder.path().join(name)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_failed_backup_names_the_cause_and_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    let Err(StoreError::Broken(why)) = store.backup(&folder.path().join("no/copy.db")).await else {
        panic!("the data directory was blamed")
    };
    assert!(why.contains("No such file"), "{why}");
}
