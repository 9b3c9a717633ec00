//! The writer thread: group commit.

use super::write::{set_name, write_one};
use super::{Job, open};
use crate::error::StoreError;
use crate::row::Write;
use rusqlite::Connection;
use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use tokio::sync::oneshot;

/// At most so many writes share one transaction.
const BATCH: usize = 1_024;
/// After a commit of so many writes the next one waits a moment for more: a sync costs the same
/// for one as for a hundred. Who writes alone never waits.
const CROWD: usize = 8;
/// How long that moment is.
const GATHER: Duration = Duration::from_millis(2);
/// At most so many tables are remembered.
const TABLES: usize = 50_000;

/// Whom to tell how a write went.
type Tell = oneshot::Sender<Result<(), StoreError>>;

/// One thing that shares a transaction with others.
pub(super) enum Change {
    /// What a table writes.
    Table(Write),
    /// The name of a visitor.
    Name {
        visitor: String,
        name: String,
        now: u64,
    },
}

/// What the writer remembers of a table. Nobody else writes to the file, so it stays true.
pub(super) struct Table {
    /// Its key in the database.
    pub key: i64,
    /// How many entries its journal has.
    pub entries: u32,
    /// Whose it is, once that was written by this writer.
    pub visitors: Option<Vec<String>>,
}

/// Tables by id.
pub(super) type Tables = HashMap<String, Table>;

/// Takes all that is queued, commits it at once, tells everybody; until nobody can ask any more.
pub(super) fn write_all(connection: &Connection, jobs: &Receiver<Job>) {
    let mut tables = Tables::new();
    let mut batch = Vec::with_capacity(BATCH);
    let mut crowded = false;
    while let Ok(job) = jobs.recv() {
        if crowded {
            std::thread::sleep(GATHER);
        }
        let mut next = Some(job);
        while let Some(job) = next {
            match job {
                Job::Write(change, tell) => batch.push((change, tell)),
                Job::Other(change) => {
                    commit(connection, &mut tables, &mut batch);
                    change(connection);
                    tables.clear();
                }
            }
            next = if batch.len() < BATCH {
                jobs.try_recv().ok()
            } else {
                None
            };
        }
        crowded = batch.len() >= CROWD;
        commit(connection, &mut tables, &mut batch);
        if tables.len() > TABLES {
            tables.clear();
        }
    }
}

/// One transaction for the whole batch. A conflict concerns one write; anything else, all.
fn commit(connection: &Connection, tables: &mut Tables, batch: &mut Vec<(Change, Tell)>) {
    if batch.is_empty() {
        return;
    }
    match transaction(connection, tables, batch) {
        Ok(results) => {
            for ((_, tell), result) in batch.drain(..).zip(results) {
                let _ = tell.send(result);
            }
        }
        Err(error) => {
            tables.clear();
            if !connection.is_autocommit() {
                let _ = connection.execute_batch("ROLLBACK");
            }
            let error = open::error(error);
            tracing::error!(%error, writes = batch.len(), "nothing of this batch was kept");
            for (_, tell) in batch.drain(..) {
                let _ = tell.send(Err(error.clone()));
            }
        }
    }
}

fn transaction(
    connection: &Connection,
    tables: &mut Tables,
    batch: &[(Change, Tell)],
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut results = Vec::with_capacity(batch.len());
    for (change, _) in batch {
        results.push(match change {
            Change::Table(write) => write_one(connection, tables, write)?,
            Change::Name { visitor, name, now } => Ok(set_name(connection, visitor, name, *now)?),
        });
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(results)
}
