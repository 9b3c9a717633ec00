//! Where bots think: a few threads of their own, never the async runtime.

use crate::config::Config;
use crate::priority::give_way;
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

/// Something for a bot to think about.
pub(crate) struct Job {
    pub kind: Kind,
    pub state: Snapshot,
    pub seat: Seat,
    /// The entry after which it is asked.
    pub seq: u32,
    /// Whom to answer. As long as a bot thinks, the table stays.
    pub table: mpsc::Sender<Request>,
}

/// What is wanted of it.
pub(crate) enum Kind {
    /// A move, from this bot.
    Move(Box<dyn ErasedBot>),
    /// Advice, for the command of this socket.
    Hint(&'static dyn GameEntry, u64, String),
}

/// What came of it.
pub(crate) enum Idea {
    /// The bot and its decision.
    Move(Box<dyn ErasedBot>, Option<Decision<String>>),
    /// Advice, for the command of this socket.
    Hint(Option<Hint>, u64, String),
    /// It broke while it was thinking.
    Broke(Option<(u64, String)>),
}

/// The bots' threads.
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
                give_way();
                while let Some(job) = queue.take() {
                    think(job, cap, &time);
                }
            });
            if let Err(error) = started {
                assert!(n > 0, "the system has no thread for bots: {error}");
                tracing::warn!(%error, "only {n} bots can think at the same time");
                break;
            }
        }
        Self { jobs }
    }

    /// A table has at most one job for each seat under way, so the queue is bounded. Bots that
    /// nobody plays with or looks at think when no others want to.
    pub(crate) fn think(&self, job: Job, waited_for: bool) {
        self.jobs.put(job, waited_for);
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
        Kind::Hint(_, socket, id) => Some((*socket, id.clone())),
        Kind::Move(_) => None,
    };
    let thinking = AssertUnwindSafe(|| match kind {
        Kind::Move(mut bot) => {
            let decision = bot.decide(&state, seat, budget);
            Idea::Move(bot, decision)
        }
        Kind::Hint(game, socket, id) => {
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
