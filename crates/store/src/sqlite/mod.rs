//! The default store: one `SQLite` file, one writer thread, one reader thread.
//!
//! The writer takes all that is queued, makes it one transaction with one fsync, and answers
//! every request; the entries of one commit are one row of a log. The reader has its own
//! connection, so that loading a table and writing do not wait for each other.

mod chat;
mod claim;
mod copy;
mod error;
mod examine;
mod fill;
mod links;
mod log;
mod open;
mod read;
mod sum;
mod version;
mod work;
mod write;

use crate::error::StoreError;
use crate::mark::mark_path;
use crate::missing::Missing;
use crate::row::{Before, Expired, Saved, SheetRow, Write};
use crate::store::{Answer, Store};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use work::{Change, Writer};

pub use examine::Examined;

/// Tables in an `SQLite` file.
pub struct Sqlite {
    path: PathBuf,
    writer: Option<Sender<Job>>,
    reader: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
    missing: Missing,
}

/// A request to the writer thread, with the channel for its answer.
enum Job {
    Write(Change, oneshot::Sender<Result<(), StoreError>>),
    Other(Box<dyn FnOnce(&Connection) + Send>),
    Settle(oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<Result<(), StoreError>>),
    Take(oneshot::Sender<Result<(), StoreError>>),
    Expire(Before, oneshot::Sender<Result<Expired, StoreError>>),
    Check(oneshot::Sender<Result<(), StoreError>>),
}

/// A request to the reader thread.
type Question = Box<dyn FnOnce(&Connection) + Send>;

impl Sqlite {
    /// Opens the file for the process that holds the data directory; the file is made if there is
    /// none. If acknowledged moves are missing, nothing can be added to journals until
    /// [`Sqlite::go_on_without`] is called.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let connection = open::open_writer(path)?;
        let missing = claim::missing(&connection, path)?;
        let mark = if missing.is_serious() {
            None
        } else {
            Some(claim::take(&connection, path)?)
        };
        Self::start(Writer::new(connection, path, mark), path, missing)
    }

    /// Opens a file that is there, also while a house has it open. Tables can be read and made,
    /// but nothing can be added to them.
    pub fn open_beside(path: &Path) -> Result<Self, StoreError> {
        // Looked for here, because a missing file would be made.
        open::connect(path)?;
        let connection = open::open_writer(path)?;
        Self::start(
            Writer::new(connection, path, None),
            path,
            Missing::default(),
        )
    }

    fn start(writing: Writer, path: &Path, missing: Missing) -> Result<Self, StoreError> {
        let reading = open::open_reader(path)?;
        let (writer, jobs) = channel();
        let (reader, questions) = channel::<Question>();
        let read = std::thread::Builder::new()
            .name("store-reader".to_owned())
            .spawn(move || {
                for question in questions {
                    question(&reading);
                }
            });
        let write = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || writing.write_all(&jobs));
        // The writer is the last to close its connection, so that nothing stays beside the file.
        let threads = [read, write].into_iter().collect::<Result<_, _>>();
        Ok(Self {
            path: path.to_owned(),
            writer: Some(writer),
            reader: Some(reader),
            threads: threads.map_err(|error| StoreError::Broken(error.to_string()))?,
            missing,
        })
    }

    /// Brings a file to the version of this program. A copy is kept first, as `house.db.v2`;
    /// returns its path if there was something to do. Only for the process that holds the data
    /// directory.
    pub fn upgrade(path: &Path) -> Result<Option<PathBuf>, StoreError> {
        version::upgrade(path)
    }

    /// Prepares a copy of a file to take the place of the one at `place`. Returns whether the mark
    /// there goes with it; otherwise it must be put aside, too.
    pub fn adopt(copy: &Path, place: &Path) -> Result<bool, StoreError> {
        let connection = open::open_writer(copy)?;
        claim::adopt(&connection, place).map_err(error::error)
    }

    /// The mark of the file at this path.
    pub fn mark(path: &Path) -> PathBuf {
        mark_path(path)
    }

    /// Copies everything into a new file, also while a house is open, and whatever its version.
    pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        copy::copy(from, to)
    }

    /// Opens a file to read everything in it, whatever its version. Nothing is changed.
    pub fn examine(path: &Path) -> Result<Examined, StoreError> {
        Examined::open(path)
    }

    /// The acknowledged moves that are missing in the file.
    pub fn missing(&self) -> &Missing {
        &self.missing
    }

    /// Forgets that something is missing. The tables that have lost something must be set aside
    /// before.
    pub fn go_on_without(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Take(tell), answer)
    }

    /// Moves the entries of the log to their tables, those of an unclean shutdown included. Then
    /// tables load faster, and everything is in the file itself. Only for the process that holds
    /// the data directory.
    pub fn settle(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Settle(tell), answer)
    }

    /// Moves everything into the file and gives it back: from now on nothing can be written, and
    /// the file alone is a whole house.
    pub fn close(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Close(tell), answer)
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
            let _ = tell.send(question(connection).map_err(error::error));
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
            let _ = tell.send(change(connection).map_err(error::error));
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
        self.reader = None;
        let mut threads = self.threads.drain(..);
        let _ = threads.next().map(JoinHandle::join);
        self.writer = None;
        for thread in threads {
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

    fn sheet(&self, table: &str) -> Answer<Option<SheetRow>> {
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

    fn of_day(&self, day: &str, limit: u32) -> Answer<Vec<(String, SheetRow)>> {
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
        let (tell, answer) = oneshot::channel();
        self.send(Job::Expire(before, tell), answer)
    }

    fn backup(&self, to: &Path) -> Answer<()> {
        let (from, to) = (self.path.clone(), to.to_owned());
        // On its own connection and thread: a long copy delays no other request.
        let (tell, answer) = oneshot::channel();
        std::thread::spawn(move || {
            let _ = tell.send(copy::copy(&from, &to));
        });
        Box::pin(async move { answer.await.unwrap_or(Err(StoreError::Closed)) })
    }

    fn check(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        self.send(Job::Check(tell), answer)
    }
}
