//! Opens what the house keeps. If the house refuses to start, nothing was changed.

use crate::data::{Lock, explain, file};
use crate::input::Failure;
use maraude_house::{BrokenTable, TimeSource, check_running, set_aside};
use maraude_protocol::Aside;
use maraude_store::{Missing, Sqlite, Stage};
use std::path::Path;

/// Opens the store. An older file is upgraded, if its running games go on in this version.
pub(super) fn open(lock: &Lock, data: &Path, quarantine: bool) -> Result<Sqlite, Failure> {
    if file(data).exists() {
        let broken = would_break(data)?;
        if !broken.is_empty() && !quarantine {
            return Err(refuse(&broken));
        }
        if let Some(copy) = lock.upgrade()? {
            eprintln!(
                "{} was upgraded; the file of before is kept as {}",
                file(data).display(),
                copy.display()
            );
        }
    }
    lock.open()
}

/// The running games of an older file that can't go on in this version.
fn would_break(data: &Path) -> Result<Vec<BrokenTable>, Failure> {
    let fails = |error| explain(data, &error);
    let examined = Sqlite::examine(&file(data)).map_err(fails)?;
    let mut broken = Vec::new();
    if examined.is_old() {
        for table in examined.tables().map_err(fails)? {
            let saved = examined.load(&table).map_err(fails)?;
            let saved = saved.filter(|saved| saved.sheet.stage == Stage::Running);
            let checked = saved.map(|saved| check_running(&table, &saved, maraude_catalog::game));
            broken.extend(checked.and_then(Result::err));
        }
    }
    Ok(broken)
}

/// Names the games that can't go on, and says what to do.
pub(super) fn refuse(broken: &[BrokenTable]) -> Failure {
    for BrokenTable {
        table, game, why, ..
    } in broken
    {
        eprintln!("table {table} ({game}) no longer replays: {why}");
    }
    let damaged = broken.iter().any(|broken| broken.aside == Aside::Damaged);
    let advice = if damaged {
        "Restore a backup"
    } else {
        "Start the version they were played with"
    };
    format!(
        "{} running games can't go on in this version; nothing was changed. {advice}, or set them \
         aside with --quarantine",
        broken.len()
    )
    .into()
}

/// Sets aside the tables that have lost acknowledged moves, or refuses to start.
pub(super) async fn go_on_without(store: &Sqlite, quarantine: bool) -> Result<(), Failure> {
    let missing = store.missing();
    for sentence in missing.sentences() {
        eprintln!("{sentence}");
    }
    if !missing.is_serious() {
        return Ok(());
    }
    if !quarantine {
        return Err(advise(missing).into());
    }
    let lost: Vec<BrokenTable> = missing
        .tables
        .iter()
        .filter_map(BrokenTable::lost)
        .collect();
    all_aside(store, &lost).await?;
    store.go_on_without().await?;
    Ok(())
}

/// Says what to do about missing moves.
fn advise(missing: &Missing) -> String {
    let what = if missing.unknown.is_some() {
        "moves may be missing"
    } else {
        "acknowledged moves are missing"
    };
    format!(
        "{what} at {} tables; nothing was changed. Put the missing file back if you still have it, \
         or restore a newer backup; otherwise set these tables aside with --quarantine: they can't \
         go on with dice that people have seen",
        missing.tables.len()
    )
}

/// Sets tables aside.
pub(super) async fn all_aside(store: &Sqlite, broken: &[BrokenTable]) -> Result<(), Failure> {
    for table in broken {
        set_aside(store, table, TimeSource::System.unix_ms()).await?;
    }
    eprintln!(
        "{} tables were set aside; their players will see why",
        broken.len()
    );
    Ok(())
}
