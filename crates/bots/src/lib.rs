//! Players for any game.

mod random;

pub use random::Random;
