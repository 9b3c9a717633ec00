//! The task that owns a table, from loading it until it leaves memory.

use super::audience::Audience;
use super::batch::Batch;
use super::bots::BotSeats;
use super::chat::ChatLog;
use super::request::Request;
use super::seen::SeenCommands;
use super::streams::Streams;
use crate::house::House;
use crate::running::{self, Running};
use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_protocol::{Bye, Code, Phase};
use maraude_store::{Saved, StoreError, Write};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

/// The most requests that one commit covers.
const MAX_REQUESTS_PER_COMMIT: usize = 64;

/// A table in memory.
pub(super) struct TableTask {
    pub(super) house: Arc<House>,
    pub(super) id: Arc<str>,
    pub(super) game: &'static dyn GameEntry,
    pub(super) sheet: Sheet,
    pub(super) kept: Kept,
    /// The game, once it has begun; a finished one only when somebody looks at it.
    pub(super) running: Option<Running>,
    pub(super) audience: Audience,
    pub(super) streams: Streams,
    pub(super) chat: ChatLog,
    pub(super) seen: SeenCommands,
    pub(super) bots: BotSeats,
    pub(super) batch: Batch,
    /// Since when no socket has been connected.
    pub(super) idle: Option<Instant>,
    /// Since when every person of a simultaneous game has been away.
    pub(super) all_away: Option<u64>,
    /// The task's own queue, for the answers of bots.
    pub(super) requests: mpsc::WeakSender<Request>,
}

/// A request from the queue, or the reason why there is none.
enum Taken {
    Request(Request),
    /// Nothing in time.
    Nothing,
    /// There will be no more.
    Closed,
}

/// The durable part of a table.
pub(super) struct Kept {
    /// The last revision of the sheet.
    revision: u64,
    /// The number of entries.
    entries: u32,
    /// When the table last changed, in milliseconds since 1970.
    pub(super) changed: u64,
}

/// Runs a table from its creation or loading until nobody needs it.
pub(crate) async fn look_after(
    house: Arc<House>,
    id: Arc<str>,
    queue: mpsc::Receiver<Request>,
    new: Option<Saved>,
) {
    let watch = Watch {
        house: house.clone(),
        id: id.clone(),
        done: false,
    };
    // Declared after the watch, so that it is dropped first, even after a panic.
    let mut queue = queue;
    let task = match new {
        Some(saved) => TableTask::from_saved(&house, &id, &saved),
        None => Box::pin(TableTask::load(&house, &id)).await,
    };
    let ended = match task {
        Ok(task) => task.work(&mut queue).await,
        Err(code) => Err(code),
    };
    let code = ended.err().unwrap_or(Code::Unavailable);
    queue.close();
    while let Some(request) = queue.recv().await {
        request.refuse(&*house.bus, code);
    }
    drop(queue);
    watch.finish();
}

/// Reports a task that panicked.
struct Watch {
    house: Arc<House>,
    id: Arc<str>,
    done: bool,
}

impl Watch {
    fn finish(mut self) {
        self.done = true;
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if !self.done {
            tracing::error!(
                table = &*self.id,
                "a table panicked; it is loaded again from the store"
            );
            self.house.metrics().broken.inc();
        }
        self.house.registry.forget(&self.id);
    }
}

impl TableTask {
    async fn load(house: &Arc<House>, id: &Arc<str>) -> Result<Box<Self>, Code> {
        let began = house.instant();
        let saved = house.store.load(id).await.map_err(|error| {
            tracing::error!(%error, "a table could not be loaded");
            Code::Unavailable
        })?;
        let saved = saved.ok_or(Code::NotFound)?;
        let task = Self::from_saved(house, id, &saved)?;
        house.metrics().loaded.inc();
        house.metrics().load.record(house.time().since(began));
        Ok(task)
    }

    /// Boxed, because a future is as large as everything it ever holds, and most tables only wait.
    fn from_saved(house: &Arc<House>, id: &Arc<str>, saved: &Saved) -> Result<Box<Self>, Code> {
        let fails = |why: &str| {
            tracing::error!(table = &**id, why, "a table can't be loaded");
            Code::Unavailable
        };
        let sheet = Sheet::from_row(&saved.sheet).map_err(|error| {
            fails(&error.to_string());
            Sheet::unreadable(&saved.sheet)
        })?;
        let game = house.game(&sheet.game).ok_or(Code::NoSuchGame)?;
        let mut seen = SeenCommands::default();
        let by_entry = saved
            .entries
            .iter()
            .filter_map(|entry| entry.command.as_deref());
        let by_line = saved.chat.iter().filter_map(|line| line.command.as_deref());
        let by_sheet = sheet.commands.iter().map(String::as_str);
        by_entry
            .chain(by_line)
            .chain(by_sheet)
            .for_each(|command| seen.keep(command));
        let mut running = None;
        if sheet.phase == Phase::Running {
            let lines = saved.entries.iter().map(|entry| entry.line.as_str());
            let replayed = running::replay(&sheet, game, lines, |_| false, |_, _| ());
            running = Some(replayed.map_err(|why| fails(&why))?);
        }
        let last = running.as_ref().map_or(0, |running| running.time.last);
        // Nobody has come back yet.
        let running_alone = running.as_ref().filter(|_| !sheet.people().is_empty());
        let running_alone = running_alone.map(|_| house.now());
        let kept = Kept {
            revision: saved.sheet.revision,
            entries: saved.entries.len() as u32,
            changed: saved.sheet.changed.max(sheet.began.unwrap_or(0) + last),
        };
        Ok(Box::new(Self {
            house: house.clone(),
            id: id.clone(),
            game,
            kept,
            bots: BotSeats::new(sheet.seats()),
            sheet,
            running,
            audience: Audience::new(house.bus.clone()),
            streams: Streams::default(),
            chat: ChatLog::from_rows(&saved.chat),
            seen,
            batch: Batch::default(),
            idle: Some(house.instant()),
            all_away: running_alone,
            requests: mpsc::channel(1).0.downgrade(),
        }))
    }

    /// Runs until nobody needs the table (`Ok`) or something fails.
    async fn work(mut self: Box<Self>, queue: &mut mpsc::Receiver<Request>) -> Result<(), Code> {
        if let Some(requests) = self.house.registry.weak(&self.id) {
            self.requests = requests;
        }
        // With only bots there is nobody to wait for.
        self.begin_if_ready();
        self.settle();
        self.write().await?;
        self.tell();
        self.think();
        loop {
            match self.take(queue).await {
                Taken::Request(request) => {
                    if !self.judge_all(request, queue).await? {
                        return Ok(());
                    }
                }
                Taken::Nothing
                    if self.may_leave() && self.house.registry.release(&self.id, queue) =>
                {
                    self.leave();
                    return Ok(());
                }
                Taken::Nothing => {}
                Taken::Closed => return Ok(()),
            }
            self.on_time();
            self.write().await?;
            self.tell();
            self.think();
        }
    }

    /// Takes the next request, or nothing if something is due before it comes.
    async fn take(&mut self, queue: &mut mpsc::Receiver<Request>) -> Taken {
        let taken = match self.sleep_for() {
            None => Some(queue.recv().await),
            Some(sleep) => self.house.time().timeout(sleep, queue.recv()).await,
        };
        match taken {
            Some(Some(request)) => Taken::Request(request),
            Some(None) => Taken::Closed,
            None => Taken::Nothing,
        }
    }

    /// Judges this request and those that wait behind it; `false` after a request to close.
    async fn judge_all(
        &mut self,
        first: Request,
        queue: &mut mpsc::Receiver<Request>,
    ) -> Result<bool, Code> {
        let mut next = Some(first);
        let mut judged = 0;
        while let Some(request) = next {
            if !self.judge_request(request).await? {
                return Ok(false);
            }
            judged += 1;
            let more = judged < MAX_REQUESTS_PER_COMMIT;
            next = more.then(|| queue.try_recv().ok()).flatten();
        }
        Ok(true)
    }

    /// Judges one request; `false` after a request to close.
    async fn judge_request(&mut self, request: Request) -> Result<bool, Code> {
        match request {
            Request::Attach(socket) => self.attach(socket),
            Request::Detach(socket) => self.detach(socket),
            Request::Hello(socket, hello) => {
                if hello.seat.is_none() {
                    self.streams.welcome_spectator();
                }
                // A welcome shows only what is durable, so the batch is written first.
                self.write().await?;
                self.tell();
                Box::pin(self.hello(socket, hello)).await?;
            }
            Request::Do {
                socket,
                id,
                seen,
                command,
            } => self.command(socket, id, seen, command).await,
            Request::Knock(reply) => drop(reply.send(Ok(()))),
            Request::Info { visitor, reply } => self.batch.reply(reply, visitor),
            Request::Sit {
                visitor,
                wanted,
                reply,
            } => match self.seating().sit(&visitor, &wanted) {
                Ok(()) => self.batch.reply(reply, visitor),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Request::Return {
                visitor,
                secret,
                reply,
            } => match self.seating().come_back(&visitor, &secret) {
                Ok(()) => self.batch.reply(reply, visitor),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Request::Thought(thought) => self.thought(thought),
            Request::Close(closed) => {
                self.pause_while_closed();
                let written = self.write().await;
                if written.is_ok() {
                    self.tell();
                }
                self.audience.farewell_all(Bye::Restarting);
                let _ = closed.send(());
                return written.map(|()| false);
            }
        }
        Ok(true)
    }

    /// Writes the batch.
    async fn write(&mut self) -> Result<(), Code> {
        if self.batch.is_empty() {
            return Ok(());
        }
        let revision = self.kept.revision + u64::from(self.batch.has_sheet());
        let sheet = self.batch.has_sheet();
        let sheet = sheet.then(|| self.sheet.to_row(revision, self.house.now()));
        let (entries, chat) = self.batch.take_write(self.kept.entries);
        let new = entries.len();
        let write = Write {
            table: self.id.to_string(),
            expected: self.kept.entries,
            entries,
            sheet,
            chat,
        };
        let began = self.house.instant();
        if let Err(error) = self.house.store.write(write).await {
            return Err(self.not_written(&error));
        }
        let took = self.house.time().since(began);
        self.house.metrics().commit.record(took);
        self.house.metrics().entries.inc_by(new as u64);
        self.kept = Kept {
            revision,
            entries: self.kept.entries + new as u32,
            changed: self.house.now(),
        };
        Ok(())
    }

    /// Refuses everything in a batch that could not be written. The table is then loaded again from
    /// the store.
    fn not_written(&mut self, error: &StoreError) -> Code {
        tracing::error!(table = &*self.id, %error, "a table could not be written");
        self.house.metrics().failed_writes.inc();
        let code = match error {
            StoreError::NoTable => Code::NotFound,
            _ => Code::NotKept,
        };
        self.refuse_batch(code);
        code
    }
}
