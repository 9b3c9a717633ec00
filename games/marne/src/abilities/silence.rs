//! Silence: the event that forbids talking.

use crate::state::Marne;
use maraude_core::Silence;

impl Silence for Marne {
    fn silence(&self) -> Option<&'static str> {
        (self.silent && !self.is_over()).then_some("MA-71")
    }
}
