//! The writer thread: group commit.

use super::write::write_one;
use super::{Job, open};
use crate::error::StoreError;
use crate::row::Write;
use rusqlite::Connection;
use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use tokio::sync::oneshot;

/// At most so many writes share one transaction.
const BATCH: usize = 1_024;
/// At most so many keys of tables are remembered.
const KEYS: usize = 50_000;

/// Whom to tell how a write went.
type Tell = oneshot::Sender<Result<(), StoreError>>;

/// Database keys by table id.
pub(super) type Keys = HashMap<String, i64>;

/// Takes all that is queued, commits it at once, tells everybody; until nobody can ask any more.
pub(super) fn write_all(connection: &Connection, jobs: &Receiver<Job>) {
    let mut keys = Keys::new();
    let mut batch = Vec::with_capacity(BATCH);
    while let Ok(job) = jobs.recv() {
        let mut next = Some(job);
        while let Some(job) = next {
            match job {
                Job::Write(write, tell) => batch.push((write, tell)),
                Job::Other(change) => {
                    commit(connection, &mut keys, &mut batch);
                    change(connection);
                    keys.clear();
                }
            }
            next = if batch.len() < BATCH {
                jobs.try_recv().ok()
            } else {
                None
            };
        }
        commit(connection, &mut keys, &mut batch);
        if keys.len() > KEYS {
            keys.clear();
        }
    }
}

/// One transaction for the whole batch. A conflict concerns one write; anything else, all.
fn commit(connection: &Connection, keys: &mut Keys, batch: &mut Vec<(Write, Tell)>) {
    if batch.is_empty() {
        return;
    }
    match transaction(connection, keys, batch) {
        Ok(results) => {
            for ((_, tell), result) in batch.drain(..).zip(results) {
                let _ = tell.send(result);
            }
        }
        Err(error) => {
            keys.clear();
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
    keys: &mut Keys,
    batch: &[(Write, Tell)],
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut results = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        results.push(write_one(connection, keys, write)?);
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(results)
}
