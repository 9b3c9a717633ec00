//! The task that owns a table, from loading it until it leaves memory.

mod command;
mod connect;
mod greet;

use super::audience::Audience;
use super::bots::BotSeats;
use super::chat::ChatLog;
use super::deadlines::{Deadlines, is_timed, next_moment};
use super::game::TableGame;
use super::hints::Hints;
use super::request::{Request, Thought};
use super::seating::Seating;
use super::tell::{refuse, tell};
use crate::house::House;
use crate::pool::Idea;
use maraude_protocol::{Bye, Code};
use maraude_store::{Saved, Stage};
use std::sync::Arc;
use tokio::sync::mpsc;

/// The most requests that one commit covers.
const MAX_REQUESTS_PER_COMMIT: usize = 64;

/// A table in memory. Each part owns its state; a part that needs another one is handed it.
pub(super) struct TableTask {
    game: TableGame,
    audience: Audience,
    chat: ChatLog,
    bots: BotSeats,
    hints: Hints,
    deadlines: Deadlines,
    /// The task's own queue, for the answers of bots.
    requests: mpsc::WeakSender<Request>,
}

/// A request from the queue, or the reason why there is none.
enum Taken {
    Request(Request),
    /// Nothing in time.
    Nothing,
    /// There will be no more.
    Closed,
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
        let saved = match house.store.load(id).await {
            Ok(saved) => saved,
            Err(error) => {
                tracing::error!(%error, "a table could not be loaded");
                // Even if its journal is damaged, a table that was set aside can say so.
                let sheet = house.store.sheet(id).await.ok().flatten();
                let aside = sheet.filter(|sheet| sheet.stage == Stage::SetAside);
                Some(aside.ok_or(Code::Unavailable)?.into())
            }
        };
        let saved = saved.ok_or(Code::NotFound)?;
        let task = Self::from_saved(house, id, &saved)?;
        house.metrics().loaded.inc();
        house.metrics().load.record(house.time().since(began));
        Ok(task)
    }

    /// Boxed, because a future is as large as everything it ever holds, and most tables only wait.
    fn from_saved(house: &Arc<House>, id: &Arc<str>, saved: &Saved) -> Result<Box<Self>, Code> {
        let game = TableGame::new(house, id, saved)?;
        Ok(Box::new(Self {
            audience: Audience::new(house.bus.clone()),
            chat: ChatLog::from_rows(&saved.chat),
            bots: BotSeats::new(game.sheet().seats()),
            hints: Hints::default(),
            deadlines: Deadlines::new(&game),
            game,
            requests: mpsc::channel(1).0.downgrade(),
        }))
    }

    /// Runs until nobody needs the table (`Ok`) or something fails.
    async fn work(mut self: Box<Self>, queue: &mut mpsc::Receiver<Request>) -> Result<(), Code> {
        let house = self.game.house().clone();
        let id = self.game.id().clone();
        if let Some(requests) = house.registry.weak(&id) {
            self.requests = requests;
        }
        // With only bots there is nobody to wait for.
        self.game.begin_if_ready(&self.audience);
        self.game.settle();
        loop {
            self.write().await?;
            tell(&mut self.game, &mut self.audience);
            self.think();
            match self.take(queue).await {
                Taken::Request(request) => {
                    if !self.judge_all(request, queue).await? {
                        return Ok(());
                    }
                }
                Taken::Nothing if self.deadlines.may_leave(&self.game, &self.bots) => {
                    self.game.record().save();
                    self.write().await?;
                    if house.registry.release(&id, queue) {
                        self.leave();
                        return Ok(());
                    }
                }
                Taken::Nothing => {}
                Taken::Closed => return Ok(()),
            }
            self.deadlines.pass(&mut self.game);
            self.game.redraw_if_late(&self.audience);
            self.bots.act(&mut self.game);
        }
    }

    /// Takes the next request, or nothing if something is due before it comes.
    async fn take(&mut self, queue: &mut mpsc::Receiver<Request>) -> Taken {
        let sleep = self
            .deadlines
            .sleep_for(&self.game, &self.bots, &self.audience);
        let taken = match sleep {
            None => Some(queue.recv().await),
            Some(sleep) => self.game.house().time().timeout(sleep, queue.recv()).await,
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
                    self.game.streams().welcome_spectator();
                }
                if let Some(visitor) = self.audience.visitor(socket) {
                    self.game.note_look(visitor);
                }
                // A welcome shows only what is durable, so the batch is written first.
                self.write().await?;
                tell(&mut self.game, &mut self.audience);
                Box::pin(self.hello(socket, hello)).await?;
            }
            Request::Do {
                socket,
                id,
                seen,
                command,
            } => self.command(socket, id, seen, command).await,
            Request::Knock(reply) => drop(reply.send(Ok(()))),
            Request::Info { visitor, reply } => self.game.batch().reply(reply, visitor),
            Request::Look { visitor, reply } => {
                self.game.note_look(&visitor);
                self.game.batch().reply(reply, visitor);
            }
            Request::Sit {
                visitor,
                wanted,
                reply,
            } => match self.seating().sit(&visitor, &wanted) {
                Ok(()) => self.game.batch().reply(reply, visitor),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Request::Return {
                visitor,
                secret,
                reply,
            } => match self.seating().come_back(&visitor, &secret) {
                Ok(()) => self.game.batch().reply(reply, visitor),
                Err(problem) => drop(reply.send(Err(problem))),
            },
            Request::Receipt { visitor, reply } => {
                // A receipt tells only what is durable, so the batch is written first.
                self.write().await?;
                tell(&mut self.game, &mut self.audience);
                let _ = reply.send(Box::pin(self.game.receipt(&visitor)).await);
            }
            Request::Thought(thought) => self.thought(thought),
            Request::Close(closed) => {
                // A timed game goes on when somebody is back.
                if is_timed(&self.game) {
                    self.game.pause_alone();
                }
                let written = self.write().await;
                if written.is_ok() {
                    tell(&mut self.game, &mut self.audience);
                }
                self.audience.farewell_all(Bye::Restarting);
                let _ = closed.send(());
                return written.map(|()| false);
            }
        }
        Ok(true)
    }

    /// Takes the result of a bot's thinking.
    fn thought(&mut self, thought: Thought) {
        let (game, audience) = (&mut self.game, &self.audience);
        game.house().metrics().thoughts.inc();
        let (asker, hint) = match thought.idea {
            Idea::Hint(hint, socket, id) => ((socket, id), hint),
            Idea::Broke(Some(asker)) => (asker, None),
            Idea::Move(..) | Idea::Broke(None) => return self.bots.thought(game, thought),
        };
        self.hints
            .give(game, audience, asker, thought.seat, hint, thought.seq);
    }

    /// Asks the bots whose turn it is. Those that people wait for or look at come first.
    fn think(&mut self) {
        let urgent = !self.game.sheet().people().is_empty() || !self.audience.is_empty();
        self.bots.think(&self.game, urgent, &self.requests);
    }

    /// The parts that change when people sit down or get up.
    fn seating(&mut self) -> Seating<'_> {
        Seating {
            game: &mut self.game,
            audience: &mut self.audience,
        }
    }

    /// Writes the batch. If that fails, everything in it is refused, and the table is loaded again
    /// from the store.
    async fn write(&mut self) -> Result<(), Code> {
        self.chat.name_new_people(&mut self.game);
        let written = self.game.record().write().await;
        if let Err(code) = written {
            refuse(self.game.batch().take_to_tell(), &self.audience, code);
        }
        written
    }

    /// Leaves memory; the house wakes it in time.
    fn leave(&self) {
        let house = self.game.house();
        if let Some(moment) = next_moment(&self.game) {
            house.wakes.add(moment, self.game.id().clone());
        }
        house.metrics().evicted.inc();
    }
}
