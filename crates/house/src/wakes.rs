//! When to load tables that left memory: their clocks and alarms go on.

use crate::time::TimeSource;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// Times of games in milliseconds since 1970, and the tables to load then.
#[derive(Default)]
pub(crate) struct Wakes {
    set: Mutex<BTreeSet<(u64, Arc<str>)>>,
    changed: Notify,
}

impl Wakes {
    pub(crate) fn add(&self, time: u64, table: Arc<str>) {
        self.set
            .lock()
            .expect("nothing panics while holding it")
            .insert((time, table));
        self.changed.notify_one();
    }

    /// The tables that are due.
    pub(crate) fn due(&self, now: u64) -> Vec<Arc<str>> {
        let mut set = self.set.lock().expect("nothing panics while holding it");
        let later = set.split_off(&(now + 1, "".into()));
        std::mem::replace(&mut *set, later)
            .into_iter()
            .map(|(_, table)| table)
            .collect()
    }

    /// Waits until a table may be due.
    pub(crate) async fn wait(&self, now: u64, time: &TimeSource) {
        let next = self
            .set
            .lock()
            .expect("nothing panics while holding it")
            .first()
            .map(|w| w.0);
        let ms = next.map_or(60_000, |next| next.saturating_sub(now));
        let sleep = time.sleep(Duration::from_millis(ms));
        tokio::select! {
            () = sleep => {}
            () = self.changed.notified() => {}
        }
    }
}
