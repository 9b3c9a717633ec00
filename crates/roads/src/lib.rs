//! Street maps: what the games that drive over a board of cells have in common.
//!
//! [`Streets`] is the graph of cells, [`Way`] the cells of one drive, [`WayTree`] the legal ways
//! as a seat receives them. [`Faults`] collects what is wrong with a map's data, [`Rect`] tells
//! whether two drawn things overlap. Nothing here knows any game's rules.
#![warn(missing_docs)]

mod fault;
mod rect;
mod streets;
mod tree;
mod way;

pub use fault::{Fault, Faults};
pub use rect::Rect;
pub use streets::{EXITS, Exits, FAR, NOWHERE, Streets};
pub use tree::{WayStep, WayTree};
pub use way::{LONGEST_WAY, Way};

/// The most ways that a drive may have, so that a person can choose and a message stays
/// small.
pub const MOST_WAYS: u32 = 1_000;
