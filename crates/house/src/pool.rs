//! Where bots think: a few threads of their own, never the async runtime.

use crate::table::{Ask, Thought};
use maraude_catalog::{ErasedBot, Snapshot};
use maraude_core::{Budget, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Something for a bot to think about.
pub(crate) struct Job {
    pub bot: Box<dyn ErasedBot>,
    pub state: Snapshot,
    pub seat: Seat,
    /// The entry after which it is asked.
    pub seq: u32,
    /// The command that asks for a hint, with its socket.
    pub hint: Option<(u64, String)>,
    /// Whom to answer. As long as a bot thinks, the table stays.
    pub table: mpsc::Sender<Ask>,
}

/// The bots' threads.
pub(crate) struct Pool {
    jobs: Mutex<Sender<Job>>,
}

impl Pool {
    pub(crate) fn new(threads: usize, cap: Duration) -> Self {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..threads {
            let queue = queue.clone();
            std::thread::Builder::new()
                .name(format!("bot-{n}"))
                .spawn(move || work(&queue, cap))
                .expect("the system has threads");
        }
        Self { jobs: Mutex::new(jobs) }
    }

    /// A table has at most one job for each seat under way, so the queue is bounded.
    pub(crate) fn think(&self, job: Job) {
        let jobs = self.jobs.lock().expect("nothing panics while holding it");
        let _ = jobs.send(job);
    }
}

fn work(queue: &Mutex<Receiver<Job>>, cap: Duration) {
    loop {
        let next = queue.lock().expect("nothing panics while holding it").recv();
        let Ok(job) = next else { return };
        think(job, cap);
    }
}

fn think(job: Job, cap: Duration) {
    let Job { mut bot, state, seat, seq, hint, table } = job;
    let began = Instant::now();
    let stop = || began.elapsed() > cap;
    let budget = Budget { nodes: None, stop: Some(&stop) };
    let decided = catch_unwind(AssertUnwindSafe(|| bot.decide(&state, seat, budget)));
    let took = began.elapsed();
    // A bot that broke is not asked again.
    let (bot, decision, broke) = match decided {
        Ok(decision) => (Some(bot), decision, false),
        Err(_) => (None, None, true),
    };
    let thought = Thought { bot, seat, seq, decision, took, hint, broke };
    let _ = table.blocking_send(Ask::Thought(thought));
}
