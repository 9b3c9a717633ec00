//! A copy of a state that can leave its table.

use maraude_core::Game;
use std::any::Any;

/// A copy of a game's state, for a bot to think about on another thread.
pub struct Snapshot(Box<dyn Any + Send + Sync>);

impl Snapshot {
    /// Copies a state.
    pub fn new<G: Game>(game: &G) -> Self {
        Self(Box::new(game.clone()))
    }

    /// The state, if it is one of the game `G`.
    pub fn state<G: Game>(&self) -> Option<&G> {
        self.0.downcast_ref()
    }
}
