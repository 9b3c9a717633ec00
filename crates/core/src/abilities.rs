//! What a game may be able to do beyond [`Game`]: each a trait with its own law.

use crate::game::Game;
use crate::seat::Seat;
use crate::viewer::Viewer;
use rand_core::Rng;

/// Imagining what one can't see. Compulsory for a game with secrets.
pub trait Redeal: Game {
    /// A random world that this viewer can't tell from the real one, all of them equally likely
    /// as far as the rules go. It reads nothing that the viewer may not know: redealing two
    /// worlds that look alike with the same `rng` gives the same world.
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self;
}

/// Drawing one legal action without listing them all.
pub trait Sample: Game {
    /// A legal action of this seat, or none if it has none. Every legal action is possible; the
    /// chances need not be equal.
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action>;
}

/// Counting what is neither made nor lost (invariant 6).
pub trait Inventory: Game {
    /// Every kind of thing in the box with how many there are, counted from the state: cards
    /// one by one (a doubled card is a mistake), tokens and money as sums. Always the same list.
    fn inventory(&self) -> Vec<(&'static str, u64)>;
}

/// A guess at how well a seat stands, for search.
pub trait Evaluate: Game {
    /// From 0 (lost) to 1 (won); reads only what every world of this seat shares, or is applied
    /// to an imagined world.
    fn evaluate(&self, seat: Seat) -> f32;
}
