//! The names of visitors. Recent ones are cached, so that a socket or a seat need not wait for
//! the store.

use crate::house::{House, broken};
use crate::name::clean_name;
use crate::secret::Visitor;
use maraude_protocol::Problem;

impl House {
    /// The name that a visitor last used; empty: none.
    pub async fn name_of(&self, visitor: &Visitor) -> String {
        if let Some(name) = self.names.get(visitor) {
            return name;
        }
        let Ok(name) = self.store.name(visitor.id()).await else {
            return String::new();
        };
        let name = name.unwrap_or_default();
        self.names.insert(visitor.clone(), name.clone());
        name
    }

    /// Whether the house has met this visitor before: it keeps their name, or a table of theirs.
    pub async fn knows(&self, visitor: &Visitor) -> bool {
        if !self.name_of(visitor).await.is_empty() {
            return true;
        }
        let tables = self.store.of_visitor(visitor.id(), 1).await;
        tables.is_ok_and(|tables| !tables.is_empty())
    }

    /// Stores the name of a visitor, cleaned.
    pub async fn set_name(&self, visitor: &Visitor, name: &str) -> Result<String, Problem> {
        let name = clean_name(name)?;
        if self.names.get(visitor).as_ref() != Some(&name) {
            let kept = self.store.set_name(visitor.id(), &name, self.wall()).await;
            kept.map_err(broken)?;
            self.names.insert(visitor.clone(), name.clone());
        }
        Ok(name)
    }
}
