//! Real files of every released version are upgraded and used. `versions/` holds one for each;
//! its tables are listed in the file of the same name that ends in `.txt`.

mod kept;

use kept::content;
use maraude_store::{Sqlite, Stage, Store};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The files, oldest first.
fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/versions");
    let mut files = kept::files(folder.as_ref());
    files.retain(|file| file.extension().is_some_and(|end| end == "db"));
    assert!(!files.is_empty());
    files
}

/// A line for each table.
async fn listed(store: &dyn Store, tables: &[String]) -> String {
    let mut list = String::new();
    for id in tables {
        let saved = store.load(id).await.unwrap().unwrap();
        let stage = saved.sheet.stage;
        let counts = (saved.entries.len(), saved.chat.len());
        let body = saved.sheet.body.len();
        let _ = writeln!(list, "{id} {stage:?} {counts:?} {body}");
    }
    list
}

async fn is_upgraded_and_used(file: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    fs::copy(file, &path).unwrap();
    let before = content(folder.path());
    let examined = Sqlite::examine(&path).unwrap();
    assert_eq!(examined.faults(), Vec::<String>::new());
    let tables = examined.tables().unwrap();
    drop(examined);
    assert_eq!(content(folder.path()), before, "reading changes nothing");
    let copy = Sqlite::upgrade(&path).unwrap();
    if let Some(copy) = copy {
        assert!(Sqlite::examine(&copy).unwrap().is_old());
    }
    assert_eq!(Sqlite::upgrade(&path).unwrap(), None, "once is enough");
    no_secret_is_in_clear(file, folder.path());
    let store = Sqlite::open(&path).unwrap();
    assert!(!store.missing().is_serious(), "a new mark is made");
    let found = listed(&store, &tables).await;
    let expected = fs::read_to_string(file.with_extension("txt")).unwrap_or_default();
    assert_eq!(found, expected, "{}", file.display());
    for table in store.running().await.unwrap() {
        let entries = store.load(&table).await.unwrap().unwrap().entries.len() as u32;
        store
            .write(kept::write(&table, None, entries, 1))
            .await
            .unwrap();
    }
    assert!(found.contains(&format!("{:?}", Stage::Gathering)));
    drop(store);
    let examined = Sqlite::examine(&path).unwrap();
    assert_eq!(examined.faults(), Vec::<String>::new());
}

/// The secrets of links, as versions up to 0.1.0 wrote them.
fn secrets_in(file: &Path) -> Vec<String> {
    let text = String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
    let secrets = text.split("\"secret\":\"").skip(1);
    secrets.map(|secret| secret[..32].to_owned()).collect()
}

/// The upgraded file, with what lies beside it, does not hold the secrets of the old one.
fn no_secret_is_in_clear(old: &Path, folder: &Path) {
    let secrets = secrets_in(old);
    for (name, bytes) in content(folder) {
        let name = name.to_string_lossy();
        let kept = name.contains("house.db.v");
        let text = String::from_utf8_lossy(&bytes);
        for secret in secrets.iter().filter(|_| !kept) {
            assert!(!text.contains(secret), "{name} holds the secret of a link");
        }
    }
}

#[tokio::test]
async fn files_of_every_released_version_are_upgraded_and_used() {
    for file in files() {
        is_upgraded_and_used(&file).await;
    }
}

#[test]
fn a_second_copy_does_not_replace_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    for name in ["house.db.v2", "house.db.v2-2"] {
        fs::copy(&files()[0], &path).unwrap();
        let copy = Sqlite::upgrade(&path).unwrap().unwrap();
        assert_eq!(copy, folder.path().join(name));
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn an_upgrade_that_cannot_keep_a_copy_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let mut damaged = fs::read(&files()[0]).unwrap();
    let page = damaged.len() / 4096 / 2;
    damaged[page * 4096..][..64].fill(0xa5);
    fs::write(&path, damaged).unwrap();
    let before = content(folder.path());
    let why = Sqlite::upgrade(&path).unwrap_err().to_string();
    assert!(why.contains("damaged"), "{why}");
    assert_eq!(content(folder.path()), before);
}
