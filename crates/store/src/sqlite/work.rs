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

impl Change {
    /// Whether it adds entries to a table that is already there.
    fn goes_on(&self) -> bool {
        matches!(self, Self::Table(write) if !write.entries.is_empty() && !write.is_new())
    }
}

/// What the writer remembers of a table. Nobody else writes to the file, so it stays true.
pub(super) struct Table {
    /// Its key in the database.
    pub key: i64,
    /// How many entries its journal has, once that was asked for.
    pub entries: Option<u32>,
    /// Whose it is, once that was written by this writer.
    pub visitors: Option<Vec<String>>,
}

/// What the writer remembers of the file.
#[derive(Default)]
pub(super) struct Memory {
    /// Tables by id.
    pub tables: HashMap<String, Table>,
    /// The log of the latest entries, once there is one to add.
    pub log: Option<Log>,
}

impl Memory {
    /// Opens the log before the first entry is added to it. What a house that was not closed has
    /// left there is moved on. Only the house that holds the data directory comes here: others
    /// make whole tables (`maraude import`).
    fn open_log(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.log.is_none() {
            self.log = Some(Log::left_behind(connection)?);
            self.move_log(connection, true);
        }
        Ok(())
    }

    /// Forgets everything: the file knows better.
    fn forget(&mut self) {
        *self = Self::default();
    }

    /// Moves the log on if it is time, or if it must be. It is no harm if it can't be moved now.
    fn move_log(&mut self, connection: &Connection, must: bool) {
        let Some(log) = self.log.as_mut().filter(|log| must || log.is_full()) else {
            return;
        };
        if let Err(error) = log.move_on(connection) {
            tracing::error!(%error, "the latest entries stay in the log");
        }
    }
}

/// Takes all that is queued, commits it at once, tells everybody; until nobody can ask any more.
pub(super) fn write_all(connection: &Connection, jobs: &Receiver<Job>) {
    let mut memory = Memory::default();
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
                Job::Settle(tell) => {
                    commit(connection, &mut memory, &mut batch);
                    let opened = memory.open_log(connection).map_err(open::error);
                    memory.move_log(connection, true);
                    fold(connection);
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
            next = if batch.len() < BATCH {
                jobs.try_recv().ok()
            } else {
                None
            };
        }
        crowded = batch.len() >= CROWD;
        commit(connection, &mut memory, &mut batch);
        memory.move_log(connection, false);
        if memory.tables.len() > TABLES {
            memory.tables.clear();
        }
    }
    memory.move_log(connection, true);
}

/// Moves all of `SQLite`'s own log into the file and empties it. It is no harm if that must wait.
fn fold(connection: &Connection) {
    let folded = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    if let Err(error) = folded {
        tracing::warn!(%error, "the latest writes stay beside the file");
    }
}

/// One transaction for the whole batch. A conflict concerns one write; anything else, all.
fn commit(connection: &Connection, memory: &mut Memory, batch: &mut Vec<(Change, Tell)>) {
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
            tracing::error!(%error, writes = batch.len(), "nothing of this batch was kept");
            for (_, tell) in batch.drain(..) {
                let _ = tell.send(Err(error.clone()));
            }
        }
    }
}

fn transaction(
    connection: &Connection,
    memory: &mut Memory,
    batch: &[(Change, Tell)],
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    if batch.iter().any(|(change, _)| change.goes_on()) {
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
