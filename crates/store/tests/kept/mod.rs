//! A small house for tests of damage, and its files.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

use maraude_store::{ChatRow, EntryRow, SheetRow, Sqlite, Stage, Store, Write};
use std::fs;
use std::path::{Path, PathBuf};

pub fn sheet(revision: u64, stage: Stage) -> SheetRow {
    SheetRow {
        revision,
        stage,
        listed: true,
        changed: 1_000 + revision,
        day: Some("turbo 2026-11-15".to_owned()),
        visitors: vec!["boris".to_owned(), "anna".to_owned()],
        body: format!("{{\"revision\":{revision}}}"),
    }
}

/// The sheet of a table, and perhaps entries after those that it has.
pub fn write(table: &str, sheet: Option<SheetRow>, expected: u32, entries: u32) -> Write {
    let entry = |seq: u32| EntryRow {
        line: format!("entry {seq} of {table}"),
        command: seq.is_multiple_of(2).then(|| format!("c{seq}")),
    };
    Write {
        table: table.to_owned(),
        sheet,
        expected,
        entries: (expected + 1..=expected + entries).map(entry).collect(),
        ..Write::default()
    }
}

pub fn said(n: u32) -> ChatRow {
    ChatRow {
        n,
        time: 90,
        after: 2,
        command: Some(format!("s{n}")),
        body: "hello".to_owned(),
    }
}

pub fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("house.db")).unwrap()
}

/// The text of an error.
pub fn refused(folder: &Path) -> String {
    match Sqlite::open(&folder.join("house.db")) {
        Ok(_) => panic!("it was opened"),
        Err(error) => error.to_string(),
    }
}

/// A house with tables of every stage: `made` gathers, `slow` runs and waits, `fast` runs,
/// `done` is over.
pub async fn house(folder: &Path) -> Sqlite {
    let store = open(folder);
    for (table, stage) in [
        ("made", Stage::Gathering),
        ("slow", Stage::Running),
        ("fast", Stage::Running),
        ("done", Stage::Running),
    ] {
        let first = write(table, Some(sheet(1, stage)), 0, 0);
        store.write(first).await.unwrap();
    }
    let mut moves = write("done", Some(sheet(2, Stage::Over)), 0, 3);
    moves.chat = vec![said(1), said(2)];
    store.write(moves).await.unwrap();
    for table in ["slow", "fast"] {
        store.write(write(table, None, 0, 3)).await.unwrap();
    }
    store.set_name("anna", "Anna", 7).await.unwrap();
    store.settle().await.unwrap();
    store
}

/// Copies the files of a house as they are now, as a crash would leave them.
pub fn crash(folder: &Path, without: &[&str]) -> tempfile::TempDir {
    let to = tempfile::tempdir().unwrap();
    for file in files(folder) {
        let name = file.file_name().unwrap().to_str().unwrap();
        // The index of the log is only valid for the process that has it open.
        if !without.contains(&name) && name != "house.db-shm" {
            fs::copy(&file, to.path().join(name)).unwrap();
        }
    }
    to
}

pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    files
}

/// Every file of a folder with its bytes, but for `SQLite`'s index of its log.
pub fn content(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let kept = |path: &PathBuf| !path.to_str().unwrap().ends_with("-shm");
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap();
        (path, bytes)
    };
    files(folder).into_iter().filter(kept).map(read).collect()
}
