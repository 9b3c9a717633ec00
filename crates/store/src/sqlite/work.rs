//! The writer thread: group commit.

use super::error::{error as translate, file_error};
use super::log::Log;
use super::write::{set_name, write_one};
use super::{Job, claim};
use crate::error::StoreError;
use crate::mark::Mark;
use crate::row::{Before, Expired, Write};
use rusqlite::Connection;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
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

/// A change of a batch, and its result.
type Carried<'a> = (&'a (Change, Tell), &'a Result<(), StoreError>);

/// The write of a table, if it was kept.
fn kept_write((change, result): Carried<'_>) -> Option<&Write> {
    match (&change.0, result) {
        (Change::Table(write), Ok(())) => Some(write),
        _ => None,
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

/// The writer: its connection, and the facts about the file that it remembers.
pub(super) struct Writer {
    connection: Connection,
    path: PathBuf,
    cache: WriterCache,
    /// The mark, once this process has taken the file over. Without it, nothing can be added to
    /// journals.
    mark: Option<Mark>,
    /// The file was given back.
    closed: bool,
}

/// Facts about the file that the writer remembers.
#[derive(Default)]
pub(super) struct WriterCache {
    /// Tables by id.
    pub tables: HashMap<String, KnownTable>,
    /// The log of the latest entries, once this process has taken the file over.
    pub log: Option<Log>,
}

impl Writer {
    pub(super) fn new(connection: Connection, path: &Path, mark: Option<Mark>) -> Self {
        Self {
            connection,
            path: path.to_owned(),
            cache: WriterCache::default(),
            mark,
            closed: false,
        }
    }

    /// Commits everything that is queued in one transaction and sends the results, until the queue
    /// is closed.
    pub(super) fn write_all(mut self, jobs: &Receiver<Job>) {
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
                    other => {
                        self.commit(&mut batch);
                        self.carry_out(other);
                    }
                }
                next = if batch.len() < MAX_BATCH {
                    jobs.try_recv().ok()
                } else {
                    None
                };
            }
            crowded = batch.len() >= GATHER_AFTER;
            self.commit(&mut batch);
            self.move_log(false);
            if self.cache.tables.len() > MAX_TABLES {
                self.cache.tables.clear();
            }
        }
        if let Err(error) = self.close() {
            tracing::warn!(%error, "the file was not closed properly");
        }
    }

    /// Carries out a job that is not part of a batch.
    fn carry_out(&mut self, job: Job) {
        match job {
            Job::Write(..) => {}
            Job::Settle(tell) => drop(tell.send(self.settle())),
            Job::Close(tell) => drop(tell.send(self.close())),
            Job::Take(tell) => drop(tell.send(self.take())),
            Job::Expire(before, tell) => drop(tell.send(self.expire(before))),
            Job::Check(tell) => {
                let checked = super::write::check(&self.connection);
                drop(tell.send(checked.map_err(translate)));
            }
            Job::Other(change) => change(&self.connection),
        }
    }

    /// Takes the file over.
    fn take(&mut self) -> Result<(), StoreError> {
        if self.mark.is_none() {
            self.mark = Some(claim::take(&self.connection, &self.path)?);
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<(), StoreError> {
        self.open_log()?;
        self.move_log(true);
        claim::checkpoint(&self.connection);
        Ok(())
    }

    /// Deletes what is too old.
    fn expire(&mut self, before: Before) -> Result<Expired, StoreError> {
        let (expired, tables) =
            super::write::expire(&self.connection, before).map_err(translate)?;
        if let Some(mark) = self.mark.as_mut().filter(|_| !tables.is_empty()) {
            mark.deleted(&tables).map_err(file_error)?;
            self.cache.tables.clear();
        }
        Ok(expired)
    }

    /// Opens the log before the first commit, and moves what an unclean shutdown left there. Only
    /// the process that holds the data directory has one: others create whole tables
    /// (`maraude import`).
    fn open_log(&mut self) -> Result<(), StoreError> {
        let Some(mark) = self.mark.as_mut().filter(|_| self.cache.log.is_none()) else {
            return Ok(());
        };
        let connection = &self.connection;
        let commits = claim::house_row(connection).and_then(|row| claim::commits(connection, &row));
        // After an error nobody knows whether the last commit is in the file.
        mark.skip_to(commits.map_err(translate)?);
        self.cache.log = Some(Log::left_behind(connection).map_err(translate)?);
        self.move_log(true);
        Ok(())
    }

    /// Moves the log to its tables if it is full, or if it `must` be moved. A failure does no harm.
    fn move_log(&mut self, must: bool) {
        let log = self.cache.log.as_mut();
        let Some(log) = log.filter(|log| must || log.is_full()) else {
            return;
        };
        if let Err(error) = log.move_on(&self.connection) {
            tracing::error!(%error, "the latest entries stay in the log");
        }
    }

    /// One transaction for the whole batch. A conflict fails one write; any other error, all of
    /// them.
    fn commit(&mut self, batch: &mut Vec<(Change, Tell)>) {
        if batch.is_empty() {
            return;
        }
        match self.transaction(batch) {
            Ok(results) => {
                for ((_, tell), result) in batch.drain(..).zip(results) {
                    let _ = tell.send(result);
                }
            }
            Err(error) => {
                self.cache = WriterCache::default();
                if !self.connection.is_autocommit() {
                    let _ = self.connection.execute_batch("ROLLBACK");
                }
                tracing::error!(%error, writes = batch.len(), "a batch was not written");
                for (_, tell) in batch.drain(..) {
                    let _ = tell.send(Err(error.clone()));
                }
            }
        }
    }

    fn transaction(
        &mut self,
        batch: &[(Change, Tell)],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        if self.closed {
            return Err(StoreError::Closed);
        }
        self.open_log()?;
        let results = self.carry_out_all(batch).map_err(translate)?;
        let is_kept = results.iter().any(Result::is_ok);
        let kept = || batch.iter().zip(&results).filter_map(kept_write);
        if let Some(mark) = self.mark.as_mut().filter(|_| is_kept) {
            mark.reserve(kept().map(|write| write.table.as_str()))
                .map_err(file_error)?;
        }
        let commit = self.connection.prepare_cached("COMMIT");
        commit
            .and_then(|mut commit| commit.execute([]))
            .map_err(translate)?;
        // After the commit, and before anybody is told about it.
        if let Some(mark) = self.mark.as_mut().filter(|_| is_kept) {
            mark.committed(kept()).map_err(file_error)?;
        }
        Ok(results)
    }

    /// Begins a transaction and carries the changes out in it.
    fn carry_out_all(
        &mut self,
        batch: &[(Change, Tell)],
    ) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
        let connection = &self.connection;
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        let mut results = Vec::with_capacity(batch.len());
        for (change, _) in batch {
            results.push(match change {
                Change::Table(write) => write_one(connection, &mut self.cache, write)?,
                Change::Name { visitor, name, now } => {
                    Ok(set_name(connection, visitor, name, *now)?)
                }
            });
        }
        if let (Some(log), Some(mark)) = (&mut self.cache.log, &self.mark)
            && results.iter().any(Result::is_ok)
        {
            log.write(connection, mark.commits() + 1)?;
        }
        Ok(results)
    }

    /// Moves everything into the file and gives it back.
    fn close(&mut self) -> Result<(), StoreError> {
        let Some(mark) = self.mark.take() else {
            return Ok(());
        };
        self.move_log(true);
        self.closed = true;
        claim::give_back(&self.connection, mark.commits()).map_err(translate)?;
        claim::checkpoint(&self.connection);
        Ok(())
    }
}
