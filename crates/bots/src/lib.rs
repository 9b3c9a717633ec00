//! Players for any game: [`Random`], and [`Ismcts`], a search over imagined worlds.
//!
//! A bot sees what its seat sees, and nothing else. Bots made for one game live in its folder; this
//! crate knows no game, no server and no clock.
#![warn(missing_docs)]

mod random;
pub mod search;
#[cfg(feature = "threads")]
mod threads;

pub use random::Random;
pub use search::{Backup, Guide, Ismcts, Judged, Plain, SearchSettings, Values};
