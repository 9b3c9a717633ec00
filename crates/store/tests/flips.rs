//! A changed byte anywhere in the file is noticed, or it is one that nobody reads.

mod kept;

use kept::house;
use maraude_store::{Sqlite, Store};
use rusqlite::types::Value;
use std::fs;
use std::path::Path;

/// Everything that a house reads from its file.
fn everything(file: &Path) -> rusqlite::Result<Vec<Vec<Value>>> {
    let db = rusqlite::Connection::open(file)?;
    let mut all = Vec::new();
    for text in [
        "SELECT * FROM tables ORDER BY key",
        "SELECT * FROM places ORDER BY visitor, tbl",
        "SELECT * FROM entries ORDER BY tbl, seq",
        "SELECT * FROM chat ORDER BY tbl, n",
        "SELECT * FROM visitors ORDER BY id",
        "SELECT * FROM commits ORDER BY n",
        "SELECT lineage, open, commits, sum FROM house",
    ] {
        let mut query = db.prepare(text)?;
        let columns = query.column_count();
        let rows = query.query_map([], |row| (0..columns).map(|at| row.get(at)).collect())?;
        all.extend(rows.collect::<rusqlite::Result<Vec<Vec<Value>>>>()?);
    }
    Ok(all)
}

/// Whether the file is found to be whole.
fn is_whole(file: &Path) -> bool {
    let Ok(examined) = Sqlite::examine(file) else {
        return false;
    };
    let Ok(tables) = examined.tables() else {
        return false;
    };
    let is_read = |table: &String| matches!(examined.load(table), Ok(Some(_)));
    examined.faults().is_empty() && tables.iter().all(is_read)
}

#[tokio::test]
async fn a_changed_byte_is_noticed_or_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    // With rows in the log, as a running house has.
    store.write(kept::write("fast", None, 3, 2)).await.unwrap();
    let file = folder.path().join("copy.db");
    store.backup(&file).await.unwrap();
    drop(store);
    assert!(is_whole(&file));
    let (whole, content) = (fs::read(&file).unwrap(), everything(&file).unwrap());
    let mut noticed = 0;
    // Every byte of the header, and a part of all others.
    let places = (0..100).chain((100..whole.len()).step_by(23));
    for at in places.filter(|&at| at < 100 || whole[at] != 0) {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&file, flipped).unwrap();
        if is_whole(&file) {
            assert_eq!(everything(&file).as_ref(), Ok(&content), "byte {at}");
        } else {
            noticed += 1;
        }
        for beside in ["copy.db-wal", "copy.db-shm"] {
            let _ = fs::remove_file(folder.path().join(beside));
        }
    }
    assert!(noticed > 100, "only {noticed} changes were noticed");
}

#[tokio::test]
async fn a_table_that_was_changed_is_not_loaded() {
    for (change, table, says) in [
        (
            "UPDATE tables SET body = replace(body, '1', '3')",
            "slow",
            "the sheet",
        ),
        ("UPDATE tables SET stage = 2", "slow", "the sheet"),
        (
            "UPDATE places SET visitor = 'carla' WHERE visitor = 'anna'",
            "slow",
            "the sheet",
        ),
        (
            "UPDATE entries SET line = replace(line, '2', '5')",
            "done",
            "the entries 1 to 3",
        ),
        (
            "UPDATE entries SET command = replace(command, 'c2', 'c3')",
            "slow",
            "the entries 1 to 3",
        ),
        (
            "UPDATE chat SET body = 'hullo' WHERE n = 2",
            "done",
            "line 2 of the chat",
        ),
        (
            "UPDATE chat SET time = 91 WHERE n = 2",
            "done",
            "line 2 of the chat",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = house(folder.path()).await;
        let file = rusqlite::Connection::open(folder.path().join("house.db")).unwrap();
        assert!(file.execute(change, []).unwrap() > 0, "{change}");
        let why = store.load(table).await.unwrap_err().to_string();
        assert!(why.contains(says) && why.contains("was changed"), "{why}");
        assert!(
            store.sheet(table).await.unwrap().is_some(),
            "to set it aside"
        );
        let changed = "UPDATE visitors SET name = 'Anne'";
        file.execute(changed, []).unwrap();
        let why = store.name("anna").await.unwrap_err().to_string();
        assert!(why.contains("the name of a visitor was changed"), "{why}");
    }
}
