//! A guess at how well the game stands.

use crate::state::Marne;
use maraude_core::{Evaluate, Seat};

impl Evaluate for Marne {
    /// The score reached out of all 76: every seat shares it.
    fn evaluate(&self, _: Seat) -> f32 {
        f32::from(self.score()) / 76.0
    }
}
