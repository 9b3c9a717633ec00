//! The names visitors last used. Those who were here lately are remembered, so that a socket or
//! a seat does not wait for the store each time.

use crate::house::{House, broken, now};
use crate::name::clean_name;
use crate::secret::Visitor;
use maraude_protocol::Problem;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

/// So many are remembered; then it begins anew.
const MOST: usize = 10_000;

/// The names of those who were here lately.
#[derive(Default)]
pub(crate) struct Names(Mutex<HashMap<Visitor, String>>);

impl Names {
    fn known(&self) -> MutexGuard<'_, HashMap<Visitor, String>> {
        self.0.lock().expect("nothing panics while holding it")
    }

    fn remember(&self, visitor: &Visitor, name: &str) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(visitor.clone(), name.to_owned());
    }
}

impl House {
    /// The name a visitor last used; empty: none.
    pub async fn name_of(&self, visitor: &Visitor) -> String {
        let known = self.names.known().get(visitor).cloned();
        if let Some(name) = known {
            return name;
        }
        let Ok(name) = self.store.name(visitor.id()).await else {
            return String::new();
        };
        let name = name.unwrap_or_default();
        self.names.remember(visitor, &name);
        name
    }

    /// Remembers the name of a visitor, cleaned.
    pub async fn set_name(&self, visitor: &Visitor, name: &str) -> Result<String, Problem> {
        let name = clean_name(name)?;
        let known = self.names.known().get(visitor) == Some(&name);
        if !known {
            let kept = self.store.set_name(visitor.id(), &name, now()).await;
            kept.map_err(broken)?;
            self.names.remember(visitor, &name);
        }
        Ok(name)
    }
}
