//! The contract of the store, tested for each implementation.

use maraude_store::{
    Before, ChatRow, EntryRow, Expired, Memory, SheetRow, Sqlite, Stage, Store, StoreError, Write,
};
use std::sync::Arc;

/// One module per store, with one test per promise.
macro_rules! contract {
    ($($store:ident => $make:expr;)*) => {$(
        mod $store {
            use super::*;
            contract!(@ $make, a_table_comes_back_as_it_was_written,
                a_second_append_of_the_same_number_is_refused,
                a_gap_is_refused,
                an_entry_is_one_line,
                a_refused_write_leaves_nothing_behind,
                an_older_sheet_is_refused,
                a_table_is_made_once,
                lists_are_in_order,
                a_visitors_tables_follow_the_sheet,
                unstarted_tables_old_chat_and_names_expire,
                names_are_remembered,
                many_writers_share_their_commits);
        }
    )*};
    (@ $make:expr, $($test:ident),*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            let folder = tempfile::tempdir().unwrap();
            let make: fn(&std::path::Path) -> Arc<dyn Store> = $make;
            super::$test(make(folder.path())).await;
        }
    )*};
}

contract! {
    memory => |_| Arc::new(Memory::new());
    sqlite => |folder| Arc::new(Sqlite::open(&folder.join("house.db")).unwrap());
}

fn sheet(revision: u64, stage: Stage) -> SheetRow {
    SheetRow {
        revision,
        stage,
        listed: false,
        changed: 1_000 + revision,
        day: None,
        visitors: vec!["anna".to_owned()],
        body: format!("{{\"revision\":{revision}}}"),
    }
}

fn new(table: &str, sheet: SheetRow) -> Write {
    Write {
        table: table.to_owned(),
        sheet: Some(sheet),
        ..Write::default()
    }
}

fn append(table: &str, expected: u32, lines: &[&str]) -> Write {
    let entries = lines.iter().map(|line| EntryRow {
        line: (*line).to_owned(),
        command: line.strip_prefix("by ").map(str::to_owned),
    });
    Write {
        table: table.to_owned(),
        expected,
        entries: entries.collect(),
        ..Write::default()
    }
}

fn said(n: u32, time: u64) -> ChatRow {
    ChatRow {
        n,
        time,
        after: 2,
        command: Some(format!("c{n}")),
        body: "hello".to_owned(),
    }
}

async fn a_table_comes_back_as_it_was_written(store: Arc<dyn Store>) {
    let first = sheet(1, Stage::Gathering);
    store.write(new("t", first)).await.unwrap();
    let mut write = append("t", 0, &["one", "by c1"]);
    write.sheet = Some(sheet(2, Stage::Running));
    write.chat = vec![said(1, 5)];
    store.write(write.clone()).await.unwrap();
    store.write(append("t", 2, &["three"])).await.unwrap();
    let saved = store.load("t").await.unwrap().unwrap();
    assert_eq!(Some(saved.sheet), write.sheet);
    let lines: Vec<_> = saved
        .entries
        .iter()
        .map(|entry| entry.line.as_str())
        .collect();
    assert_eq!(lines, ["one", "by c1", "three"]);
    assert_eq!(saved.entries[1].command.as_deref(), Some("c1"));
    assert_eq!(saved.chat, write.chat);
    assert_eq!(store.load("other").await.unwrap(), None);
}

async fn a_second_append_of_the_same_number_is_refused(store: Arc<dyn Store>) {
    store
        .write(new("t", sheet(1, Stage::Running)))
        .await
        .unwrap();
    store.write(append("t", 0, &["one", "two"])).await.unwrap();
    for expected in 0..2 {
        let again = store.write(append("t", expected, &["other"])).await;
        assert_eq!(again, Err(StoreError::Conflict));
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), 2);
    let nowhere = store.write(append("nowhere", 0, &["one"])).await;
    assert_eq!(nowhere, Err(StoreError::NoTable));
}

async fn a_gap_is_refused(store: Arc<dyn Store>) {
    store
        .write(new("t", sheet(1, Stage::Running)))
        .await
        .unwrap();
    assert_eq!(
        store.write(append("t", 1, &["two"])).await,
        Err(StoreError::Conflict)
    );
    assert!(store.load("t").await.unwrap().unwrap().entries.is_empty());
}

async fn an_entry_is_one_line(store: Arc<dyn Store>) {
    let begun = new("t", sheet(1, Stage::Running));
    store.write(begun).await.unwrap();
    for bad in ["a\nb", "a\tb", "by a\nb"] {
        let refused = store.write(append("t", 0, &["one", bad])).await;
        assert!(matches!(refused, Err(StoreError::Broken(_))), "{bad:?}");
    }
    store
        .write(append("t", 0, &["by é \u{1f695}"]))
        .await
        .unwrap();
    let entries = store.load("t").await.unwrap().unwrap().entries;
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].command.as_deref(), Some("é \u{1f695}"));
}

async fn a_refused_write_leaves_nothing_behind(store: Arc<dyn Store>) {
    let first = sheet(1, Stage::Running);
    store.write(new("t", first.clone())).await.unwrap();
    let mut write = append("t", 7, &["eight"]);
    write.sheet = Some(sheet(2, Stage::Over));
    write.chat = vec![said(1, 5)];
    assert_eq!(store.write(write).await, Err(StoreError::Conflict));
    let saved = store.load("t").await.unwrap().unwrap();
    assert_eq!(saved.sheet, first);
    assert!(saved.chat.is_empty() && saved.entries.is_empty());
    let mut unmade = append("unmade", 3, &["four"]);
    unmade.sheet = Some(sheet(1, Stage::Running));
    assert_eq!(store.write(unmade).await, Err(StoreError::Conflict));
    assert_eq!(store.load("unmade").await.unwrap(), None);
    store
        .write(new("unmade", sheet(1, Stage::Running)))
        .await
        .unwrap();
}

async fn an_older_sheet_is_refused(store: Arc<dyn Store>) {
    store
        .write(new("t", sheet(1, Stage::Gathering)))
        .await
        .unwrap();
    store
        .write(new("t", sheet(2, Stage::Running)))
        .await
        .unwrap();
    for revision in [1, 2, 4] {
        let stale = store.write(new("t", sheet(revision, Stage::Over))).await;
        assert_eq!(stale, Err(StoreError::Conflict), "revision {revision}");
    }
    assert_eq!(
        store.load("t").await.unwrap().unwrap().sheet,
        sheet(2, Stage::Running)
    );
}

async fn a_table_is_made_once(store: Arc<dyn Store>) {
    store
        .write(new("t", sheet(1, Stage::Gathering)))
        .await
        .unwrap();
    assert_eq!(
        store.write(new("t", sheet(1, Stage::Over))).await,
        Err(StoreError::Conflict)
    );
}

async fn lists_are_in_order(store: Arc<dyn Store>) {
    let tables = [
        ("a", Stage::Over, 9, true, Some("turbo 2026-11-15")),
        ("b", Stage::Running, 2, true, None),
        ("c", Stage::Gathering, 5, true, Some("turbo 2026-11-15")),
        ("d", Stage::Running, 7, false, Some("turbo 2026-11-15")),
        ("e", Stage::Over, 4, false, Some("turbo 2026-11-15")),
    ];
    for (id, stage, changed, listed, day) in tables {
        let day = day.map(str::to_owned);
        let visitors = vec![if id == "d" { "boris" } else { "anna" }.to_owned()];
        let sheet = SheetRow {
            listed,
            changed,
            day,
            visitors,
            ..sheet(1, stage)
        };
        store.write(new(id, sheet)).await.unwrap();
    }
    assert_eq!(store.running().await.unwrap(), ["b", "d"]);
    assert_eq!(store.listed(9).await.unwrap(), ["c", "b"]);
    assert_eq!(store.listed(1).await.unwrap(), ["c"]);
    assert_eq!(
        store.of_visitor("anna", 9).await.unwrap(),
        ["b", "a", "c", "e"]
    );
    assert_eq!(store.of_visitor("boris", 9).await.unwrap(), ["d"]);
    assert_eq!(store.open_tables("anna").await.unwrap(), 2, "b and c");
    assert_eq!(store.open_tables("boris").await.unwrap(), 1);
    assert_eq!(store.open_tables("carla").await.unwrap(), 0);
    let day = store.of_day("turbo 2026-11-15", 9).await.unwrap();
    assert_eq!(
        day.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(),
        ["e", "d", "a"],
        "every table that has begun"
    );
    assert_eq!(day[0].1.visitors, ["anna"]);
}

async fn a_visitors_tables_follow_the_sheet(store: Arc<dyn Store>) {
    for (revision, visitors) in (1..).zip([["anna", "anna"], ["boris", "boris"], ["boris", "anna"]])
    {
        let sheet = SheetRow {
            visitors: visitors.map(str::to_owned).to_vec(),
            ..sheet(revision, Stage::Gathering)
        };
        store.write(new("t", sheet)).await.unwrap();
        for visitor in ["anna", "boris"] {
            let theirs = store.of_visitor(visitor, 10).await.unwrap();
            assert_eq!(theirs.len(), usize::from(visitors.contains(&visitor)));
            let open = store.open_tables(visitor).await.unwrap();
            assert_eq!(open as usize, theirs.len());
        }
    }
}

async fn unstarted_tables_old_chat_and_names_expire(store: Arc<dyn Store>) {
    for (id, stage) in [
        ("old", Stage::Gathering),
        ("on", Stage::Running),
        ("new", Stage::Gathering),
    ] {
        let changed = if id == "new" { 90 } else { 10 };
        let mut write = new(
            id,
            SheetRow {
                changed,
                ..sheet(1, stage)
            },
        );
        write.chat = vec![said(1, 10), said(2, 90)];
        store.write(write).await.unwrap();
    }
    store.check().await.unwrap();
    store.set_name("anna", "Anna", 90).await.unwrap();
    store.set_name("boris", "Boris", 10).await.unwrap();
    let before = Before {
        gathering: 50,
        chat: 50,
        names: 50,
    };
    let expired = store.expire(before).await.unwrap();
    assert_eq!((expired.tables, expired.names), (1, 1));
    assert!(expired.lines >= 2, "{expired:?}");
    assert_eq!(store.load("old").await.unwrap(), None);
    assert_eq!(store.load("on").await.unwrap().unwrap().chat, [said(2, 90)]);
    assert!(store.load("new").await.unwrap().is_some());
    assert!(store.name("anna").await.unwrap().is_some());
    assert_eq!(store.name("boris").await.unwrap(), None);
    assert_eq!(store.expire(before).await.unwrap(), Expired::default());
}

async fn names_are_remembered(store: Arc<dyn Store>) {
    store.check().await.unwrap();
    assert_eq!(store.name("anna").await.unwrap(), None);
    store.set_name("anna", "Anna", 1).await.unwrap();
    store.set_name("anna", "Ännchen", 2).await.unwrap();
    assert_eq!(
        store.name("anna").await.unwrap().as_deref(),
        Some("Ännchen")
    );
}

async fn many_writers_share_their_commits(store: Arc<dyn Store>) {
    let tables: Vec<String> = (0..40).map(|n| format!("t{n}")).collect();
    for table in &tables {
        store
            .write(new(table, sheet(1, Stage::Running)))
            .await
            .unwrap();
    }
    // Two writers for each table and number: exactly one of each pair is kept.
    let writers = tables
        .iter()
        .flat_map(|table| [(table.clone(), "a"), (table.clone(), "b")]);
    let writers = writers.map(|(table, line)| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut kept = 0;
            for expected in 0..20 {
                match store.write(append(&table, expected, &[line])).await {
                    Ok(()) => kept += 1,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            kept
        })
    });
    let writers: Vec<_> = writers.collect();
    let mut kept = 0;
    for writer in writers {
        kept += writer.await.unwrap();
    }
    let mut found = 0;
    for table in &tables {
        found += store.load(table).await.unwrap().unwrap().entries.len();
    }
    assert_eq!(kept, found);
    assert!(found >= 40, "one of two wins the first number");
}
