//! The default store: one `SQLite` file, one writer thread, one reader thread.
//!
//! The writer takes all that is queued, makes it one transaction with one fsync, and answers
//! every request (D10); the entries of one commit are one row of a log. The reader has its own
//! connection, so that loading a table and writing do not wait for each other.

mod log;
mod open;
mod read;
mod work;
mod write;

use crate::error::StoreError;
use crate::row::{Before, Expired, Saved, Sheet, Write};
use crate::store::{Answer, Store};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use work::Change;

/// Tables in an `SQLite` file.
pub struct Sqlite {
    path: PathBuf,
    writer: Option<Sender<Job>>,
    reader: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
}

/// A request to the writer thread, with the channel for its answer.
enum Job {
    Write(Change, oneshot::Sender<Result<(), StoreError>>),
    Other(Box<dyn FnOnce(&Connection) + Send>),
    Settle(oneshot::Sender<Result<(), StoreError>>),
    Check(oneshot::Sender<Result<(), StoreError>>),
}

/// A request to the reader thread.
type Question = Box<dyn FnOnce(&Connection) + Send>;

impl Sqlite {
    /// Opens the file, making or upgrading it as needed.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writing = open::open_writer(path)?;
        let reading = open::open_reader(path)?;
        let (writer, jobs) = channel();
        let (reader, questions) = channel::<Question>();
        let write = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || work::write_all(&writing, &jobs));
        let read = std::thread::Builder::new()
            .name("store-reader".to_owned())
            .spawn(move || {
                for question in questions {
                    question(&reading);
                }
            });
        let threads = [write, read].into_iter().collect::<Result<_, _>>();
        Ok(Self {
            path: path.to_owned(),
            writer: Some(writer),
            reader: Some(reader),
            threads: threads.map_err(|error| StoreError::Broken(error.to_string()))?,
        })
    }

    /// Checks that a file was written by this version of the store or an older one and is
    /// undamaged. Unlike opening it, this changes nothing.
    pub fn examine(path: &Path) -> Result<(), StoreError> {
        open::examine(path)
    }

    /// Moves the entries of the log to their tables, those of an unclean shutdown included. Then
    /// tables load faster, and everything is in the file itself. Only for the process that holds
    /// the data directory.
    pub fn settle(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Settle(tell), answer)
    }

    /// Limits the size of the file, in pages, as a full disk would (for tests).
    pub fn limit_pages(&self, pages: u32) -> Answer<()> {
        self.change(move |connection| {
            connection.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<T> {
        let (tell, answer) = oneshot::channel();
        let question: Question = Box::new(move |connection| {
            let _ = tell.send(question(connection).map_err(open::error));
        });
        let sent = self
            .reader
            .as_ref()
            .is_some_and(|reader| reader.send(question).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<T> {
        let (tell, answer) = oneshot::channel();
        let job = Job::Other(Box::new(move |connection| {
            let _ = tell.send(change(connection).map_err(open::error));
        }));
        self.send(job, answer)
    }

    fn send<T: Send + 'static>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Answer<T> {
        let sent = self
            .writer
            .as_ref()
            .is_some_and(|writer| writer.send(job).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }
}

impl Drop for Sqlite {
    /// Waits until everything queued is written.
    fn drop(&mut self) {
        self.writer = None;
        self.reader = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Write(Change::Table(write), tell), answer)
    }

    fn load(&self, table: &str) -> Answer<Option<Saved>> {
        let table = table.to_owned();
        self.ask(move |connection| read::load(connection, &table))
    }

    fn sheet(&self, table: &str) -> Answer<Option<Sheet>> {
        let table = table.to_owned();
        self.ask(move |connection| read::load_sheet(connection, &table))
    }

    fn running(&self) -> Answer<Vec<String>> {
        self.ask(read::running)
    }

    fn listed(&self, limit: u32) -> Answer<Vec<String>> {
        self.ask(move |connection| read::listed(connection, limit))
    }

    fn of_visitor(&self, visitor: &str, limit: u32) -> Answer<Vec<String>> {
        let visitor = visitor.to_owned();
        self.ask(move |connection| read::of_visitor(connection, &visitor, limit))
    }

    fn open_tables(&self, visitor: &str) -> Answer<u32> {
        let visitor = visitor.to_owned();
        self.ask(move |connection| read::open_tables(connection, &visitor))
    }

    fn of_day(&self, day: &str, limit: u32) -> Answer<Vec<(String, Sheet)>> {
        let day = day.to_owned();
        self.ask(move |connection| read::of_day(connection, &day, limit))
    }

    fn name(&self, visitor: &str) -> Answer<Option<String>> {
        let visitor = visitor.to_owned();
        self.ask(move |connection| read::name(connection, &visitor))
    }

    fn set_name(&self, visitor: &str, name: &str, now: u64) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        let (visitor, name) = (visitor.to_owned(), name.to_owned());
        self.send(
            Job::Write(Change::Name { visitor, name, now }, tell),
            answer,
        )
    }

    fn expire(&self, before: Before) -> Answer<Expired> {
        self.change(move |connection| write::expire(connection, before))
    }

    fn backup(&self, to: &Path) -> Answer<()> {
        let (from, to) = (self.path.clone(), to.to_owned());
        // On its own connection and thread: a long copy delays no other request.
        let (tell, answer) = oneshot::channel();
        std::thread::spawn(move || {
            let _ = tell.send(open::copy(&from, &to));
        });
        Box::pin(async move { answer.await.unwrap_or(Err(StoreError::Closed)) })
    }

    fn check(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Check(tell), answer)
    }
}
