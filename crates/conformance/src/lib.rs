//! The laws every game obeys, tried by random play, and toy games that break them.
//!
//! A law is a function that returns what it checked, or how it was broken: the shortest list of
//! moves that still breaks it, as JSON lines. [`laws!`] makes one named test per law.
//!
//! Read [`law`] first, then [`run`] and [`random_play`], then the laws in any order. This crate is
//! for tests; it knows no game of the house.

pub mod golden;
pub mod law;
pub mod laws;
pub mod quiet;
pub mod random_play;
pub mod run;
pub mod setups;
pub mod shrink;
pub mod soak;
pub mod toys;

mod impression;

mod mutate;
mod standing_moves;
mod suite;
mod twin;

/// The traits that the laws speak of, for [`laws!`].
pub use maraude_core as core;

pub use golden::Goldens;
pub use law::{BrokenLaw, Checked, Effort, LawReport, Lawful, hold};
