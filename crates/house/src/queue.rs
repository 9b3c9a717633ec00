//! A queue with two priorities.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard};

/// A queue with two priorities.
pub(crate) struct Queue<T> {
    lines: Mutex<Lines<T>>,
    more: Condvar,
}

struct Lines<T> {
    urgent: VecDeque<T>,
    others: VecDeque<T>,
    closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let lines = Lines {
            urgent: VecDeque::new(),
            others: VecDeque::new(),
            closed: false,
        };
        Self {
            lines: Mutex::new(lines),
            more: Condvar::new(),
        }
    }
}

impl<T> Queue<T> {
    fn lines(&self) -> MutexGuard<'_, Lines<T>> {
        self.lines.lock().expect("nothing panics while holding it")
    }

    /// Adds an item; `urgent` ones are taken before all others.
    pub(crate) fn put(&self, item: T, urgent: bool) {
        let mut lines = self.lines();
        if urgent {
            lines.urgent.push_back(item);
        } else {
            lines.others.push_back(item);
        }
        self.more.notify_one();
    }

    /// Takes the next item, waiting for one if necessary; `None` once the queue is closed.
    pub(crate) fn take(&self) -> Option<T> {
        let mut lines = self.lines();
        loop {
            if lines.closed {
                return None;
            }
            let next = lines.urgent.pop_front();
            if let Some(next) = next.or_else(|| lines.others.pop_front()) {
                return Some(next);
            }
            let waited = self.more.wait(lines);
            lines = waited.expect("nothing panics while holding it");
        }
    }

    /// Closes the queue and wakes its readers.
    pub(crate) fn close(&self) {
        self.lines().closed = true;
        self.more.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urgent_items_come_first() {
        let queue = Queue::default();
        for (n, urgent) in [(1, false), (2, true), (3, false), (4, true)] {
            queue.put(n, urgent);
        }
        let taken: Vec<_> = (0..4).filter_map(|_| queue.take()).collect();
        assert_eq!(taken, [2, 4, 1, 3]);
        queue.put(5, true);
        queue.close();
        assert_eq!(queue.take(), None);
    }
}
