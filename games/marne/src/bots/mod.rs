//! Players that are programs.

mod draw;
pub mod features;
pub mod heuristic;
pub mod net;
mod seen_before;
mod sensible;
pub mod turn;
