//! What is remembered of visitors who were here lately, so that the store need not be asked.

use crate::secret::Visitor;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

/// So many visitors are remembered; then it begins anew.
const MOST: usize = 10_000;

/// Something about visitors who were here lately.
pub(crate) struct Lately<T>(Mutex<HashMap<Visitor, T>>);

impl<T> Default for Lately<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Lately<T> {
    /// What is remembered.
    pub(crate) fn known(&self) -> MutexGuard<'_, HashMap<Visitor, T>> {
        self.0.lock().expect("nothing panics while holding it")
    }

    /// Remembers something about a visitor.
    pub(crate) fn remember(&self, visitor: &Visitor, what: T) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(visitor.clone(), what);
    }
}
