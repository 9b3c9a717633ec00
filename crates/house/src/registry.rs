//! The tables in memory.

use crate::table::Request;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// The tables in memory, each reached through the queue of its task.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<Arc<str>, mpsc::Sender<Request>>>);

/// Requests queued per table; beyond this, senders wait.
const QUEUE: usize = 128;

impl Registry {
    fn live(&self) -> MutexGuard<'_, HashMap<Arc<str>, mpsc::Sender<Request>>> {
        self.0.lock().expect("nothing panics while holding it")
    }

    /// The queue of a table; also its receiver if no task owns the table yet.
    pub(crate) fn open(
        &self,
        id: &str,
    ) -> (
        Arc<str>,
        mpsc::Sender<Request>,
        Option<mpsc::Receiver<Request>>,
    ) {
        let mut live = self.live();
        if let Some((id, requests)) = live.get_key_value(id)
            && !requests.is_closed()
        {
            return (id.clone(), requests.clone(), None);
        }
        let (requests, queue) = mpsc::channel(QUEUE);
        let id: Arc<str> = id.into();
        live.insert(id.clone(), requests.clone());
        (id, requests, Some(queue))
    }

    /// Removes a table if it has no handle and its queue is empty. Handles are made only under the
    /// lock, so none can appear in between.
    pub(crate) fn release(&self, id: &str, queue: &mpsc::Receiver<Request>) -> bool {
        let mut live = self.live();
        let free = queue.is_empty()
            && live
                .get(id)
                .is_none_or(|requests| requests.strong_count() == 1);
        if free {
            live.remove(id);
        }
        free
    }

    /// Forgets a table whose task has ended.
    pub(crate) fn forget(&self, id: &str) {
        let mut live = self.live();
        if live.get(id).is_some_and(mpsc::Sender::is_closed) {
            live.remove(id);
        }
    }

    /// A sender to a table that does not keep the table in memory.
    pub(crate) fn weak(&self, id: &str) -> Option<mpsc::WeakSender<Request>> {
        self.live().get(id).map(mpsc::Sender::downgrade)
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.live().len()
    }

    /// The queues of all tables in memory.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<Request>> {
        self.live().values().cloned().collect()
    }
}
