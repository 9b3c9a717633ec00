//! The threads on which bots think, apart from the async runtime.

use crate::config::Config;
use crate::priority::lower_thread_priority;
use crate::queue::Queue;
use crate::secret::random;
use crate::table::{Request, Thought};
use crate::time::TimeSource;
use maraude_catalog::{ErasedBot, GameEntry, Hint};
use maraude_core::{Budget, Decision, Seat};
use maraude_play::Snapshot;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// A task for a bot.
pub(crate) struct Job {
    pub kind: JobKind,
    pub state: Snapshot,
    pub seat: Seat,
    /// The number of the last entry when it was asked.
    pub seq: u32,
    /// Where the answer goes. It keeps the table in memory.
    pub table: mpsc::Sender<Request>,
}

/// The kind of a bot's task.
pub(crate) enum JobKind {
    /// A move, from this bot.
    Move(Box<dyn ErasedBot>),
    /// Advice, for the command of this socket.
    Hint(&'static dyn GameEntry, u64, String),
}

/// The answer of a bot.
pub(crate) enum Idea {
    /// The bot and its decision.
    Move(Box<dyn ErasedBot>, Option<Decision<String>>),
    /// Advice, for the command of this socket.
    Hint(Option<Hint>, u64, String),
    /// The bot panicked.
    Broke(Option<(u64, String)>),
}

/// The threads of the bots.
pub(crate) struct Pool {
    jobs: Arc<Queue<Job>>,
}

impl Pool {
    pub(crate) fn new(config: &Config) -> Self {
        let cap = config.bot_cap;
        let jobs = Arc::new(Queue::default());
        for n in 0..config.bot_threads {
            let queue: Arc<Queue<Job>> = jobs.clone();
            let time = config.time.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{n}"));
            let started = thread.spawn(move || {
                lower_thread_priority();
                while let Some(job) = queue.take() {
                    think(job, cap, &time);
                }
            });
            if let Err(error) = started {
                assert!(n > 0, "could not start a thread for bots: {error}");
                tracing::warn!(%error, "only {n} bots can think at the same time");
                break;
            }
        }
        Self { jobs }
    }

    /// Queues a job; those that somebody is waiting for come first. A table has at most one job
    /// per seat, so the queue is bounded.
    pub(crate) fn think(&self, job: Job, urgent: bool) {
        self.jobs.put(job, urgent);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.jobs.close();
    }
}

fn think(job: Job, cap: Duration, time: &TimeSource) {
    let Job {
        kind,
        state,
        seat,
        seq,
        table,
    } = job;
    let began = time.instant();
    let stop = || time.since(began) > cap;
    let budget = Budget {
        nodes: None,
        stop: Some(&stop),
    };
    let asker = match &kind {
        JobKind::Hint(_, socket, id) => Some((*socket, id.clone())),
        JobKind::Move(_) => None,
    };
    let thinking = AssertUnwindSafe(|| match kind {
        JobKind::Move(mut bot) => {
            let decision = bot.decide(&state, seat, budget);
            Idea::Move(bot, decision)
        }
        JobKind::Hint(game, socket, id) => {
            let seed = u64::from_le_bytes(random());
            Idea::Hint(game.hint(&state, seat, seed, budget), socket, id)
        }
    });
    let idea = catch_unwind(thinking).unwrap_or(Idea::Broke(asker));
    let thought = Thought {
        idea,
        seat,
        seq,
        took: time.since(began),
    };
    let _ = table.blocking_send(Request::Thought(thought));
}
