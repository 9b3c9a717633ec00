//! Taxifolie: taxis race for fares on a map of Paris, and every client has wishes.
//!
//! One implementation of both editions; [`edition`] names every difference.

pub mod board;
pub mod draw;
pub mod edition;
pub mod paper;
pub mod reach;
pub mod sign;
pub mod survey;
