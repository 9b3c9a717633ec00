//! Taxifolie: taxis race for fares on a map of Paris, and every client has wishes.
//!
//! One implementation of both editions; [`edition`] names every difference. Read [`state`] and
//! [`trip`] first, then [`drive`], then the steps of play in `steps/`.

pub mod edition;
pub mod meta;

pub mod board;
pub mod cards;
pub mod draw;
pub mod names;
pub mod paper;
pub mod pile;
pub mod reach;
pub mod sign;
pub mod survey;
pub mod target;

pub mod drive;
pub mod marks;
pub mod scene;
pub mod state;
pub mod trip;

pub mod action;
pub mod choices;
pub mod event;
pub mod notes;
pub mod refusal;
pub mod view;

pub mod bots;

mod abilities;
mod fingerprint;
mod gain;
mod game;
mod steps;

pub use action::Action;
pub use bots::BOTS;
pub use edition::Edition;
pub use event::Event;
pub use meta::Options;
pub use refusal::Refusal;
pub use state::{Phase, Taxifolie};
