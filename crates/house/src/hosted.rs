//! How many tables a visitor has open, so that nobody fills the house. The store is asked only
//! when its last answer and the tables made since reach the limit; tables where somebody only sat
//! down in the meantime count from the next answer on.

use crate::house::{House, broken};
use crate::secret::Visitor;
use maraude_protocol::{Code, Problem};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

/// So many visitors are remembered; then it begins anew.
const MOST: usize = 10_000;

/// What the store last answered and the tables made since, by visitor.
#[derive(Default)]
pub(crate) struct Hosted(Mutex<HashMap<Visitor, u32>>);

impl Hosted {
    fn known(&self) -> MutexGuard<'_, HashMap<Visitor, u32>> {
        self.0.lock().expect("nothing panics while holding it")
    }
}

impl House {
    /// Counts a table that this visitor is about to make, or refuses it. Games that are over
    /// don't count: people play for years.
    pub(crate) async fn count_table(&self, host: &Visitor) -> Result<(), Problem> {
        let limit = self.config.tables_a_visitor;
        if let Some(open) = self
            .hosted
            .known()
            .get_mut(host)
            .filter(|open| **open < limit)
        {
            *open += 1;
            return Ok(());
        }
        let open = self.store.open_tables(host.id()).await.map_err(broken)?;
        let mut known = self.hosted.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(host.clone(), open + 1);
        if open < limit {
            Ok(())
        } else {
            Err(Code::TooMany.into())
        }
    }
}
