//! Fan-out inside one process.

use crate::{Bus, Listener, Missed, Notice, Topic};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};
use tokio::sync::mpsc::{self, error::TrySendError};

/// A listener may be so many notices behind before it is let go.
const BEHIND: usize = 16;
/// Topics are spread over so many locks.
const SHARDS: usize = 16;

/// Those who listen to one topic. A lock of its own: a crowd at one table delays no other.
type Crowd = Arc<Mutex<Vec<Speaker>>>;
type Shard = Mutex<HashMap<Topic, Crowd>>;

/// The way to one listener.
struct Speaker {
    tell: mpsc::Sender<Arc<Notice>>,
    too_slow: Arc<AtomicBool>,
}

impl Speaker {
    /// Tells the listener; `false` if it is gone or too slow.
    fn tell(&self, notice: &Arc<Notice>) -> bool {
        match self.tell.try_send(notice.clone()) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(_)) => {
                self.too_slow.store(true, Ordering::Release);
                false
            }
        }
    }
}

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

    /// Whether anybody listens to this topic.
    pub fn is_heard(&self, topic: &Topic) -> bool {
        lock(&self.shards[self.shard(topic)]).contains_key(topic)
    }

    fn shard(&self, topic: &Topic) -> usize {
        self.hasher.hash_one(topic) as usize % SHARDS
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nothing panics while holding it")
}

impl Bus for Local {
    fn publish(&self, topic: &Topic, notice: Notice) {
        let crowd = lock(&self.shards[self.shard(topic)]).get(topic).cloned();
        if let Some(crowd) = crowd {
            let notice = Arc::new(notice);
            lock(&crowd).retain(|speaker| speaker.tell(&notice));
        }
    }

    fn listen(&self, topic: &Topic) -> Box<dyn Listener> {
        let (tell, hears) = mpsc::channel(BEHIND);
        let too_slow = Arc::new(AtomicBool::new(false));
        let speaker = Speaker {
            tell,
            too_slow: too_slow.clone(),
        };
        let shard = self.shard(topic);
        let mut topics = lock(&self.shards[shard]);
        let crowd = topics.entry(topic.clone()).or_default();
        lock(crowd).push(speaker);
        Box::new(Ear {
            hears,
            too_slow,
            topic: topic.clone(),
            shards: self.shards.clone(),
            shard,
        })
    }
}

/// One listener; the last one to go takes the topic along.
struct Ear {
    hears: mpsc::Receiver<Arc<Notice>>,
    too_slow: Arc<AtomicBool>,
    topic: Topic,
    shards: Arc<[Shard; SHARDS]>,
    shard: usize,
}

impl Listener for Ear {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Arc<Notice>, Missed>> {
        // What is still waiting is old news: whoever missed something begins anew.
        if self.too_slow.load(Ordering::Acquire) {
            return Poll::Ready(Err(Missed::TooSlow));
        }
        match self.hears.poll_recv(context) {
            Poll::Ready(Some(notice)) => Poll::Ready(Ok(notice)),
            Poll::Ready(None) if self.too_slow.load(Ordering::Acquire) => {
                Poll::Ready(Err(Missed::TooSlow))
            }
            Poll::Ready(None) => Poll::Ready(Err(Missed::Closed)),
            Poll::Pending => Poll::Pending,
        }
    }

    fn has_next(&self) -> bool {
        !self.hears.is_empty()
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.hears.close();
        let mut topics = lock(&self.shards[self.shard]);
        let Some(crowd) = topics.get(&self.topic) else {
            return;
        };
        let mut speakers = lock(crowd);
        speakers.retain(|speaker| !speaker.tell.is_closed());
        let last = speakers.is_empty();
        drop(speakers);
        if last {
            topics.remove(&self.topic);
        }
    }
}
