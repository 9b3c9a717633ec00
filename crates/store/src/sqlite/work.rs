//! The writer thread: group commit.

use super::log::Log;
use super::write::{set_name, write_one};
use super::{Job, open};
use crate::error::StoreError;
use crate::row::Write;
use rusqlite::Connection;
use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use tokio::sync::oneshot;

/// Most writes in one transaction.
const MAX_BATCH: usize = 1_024;
/// Writes in a commit after which the next one waits for [`GATHER_FOR`]: a sync costs the same
/// for one write as for a hundred. A lone writer never waits.
const GATHER_AFTER: usize = 8;
/// How long a commit waits for more writes under load.
const GATHER_FOR: Duration = Duration::from_millis(2);
/// Tables that the writer remembers before it forgets them all.
const MAX_TABLES: usize = 50_000;

/// The channel for the result of a write.
type Tell = oneshot::Sender<Result<(), StoreError>>;

/// One change of a transaction.
pub(super) enum Change {
    /// A write of a table.
    Table(Write),
    /// The name of a visitor.
    Name {
        visitor: String,
        name: String,
        now: u64,
    },
}

impl Change {
    /// Whether it adds entries to an existing table.
    fn appends(&self) -> bool {
        matches!(self, Self::Table(write) if !write.entries.is_empty() && !write.is_new())
    }
}

/// Facts about a table that the writer remembers. No other process writes to it, so this stays
/// true.
pub(super) struct KnownTable {
    /// Its key in the database.
    pub key: i64,
    /// How many entries its journal has, once it was needed.
    pub entries: Option<u32>,
    /// The visitors whose table it is, once this writer has written them.
    pub visitors: Option<Vec<String>>,
}

/// Facts about the file that the writer remembers.
#[derive(Default)]
pub(super) struct WriterCache {
    /// Tables by id.
    pub tables: HashMap<String, KnownTable>,
    /// The log of the latest entries, once there is one to add.
    pub log: Option<Log>,
}

impl WriterCache {
    /// Opens the log before the first entry is added to it, and moves what an unclean shutdown left
    /// there. Only the process that holds the data directory comes here: others create whole
    /// tables (`maraude import`).
    fn open_log(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.log.is_none() {
            self.log = Some(Log::left_behind(connection)?);
            self.move_log(connection, true);
        }
        Ok(())
    }

    /// Forgets everything after a failed transaction.
    fn forget(&mut self) {
        *self = Self::default();
    }

    /// Moves the log to its tables if it is full, or if it `must` be moved. A failure does no harm.
    fn move_log(&mut self, connection: &Connection, must: bool) {
        let Some(log) = self.log.as_mut().filter(|log| must || log.is_full()) else {
            return;
        };
        if let Err(error) = log.move_on(connection) {
            tracing::error!(%error, "the latest entries stay in the log");
        }
    }
}

/// Commits everything that is queued in one transaction and sends the results, until the queue is
/// closed.
pub(super) fn write_all(connection: &Connection, jobs: &Receiver<Job>) {
    let mut memory = WriterCache::default();
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut crowded = false;
    while let Ok(job) = jobs.recv() {
        if crowded {
            std::thread::sleep(GATHER_FOR);
        }
        let mut next = Some(job);
        while let Some(job) = next {
            match job {
                Job::Write(change, tell) => batch.push((change, tell)),
                Job::Settle(tell) => {
                    commit(connection, &mut memory, &mut batch);
                    let opened = memory.open_log(connection).map_err(open::error);
                    memory.move_log(connection, true);
                    checkpoint(connection);
                    let _ = tell.send(opened);
                }
                Job::Check(tell) => {
                    let _ = tell.send(super::write::check(connection).map_err(open::error));
                }
                Job::Other(change) => {
                    commit(connection, &mut memory, &mut batch);
                    change(connection);
                    memory.tables.clear();
                }
            }
            next = if batch.len() < MAX_BATCH {
                jobs.try_recv().ok()
            } else {
                None
            };
        }
        crowded = batch.len() >= GATHER_AFTER;
        commit(connection, &mut memory, &mut batch);
        memory.move_log(connection, false);
        if memory.tables.len() > MAX_TABLES {
            memory.tables.clear();
        }
    }
    memory.move_log(connection, true);
}

/// Moves `SQLite`'s own log into the file and empties it. A failure does no harm.
fn checkpoint(connection: &Connection) {
    let done = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    if let Err(error) = done {
        tracing::warn!(%error, "the latest writes stay beside the file");
    }
}

/// One transaction for the whole batch. A conflict fails one write; any other error, all of them.
fn commit(connection: &Connection, memory: &mut WriterCache, batch: &mut Vec<(Change, Tell)>) {
    if batch.is_empty() {
        return;
    }
    match transaction(connection, memory, batch) {
        Ok(results) => {
            for ((_, tell), result) in batch.drain(..).zip(results) {
                let _ = tell.send(result);
            }
        }
        Err(error) => {
            memory.forget();
            if !connection.is_autocommit() {
                let _ = connection.execute_batch("ROLLBACK");
            }
            let error = open::error(error);
            tracing::error!(%error, writes = batch.len(), "a batch was not written");
            for (_, tell) in batch.drain(..) {
                let _ = tell.send(Err(error.clone()));
            }
        }
    }
}

fn transaction(
    connection: &Connection,
    memory: &mut WriterCache,
    batch: &[(Change, Tell)],
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    if batch.iter().any(|(change, _)| change.appends()) {
        memory.open_log(connection)?;
    }
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut results = Vec::with_capacity(batch.len());
    for (change, _) in batch {
        results.push(match change {
            Change::Table(write) => write_one(connection, memory, write)?,
            Change::Name { visitor, name, now } => Ok(set_name(connection, visitor, name, *now)?),
        });
    }
    if let Some(log) = &mut memory.log {
        log.write(connection)?;
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(results)
}
