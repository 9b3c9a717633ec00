//! Players for any game: [`Random`], and [`Ismcts`], a search over imagined worlds.
#![warn(missing_docs)]

mod random;
pub mod search;
#[cfg(feature = "threads")]
mod threads;

pub use random::Random;
pub use search::{Backup, Guide, Ismcts, Judged, Plain, Settings, Values};
