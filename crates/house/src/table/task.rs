//! The task itself: load, work, leave.

use super::ask::Ask;
use super::batch::Batch;
use super::bots::BotSeat;
use super::command::Commands;
use super::gallery::Gallery;
use super::sockets::Sockets;
use crate::house::House;
use crate::running::Running;
use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_core::{ByViewer, Seats};
use maraude_protocol::{Bye, ChatLine, Code, Phase, Step};
use maraude_store::{Saved, StoreError};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

/// At most so many asks are judged before what they led to is written down.
const AT_ONCE: usize = 64;

/// A table in memory.
pub(crate) struct Task {
    pub house: Arc<House>,
    pub id: Arc<str>,
    pub game: &'static dyn GameEntry,
    pub sheet: Sheet,
    /// The last revision of the sheet that is kept.
    pub revision: u64,
    /// The game, once it has begun; a finished one only when somebody looks at it.
    pub running: Option<Running>,
    /// How many entries are kept.
    pub kept: u32,
    /// The steps of each viewer that somebody looks through just now.
    pub streams: ByViewer<Option<Vec<Step>>>,
    /// A hash of the view that each viewer was last told.
    pub views: ByViewer<u64>,
    /// Whether something was played that is not published yet.
    pub played: bool,
    pub chat: Vec<ChatLine>,
    pub next_line: u32,
    pub commands: Commands,
    pub sockets: Sockets,
    pub gallery: Gallery,
    pub bots: Box<[BotSeat]>,
    /// Seats that a hint is being thought about for.
    pub hinted: Seats,
    pub batch: Batch,
    /// Counts what was published.
    pub tick: u64,
    /// When the last thing happened, in milliseconds since 1970.
    pub changed: u64,
    /// Since when nobody has looked.
    pub idle: Option<Instant>,
    /// Since when every person of a simultaneous game has been away.
    pub all_away: Option<u64>,
    /// A way to hand to bots, so that they can answer.
    pub asks: mpsc::WeakSender<Ask>,
}

/// Looks after a table from its making or loading until nobody needs it.
pub(crate) async fn look_after(
    house: Arc<House>,
    id: Arc<str>,
    queue: mpsc::Receiver<Ask>,
    new: Option<Saved>,
) {
    let watch = Watch {
        house: house.clone(),
        id: id.clone(),
        done: false,
    };
    // Named after the watch, so that it is closed before the watch ends, even if the table breaks.
    let mut queue = queue;
    let task = match new {
        Some(saved) => Task::from_saved(&house, &id, &saved),
        None => Box::pin(Task::load(&house, &id)).await,
    };
    let ended = match task {
        Ok(task) => task.work(&mut queue).await,
        Err(code) => Err(code),
    };
    let code = ended.err().unwrap_or(Code::Unavailable);
    queue.close();
    while let Some(ask) = queue.recv().await {
        ask.refuse(code);
    }
    drop(queue);
    watch.finish();
}

/// Notices a task that broke.
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
                "a table broke; it comes back from the store"
            );
            self.house.metrics().broken.add(1);
        }
        self.house.registry.forget(&self.id);
    }
}

impl Task {
    async fn load(house: &Arc<House>, id: &Arc<str>) -> Result<Box<Self>, Code> {
        let began = house.instant();
        let saved = house.store.load(id).await.map_err(|error| {
            tracing::error!(%error, "a table could not be loaded");
            Code::Unavailable
        })?;
        let saved = saved.ok_or(Code::NotFound)?;
        let task = Self::from_saved(house, id, &saved)?;
        house.metrics().loaded.add(1);
        house.metrics().load.record(house.time().since(began));
        Ok(task)
    }

    /// Boxed, because a future takes the room of all it ever holds, and most tables wait.
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
        let mut commands = Commands::default();
        let by_entry = saved
            .entries
            .iter()
            .filter_map(|entry| entry.command.as_deref());
        let by_line = saved.chat.iter().filter_map(|line| line.command.as_deref());
        let by_sheet = sheet.commands.iter().map(String::as_str);
        by_entry
            .chain(by_line)
            .chain(by_sheet)
            .for_each(|command| commands.keep(command));
        let mut running = None;
        if sheet.phase == Phase::Running {
            let lines = saved.entries.iter().map(|entry| entry.line.as_str());
            let replayed = Running::replay(&sheet, game, lines, |_| false, |_, _| ());
            running = Some(replayed.map_err(|why| fails(&why))?);
        }
        let chat: Vec<ChatLine> = saved
            .chat
            .iter()
            .filter_map(|row| serde_json::from_str(&row.body).ok())
            .collect();
        let last = running.as_ref().map_or(0, |running| running.time.last);
        // Nobody has come back yet.
        let running_alone = running.as_ref().filter(|_| !sheet.people().is_empty());
        let running_alone = running_alone.map(|_| house.now());
        Ok(Box::new(Self {
            house: house.clone(),
            id: id.clone(),
            game,
            changed: saved.sheet.changed.max(sheet.began.unwrap_or(0) + last),
            revision: saved.sheet.revision,
            kept: saved.entries.len() as u32,
            bots: sheet.chairs.iter().map(|_| BotSeat::default()).collect(),
            next_line: saved.chat.last().map_or(1, |row| row.n + 1),
            sheet,
            running,
            streams: ByViewer::default(),
            views: ByViewer::default(),
            played: false,
            chat,
            commands,
            sockets: Sockets::default(),
            gallery: Gallery::default(),
            batch: Batch::default(),
            tick: 0,
            idle: Some(house.instant()),
            all_away: running_alone,
            hinted: Seats::NONE,
            asks: mpsc::channel(1).0.downgrade(),
        }))
    }

    /// Works until nobody needs the table (`Ok`), or something failed.
    async fn work(mut self: Box<Self>, queue: &mut mpsc::Receiver<Ask>) -> Result<(), Code> {
        if let Some(asks) = self.house.registry.weak(&self.id) {
            self.asks = asks;
        }
        // Where only bots sit there is nobody to wait for.
        self.begin_if_ready();
        self.settle();
        self.flush().await?;
        loop {
            let waited = match self.sleep_for() {
                None => Some(queue.recv().await),
                Some(sleep) => self.house.time().timeout(sleep, queue.recv()).await,
            };
            let Some(ask) = waited else {
                if self.may_leave() && self.house.registry.let_go(&self.id, queue) {
                    self.leave();
                    return Ok(());
                }
                self.on_time();
                self.flush().await?;
                continue;
            };
            let Some(ask) = ask else { return Ok(()) };
            if !self.take(ask).await? {
                return Ok(());
            }
            for _ in 1..AT_ONCE {
                let Ok(ask) = queue.try_recv() else { break };
                if !self.take(ask).await? {
                    return Ok(());
                }
            }
            self.on_time();
            self.flush().await?;
        }
    }

    /// Takes one ask; `false` if it was to close.
    async fn take(&mut self, ask: Ask) -> Result<bool, Code> {
        match ask {
            Ask::Attach(socket) => self.attach(socket),
            Ask::Detach(socket) => self.detach(socket),
            Ask::Hello(socket, hello) => {
                if hello.seat.is_none() {
                    self.gallery.open();
                }
                // A welcome shows what is kept, so what is not kept yet comes first.
                self.flush().await?;
                Box::pin(self.hello(socket, hello)).await?;
            }
            Ask::Do {
                socket,
                id,
                seen,
                command,
            } => self.command(socket, id, seen, command).await,
            Ask::Knock(reply) => drop(reply.send(Ok(()))),
            Ask::Info { visitor, reply } => self.batch.requests.push((reply, visitor)),
            Ask::Sit {
                visitor,
                wanted,
                reply,
            } => match self.sit(&visitor, &wanted) {
                Ok(()) => self.batch.requests.push((reply, visitor)),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Ask::Return {
                visitor,
                secret,
                reply,
            } => match self.come_back(&visitor, &secret) {
                Ok(()) => self.batch.requests.push((reply, visitor)),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Ask::Thought(thought) => self.thought(thought),
            Ask::Close(tell) => {
                self.pause_while_closed();
                let flushed = self.flush().await;
                self.sockets.bye(Bye::Restarting);
                let _ = tell.send(());
                return flushed.map(|()| false);
            }
        }
        Ok(true)
    }

    /// Writes down what the batch holds, then tells everybody.
    pub(crate) async fn flush(&mut self) -> Result<(), Code> {
        if let Some(write) = self.take_write() {
            let began = self.house.instant();
            let (entries, sheet) = (write.entries.len(), write.sheet.is_some());
            match self.house.store.write(write).await {
                Ok(()) => {
                    let took = self.house.time().since(began);
                    self.house.metrics().commit.record(took);
                    self.house.metrics().entries.add(entries as u64);
                    self.kept += entries as u32;
                    self.revision += u64::from(sheet);
                    self.changed = self.house.now();
                }
                Err(error) => return Err(self.not_kept(&error)),
            }
        }
        self.publish();
        self.think();
        Ok(())
    }

    /// Nothing of the batch happened: everybody who asked is told, and the table comes back from
    /// the store as it was.
    fn not_kept(&mut self, error: &StoreError) -> Code {
        tracing::error!(table = &*self.id, %error, "a table could not be written down");
        self.house.metrics().failed_writes.add(1);
        let code = match error {
            StoreError::NoTable => Code::NotFound,
            _ => Code::NotKept,
        };
        self.refuse_batch(code);
        code
    }
}
