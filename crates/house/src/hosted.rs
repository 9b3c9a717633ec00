//! Limits how many tables one visitor may have open. The store is asked only when its last answer
//! and the tables made since reach the limit; tables where the visitor only sat down count from the
//! next answer on.

use crate::house::{House, broken};
use crate::secret::Visitor;
use maraude_protocol::{Code, Problem};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

impl House {
    /// Counts a table that this visitor is about to make, or refuses it. Finished games do not
    /// count.
    pub(crate) async fn count_table(&self, host: &Visitor) -> Result<(), Problem> {
        let limit = self.config.tables_a_visitor;
        let below = |open: u32| (open < limit).then_some(open + 1);
        let known = self.hosted.get(host);
        if known.is_some_and(|open| open.fetch_update(Relaxed, Relaxed, below).is_ok()) {
            return Ok(());
        }
        let open = self.store.open_tables(host.id()).await.map_err(broken)?;
        self.hosted
            .insert(host.clone(), Arc::new(AtomicU32::new(open + 1)));
        if open < limit {
            Ok(())
        } else {
            Err(Code::TooMany.into())
        }
    }
}
