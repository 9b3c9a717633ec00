//! How many tables a visitor has open, so that nobody fills the house. The store is asked only
//! when its last answer and the tables made since reach the limit; tables where somebody only sat
//! down in the meantime count from the next answer on.

use crate::house::{House, broken};
use crate::secret::Visitor;
use maraude_protocol::{Code, Problem};

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
        self.hosted.remember(host, open + 1);
        if open < limit {
            Ok(())
        } else {
            Err(Code::TooMany.into())
        }
    }
}
