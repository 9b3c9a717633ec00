//! Fan-out inside one process.

use crate::{Bus, Listener, Missed, Notice, Topic};
use std::collections::HashMap;
use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::broadcast::{self, error::RecvError};

/// A listener may be so many notices behind before some are dropped.
const BEHIND: usize = 16;
/// Topics are spread over so many locks.
const SHARDS: usize = 16;

type Shard = Mutex<HashMap<Topic, broadcast::Sender<Notice>>>;

/// Fan-out inside one process.
pub struct Local {
    shards: Arc<[Shard; SHARDS]>,
    hasher: RandomState,
}

impl Default for Local {
    fn default() -> Self {
        Self {
            shards: Arc::new(std::array::from_fn(|_| Mutex::default())),
            hasher: RandomState::new(),
        }
    }
}

impl Local {
    /// A bus nobody listens to yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn shard_number(&self, topic: &Topic) -> usize {
        self.hasher.hash_one(topic) as usize % SHARDS
    }

    fn shard(&self, topic: &Topic) -> MutexGuard<'_, HashMap<Topic, broadcast::Sender<Notice>>> {
        lock(&self.shards[self.shard_number(topic)])
    }
}

fn lock(shard: &Shard) -> MutexGuard<'_, HashMap<Topic, broadcast::Sender<Notice>>> {
    shard.lock().expect("nothing panics while holding it")
}

impl Bus for Local {
    fn publish(&self, topic: &Topic, notice: Notice) {
        let speaker = self.shard(topic).get(topic).cloned();
        if let Some(speaker) = speaker {
            // Nobody listening any more is no error.
            let _ = speaker.send(notice);
        }
    }

    fn listen(&self, topic: &Topic) -> Box<dyn Listener> {
        let mut shard = self.shard(topic);
        let speaker = shard
            .entry(topic.clone())
            .or_insert_with(|| broadcast::channel(BEHIND).0);
        Box::new(Ear {
            hears: Some(speaker.subscribe()),
            topic: topic.clone(),
            shards: self.shards.clone(),
            shard: self.shard_number(topic),
        })
    }

    fn heard(&self, topic: &Topic) -> bool {
        self.shard(topic).contains_key(topic)
    }
}

/// One listener; the last one to go takes the topic along.
struct Ear {
    hears: Option<broadcast::Receiver<Notice>>,
    topic: Topic,
    shards: Arc<[Shard; SHARDS]>,
    shard: usize,
}

impl Listener for Ear {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Result<Notice, Missed>> + Send + '_>> {
        Box::pin(async {
            let hears = self.hears.as_mut().ok_or(Missed::Closed)?;
            hears.recv().await.map_err(|error| match error {
                RecvError::Lagged(n) => Missed::Some(n),
                RecvError::Closed => Missed::Closed,
            })
        })
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let mut shard = lock(&self.shards[self.shard]);
        self.hears = None;
        if shard
            .get(&self.topic)
            .is_some_and(|speaker| speaker.receiver_count() == 0)
        {
            shard.remove(&self.topic);
        }
    }
}
