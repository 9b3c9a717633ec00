//! The names visitors last used. Those who were here lately are remembered, so that a socket or
//! a seat does not wait for the store each time.

use crate::house::{House, broken};
use crate::name::clean_name;
use crate::secret::Visitor;
use maraude_protocol::Problem;

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
        self.names.remember(visitor, name.clone());
        name
    }

    /// Remembers the name of a visitor, cleaned.
    pub async fn set_name(&self, visitor: &Visitor, name: &str) -> Result<String, Problem> {
        let name = clean_name(name)?;
        let known = self.names.known().get(visitor) == Some(&name);
        if !known {
            let kept = self.store.set_name(visitor.id(), &name, self.now()).await;
            kept.map_err(broken)?;
            self.names.remember(visitor, name.clone());
        }
        Ok(name)
    }
}
