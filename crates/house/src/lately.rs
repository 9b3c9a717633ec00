//! What is remembered of visitors and tables that were asked about lately, so that the store
//! need not be asked.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard};

/// So many are remembered; then it begins anew.
const MOST: usize = 10_000;

/// Something about visitors or tables that were asked about lately.
pub(crate) struct Lately<K, T>(Mutex<HashMap<K, T>>);

impl<K, T> Default for Lately<K, T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash, T> Lately<K, T> {
    /// What is remembered.
    pub(crate) fn known(&self) -> MutexGuard<'_, HashMap<K, T>> {
        self.0.lock().expect("nothing panics while holding it")
    }

    /// Remembers something.
    pub(crate) fn remember(&self, key: &K, what: T) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key.clone(), what);
    }
}
