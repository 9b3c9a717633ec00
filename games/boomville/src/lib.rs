//! Boomville: a race to secret destinations through a town that closes its streets.
//!
//! Read in this order: the town and its cards (static data), then the rules.

pub mod draw;
pub mod town;
