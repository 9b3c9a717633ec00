//! Information-set Monte Carlo tree search (SO-ISMCTS), for games of turns.
//!
//! Every iteration imagines a world that the seat can't tell from the real one
//! ([`Redeal`](maraude_core::Redeal)), walks one tree of actions that all worlds share, and adds
//! to it. Dice and draws are luck of the imagined world, not branches of the tree. The real
//! state is never read: what the search knows is what [`Seen`](maraude_core::Seen) gives.
//!
//! The budget is counted in nodes, that is in actions applied, so the same budget gives the
//! same answer on any machine.

mod bot;
mod guide;
mod iteration;
mod measure;
mod reuse;
mod settings;
mod tree;
mod worker;

pub use bot::Ismcts;
pub use guide::{Guide, Judged, Plain, Values};
pub use settings::{Backup, SearchSettings};
pub use worker::Considered;
