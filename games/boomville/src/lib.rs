//! Boomville: a race to secret destinations through a town that closes its streets.
//!
//! Read in this order: [`town`] and [`cards`] (the board and the decks), `state` (what is true),
//! `ways` (where a taxi can drive), `steps` (the course of play), `check` (what is refused),
//! `view` (what a viewer may know).

mod game;
mod meta;
mod options;

pub mod cards;
pub mod town;

mod face_up;
mod set;
mod start_rolls;
mod state;
mod tokens;
mod use_of_chance;
mod ways;

mod action;
mod event;
mod refusal;
mod words;

mod check;
mod legal;
mod steps;

mod choices;
mod digest;
mod outcome;
mod view;

mod abilities;
pub mod bots;
pub mod draw;
pub mod scene;

pub use action::Action;
pub use bots::BOTS;
pub use choices::{Choices, MARK_ARRIVES, MARK_PASSES, Offer};
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::{Boomville, MAX_PLAYERS, Phase};
pub use tokens::{BARRIERS, ONE_WAYS, Obstacle};
pub use view::{FaceUpView, Piles, Place, PlayerView, Supply, View};
