//! Commands that were carried out: a repeat is not carried out twice.

use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};

/// The most commands remembered that are not written down.
const MAX_RECENT: usize = 256;

/// The commands that were carried out. Each is known by 64 bits that nobody outside can guess: a
/// long game has hundreds of commands, and most tables wait.
#[derive(Default)]
pub(super) struct SeenCommands {
    /// Those that are written down, and recent others.
    known: HashSet<u64>,
    /// Those that are not written down, the oldest first.
    recent: VecDeque<u64>,
    hasher: RandomState,
}

impl SeenCommands {
    /// Remembers a command that is written down.
    pub(super) fn keep(&mut self, key: &str) {
        self.known.insert(self.hasher.hash_one(key));
    }

    /// Whether a command was carried out.
    pub(super) fn has(&self, key: &str) -> bool {
        self.known.contains(&self.hasher.hash_one(key))
    }

    /// Remembers a command that is not written down, for a while.
    pub(super) fn remember(&mut self, key: &str) {
        let key = self.hasher.hash_one(key);
        if self.known.insert(key) {
            self.recent.push_back(key);
        }
        if self.recent.len() > MAX_RECENT
            && let Some(oldest) = self.recent.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}
