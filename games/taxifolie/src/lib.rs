//! Taxifolie: taxis race for fares on a map of Paris, and every client has wishes.
//!
//! One implementation of both editions; [`edition`] names every difference. Read in this order:
//! [`board`] and [`cards`] (the map and the decks), [`state`] and [`trip`] (what is true),
//! [`ways`] (where a taxi can drive), `steps` (the course of play), `check` (what is refused),
//! [`view`] (what a viewer may know).

mod game;
pub mod meta;
pub mod options;

pub mod board;
pub mod cards;
pub mod edition;
pub mod target;

pub mod marks;
pub mod state;
pub mod trip;
pub mod ways;

pub mod action;
pub mod event;
pub mod refusal;
pub mod words;

mod check;
mod legal;
mod steps;

pub mod choices;
mod digest;
pub mod notes;
mod outcome;
pub mod view;

mod abilities;
pub mod bots;
pub mod draw;
pub mod scene;

pub use action::Action;
pub use bots::BOTS;
pub use choices::Choices;
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::{Phase, Taxifolie};
pub use view::View;
