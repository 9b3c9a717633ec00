//! Acknowledged moves that are missing are noticed, and their tables named.

mod kept;

use kept::{content, crash, house, open, sheet, write};
use maraude_store::{LostPart, Missing, Sqlite, Stage, Store, StoreError};
use std::fs;
use std::path::Path;

/// The tables that have lost something, by id.
fn lost(missing: &Missing) -> Vec<(&str, LostPart)> {
    let mut lost: Vec<_> = missing
        .tables
        .iter()
        .map(|lost| (lost.table.as_str(), lost.part))
        .collect();
    lost.sort_by_key(|(table, _)| *table);
    lost
}

/// A house with moves that are in the log beside the file only.
async fn house_with_log(folder: &Path) -> Sqlite {
    let store = house(folder).await;
    for n in 3..10 {
        store.write(write("fast", None, n, 1)).await.unwrap();
    }
    store
}

#[tokio::test]
async fn a_deleted_log_is_noticed_and_its_tables_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let store = house_with_log(folder.path()).await;
    let crashed = crash(folder.path(), &["house.db-wal"]);
    let before = content(crashed.path());
    let opened = open(crashed.path());
    let missing = opened.missing().clone();
    assert!(missing.is_serious());
    assert_eq!(missing.commits, 7);
    let moves = LostPart::Moves { has: 3, had: 10 };
    assert_eq!(lost(&missing), [("fast", moves)]);
    assert!(missing.sentences()[1].contains("7 acknowledged moves are missing"));
    let refused = opened.write(write("fast", None, 3, 1)).await;
    assert_eq!(refused, Err(StoreError::Closed), "the dice were seen");
    drop(opened);
    assert_eq!(content(crashed.path()), before, "nothing was changed");
    let whole = crash(folder.path(), &[]);
    assert_eq!(open(whole.path()).missing(), &Missing::default());
    drop(store);
}

#[tokio::test]
async fn a_log_that_was_cut_or_changed_anywhere_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = house_with_log(folder.path()).await;
    let log = fs::read(folder.path().join("house.db-wal")).unwrap();
    let entries = 10;
    let steps = (0..log.len()).step_by(97).chain([log.len() - 1]);
    for at in steps {
        let mut flipped = log.clone();
        flipped[at] ^= 0x10;
        for bytes in [&flipped[..], &log[..at]] {
            let crashed = crash(folder.path(), &[]);
            fs::write(crashed.path().join("house.db-wal"), bytes).unwrap();
            let opened = open(crashed.path());
            let has = opened.load("fast").await.unwrap().unwrap().entries.len();
            let expected = match has {
                // The log begins with a number that nobody needs.
                10 => Vec::new(),
                _ => vec![(
                    "fast",
                    LostPart::Moves {
                        has: has as u32,
                        had: entries,
                    },
                )],
            };
            assert_eq!(lost(opened.missing()), expected, "byte {at}");
        }
    }
    drop(store);
}

#[tokio::test]
async fn an_older_file_in_its_place_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    let old = folder.path().join("old");
    store.backup(&old).await.unwrap();
    // A table is over, another goes on, a third is only changed, a fourth is new.
    let over = write("fast", Some(sheet(2, Stage::Over)), 3, 4);
    store.write(over).await.unwrap();
    store.write(write("slow", None, 3, 1)).await.unwrap();
    let changed = write("made", Some(sheet(2, Stage::Gathering)), 0, 0);
    store.write(changed).await.unwrap();
    let new = write("new", Some(sheet(1, Stage::Running)), 0, 2);
    store.write(new).await.unwrap();
    drop(store);
    fs::rename(old, folder.path().join("house.db")).unwrap();
    let store = open(folder.path());
    let expected = [
        ("fast", LostPart::End),
        ("made", LostPart::Changes),
        ("new", LostPart::Table),
        ("slow", LostPart::Moves { has: 3, had: 4 }),
    ];
    assert_eq!(lost(store.missing()), expected);
    // Set aside, then opened: nothing is missing any more, and the others go on.
    for table in ["fast", "slow"] {
        let aside = write(table, Some(sheet(2, Stage::SetAside)), 0, 0);
        store.write(aside).await.unwrap();
    }
    store.go_on_without().await.unwrap();
    store.write(write("made", None, 0, 1)).await.unwrap();
    let crashed = crash(folder.path(), &[]);
    assert_eq!(open(crashed.path()).missing(), &Missing::default());
    let crashed = crash(folder.path(), &["house.db-wal"]);
    let moves = LostPart::Moves { has: 0, had: 1 };
    assert_eq!(lost(open(crashed.path()).missing()), [("made", moves)]);
    drop(store);
}

#[tokio::test]
async fn setting_tables_aside_survives_a_crash_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let store = house_with_log(folder.path()).await;
    store.write(write("slow", None, 3, 1)).await.unwrap();
    let crashed = crash(folder.path(), &["house.db-wal"]);
    let opened = open(crashed.path());
    assert_eq!(opened.missing().tables.len(), 2);
    for n in 2..30 {
        let aside = write("slow", Some(sheet(n, Stage::SetAside)), 0, 0);
        opened.write(aside).await.unwrap();
    }
    let again = crash(crashed.path(), &[]);
    let moves = LostPart::Moves { has: 3, had: 10 };
    assert_eq!(lost(open(again.path()).missing()), [("fast", moves)]);
    drop((opened, store));
}

#[tokio::test]
async fn a_file_that_is_ahead_of_its_mark_is_fine() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    let mark = folder.path().join("house.db-mark");
    // The crash came between the commit and the mark, or tore the mark's last records.
    let before = fs::read(&mark).unwrap();
    let end = before.iter().rposition(|&byte| byte != 0).unwrap();
    store.write(write("fast", None, 3, 2)).await.unwrap();
    let after = fs::read(&mark).unwrap();
    assert_eq!(before[..end], after[..end], "it only grows");
    let last = after.iter().rposition(|&byte| byte != 0).unwrap();
    for cut in end..=last {
        let crashed = crash(folder.path(), &[]);
        let mut torn = after.clone();
        torn[cut..].fill(0);
        fs::write(crashed.path().join("house.db-mark"), torn).unwrap();
        let opened = open(crashed.path());
        assert_eq!(opened.missing(), &Missing::default(), "cut at {cut}");
        opened.write(write("fast", None, 5, 1)).await.unwrap();
        drop(opened);
        assert_eq!(open(crashed.path()).missing(), &Missing::default());
    }
    drop(store);
}

#[tokio::test]
async fn a_deleted_or_damaged_mark_is_noticed_unless_the_house_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let store = house_with_log(folder.path()).await;
    let live = [
        ("fast", LostPart::Unknown),
        ("made", LostPart::Unknown),
        ("slow", LostPart::Unknown),
    ];
    let other = tempfile::tempdir().unwrap();
    let mark = |folder: &Path| fs::read(folder.join("house.db-mark")).unwrap();
    drop(house(other.path()).await);
    let mut flipped = mark(folder.path());
    let last = flipped.iter().rposition(|&byte| byte != 0).unwrap();
    flipped[20] ^= 1;
    let mut tail = mark(folder.path());
    tail[last + 9] = 7;
    for (bytes, says) in [
        (None, "is missing"),
        (Some(Vec::new()), "can't be read"),
        (Some(b"other".repeat(100)), "can't be read"),
        (Some(flipped), "can't be read"),
        (Some(tail), "is damaged"),
        (Some(mark(other.path())), "belongs to another house"),
    ] {
        let crashed = crash(folder.path(), &["house.db-mark"]);
        if let Some(bytes) = bytes {
            fs::write(crashed.path().join("house.db-mark"), bytes).unwrap();
        }
        let opened = open(crashed.path());
        let why = opened.missing().unknown.clone().unwrap_or_default();
        assert!(why.contains(says), "{why} instead of {says}");
        assert_eq!(lost(opened.missing()), live, "{says}");
        drop(opened);
        // The main file alone knows it, too.
        fs::remove_file(crashed.path().join("house.db-wal")).unwrap();
        assert!(open(crashed.path()).missing().is_serious(), "{says}");
    }
    drop(store);
    fs::remove_file(folder.path().join("house.db-mark")).unwrap();
    assert_eq!(open(folder.path()).missing(), &Missing::default());
    assert!(folder.path().join("house.db-mark").exists());
}

#[tokio::test]
async fn a_mark_is_written_again_when_it_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    let size = || {
        fs::metadata(folder.path().join("house.db-mark"))
            .unwrap()
            .len()
    };
    let before = size();
    for n in 3..4_000 {
        store.write(write("fast", None, n, 1)).await.unwrap();
    }
    assert!(size() < before + 1_000, "it does not grow");
    let crashed = crash(folder.path(), &["house.db-wal"]);
    let opened = open(crashed.path());
    let [("fast", LostPart::Moves { had: 4_000, .. })] = lost(opened.missing())[..] else {
        panic!("{:?}", opened.missing())
    };
    let crashed = crash(folder.path(), &[]);
    assert_eq!(open(crashed.path()).missing(), &Missing::default());
    drop(store);
}

#[tokio::test]
async fn deleted_tables_are_not_missed() {
    let folder = tempfile::tempdir().unwrap();
    let store = house(folder.path()).await;
    let before = maraude_store::Before {
        gathering: 5_000,
        chat: 0,
        names: 0,
    };
    assert_eq!(store.expire(before).await.unwrap().tables, 1);
    store.write(write("fast", None, 3, 1)).await.unwrap();
    let crashed = crash(folder.path(), &["house.db-wal"]);
    let moves = LostPart::Moves { has: 3, had: 4 };
    // The file of before still has the table.
    let expected = [("fast", moves), ("made", LostPart::End)];
    assert_eq!(lost(open(crashed.path()).missing()), expected);
    let crashed = crash(folder.path(), &[]);
    assert_eq!(open(crashed.path()).missing(), &Missing::default());
    drop(store);
}
