//! A queue of two lines: what somebody waits for is taken before what nobody does.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard};

/// A queue of two lines.
pub(crate) struct Queue<T> {
    lines: Mutex<Lines<T>>,
    more: Condvar,
}

struct Lines<T> {
    waited_for: VecDeque<T>,
    others: VecDeque<T>,
    closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let lines = Lines {
            waited_for: VecDeque::new(),
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

    /// Puts something at the end of its line.
    pub(crate) fn put(&self, what: T, waited_for: bool) {
        let mut lines = self.lines();
        if waited_for {
            lines.waited_for.push_back(what);
        } else {
            lines.others.push_back(what);
        }
        self.more.notify_one();
    }

    /// Takes the next, waiting for it if need be; `None` once the queue is closed.
    pub(crate) fn take(&self) -> Option<T> {
        let mut lines = self.lines();
        loop {
            if lines.closed {
                return None;
            }
            let next = lines.waited_for.pop_front();
            if let Some(next) = next.or_else(|| lines.others.pop_front()) {
                return Some(next);
            }
            let waited = self.more.wait(lines);
            lines = waited.expect("nothing panics while holding it");
        }
    }

    /// Lets go whoever takes from it.
    pub(crate) fn close(&self) {
        self.lines().closed = true;
        self.more.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_waits_for_comes_first() {
        let queue = Queue::default();
        for (n, waited_for) in [(1, false), (2, true), (3, false), (4, true)] {
            queue.put(n, waited_for);
        }
        let taken: Vec<_> = (0..4).filter_map(|_| queue.take()).collect();
        assert_eq!(taken, [2, 4, 1, 3]);
        queue.put(5, true);
        queue.close();
        assert_eq!(queue.take(), None);
    }
}
