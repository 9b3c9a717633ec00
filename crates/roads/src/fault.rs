//! What is wrong with a map's data, clause by clause.

use std::fmt::{Display, Formatter};

/// One thing that is wrong with a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The clause that the map breaks.
    pub clause: &'static str,
    /// What is wrong, for the person who edits the data.
    pub what: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.clause, self.what)
    }
}

/// Collects faults.
#[derive(Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn add(&mut self, clause: &'static str, what: impl Into<String>) {
        let what = what.into();
        self.0.push(Fault { clause, what });
    }

    /// Adds a fault unless all is well.
    pub fn unless(&mut self, fine: bool, clause: &'static str, what: impl FnOnce() -> String) {
        if !fine {
            self.add(clause, what());
        }
    }

    /// Whether nothing was wrong so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The faults, if there are any.
    pub fn done(self) -> Result<(), Vec<Fault>> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(self.0)
        }
    }
}
