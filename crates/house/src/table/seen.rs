//! Commands that were carried out: a repeat is not carried out twice.

use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};

/// The most commands remembered that are not stored.
const MAX_RECENT: usize = 256;

/// The commands that were carried out. Only a keyed hash of each is held, to save memory: a long
/// game has hundreds of commands.
#[derive(Default)]
pub(super) struct SeenCommands {
    /// All stored commands, and recent others.
    known: HashSet<u64>,
    /// Commands that are not stored, the oldest first.
    recent: VecDeque<u64>,
    hasher: RandomState,
}

impl SeenCommands {
    /// Remembers a command that is stored.
    pub(super) fn keep(&mut self, key: &str) {
        self.known.insert(self.hasher.hash_one(key));
    }

    /// Whether a command was carried out.
    pub(super) fn has(&self, key: &str) -> bool {
        self.known.contains(&self.hasher.hash_one(key))
    }

    /// Remembers a command that is not stored, for a while.
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
