//! What only a store on a disk promises.

use maraude_store::{Entry, Sheet, Sqlite, Stage, Store, StoreError, Write};
use std::path::Path;

fn write(table: &str, entries: usize, size: usize) -> Write {
    Write {
        table: table.to_owned(),
        sheet: Some(Sheet {
            revision: 1,
            stage: Stage::Running,
            listed: true,
            changed: 1,
            day: None,
            visitors: Vec::new(),
            body: "{}".to_owned(),
        }),
        entries: vec![
            Entry {
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
async fn what_was_written_is_there_after_closing() {
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
        "an older backup is never written over"
    );
    let copy = Sqlite::open(&to).unwrap();
    assert_eq!(copy.load("t").await.unwrap().unwrap().entries.len(), 3);
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
