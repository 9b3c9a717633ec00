//! Actions that were judged.

use crate::game::Game;
use crate::seat::Actor;

/// An action that the rules accepted in the present state. Only [`Legal::judge`] makes one, so
/// what comes off the wire can't be applied unjudged.
pub struct Legal<G: Game> {
    by: Actor,
    action: G::Action,
}

impl<G: Game> Legal<G> {
    /// Judges an action: a legal one, or the refusal. The state is untouched.
    pub fn judge(game: &G, by: Actor, action: G::Action) -> Result<Self, G::Refusal> {
        game.check(by, &action)?;
        Ok(Self { by, action })
    }

    /// Who does it.
    pub fn by(&self) -> Actor {
        self.by
    }

    /// What is done.
    pub fn action(&self) -> &G::Action {
        &self.action
    }

    /// Both, for a `match` by value.
    pub fn into_parts(self) -> (Actor, G::Action) {
        (self.by, self.action)
    }
}
