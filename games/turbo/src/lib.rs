//! Turbo: everybody builds the same little city at the same time, and the first right one wins.
//!
//! Start with `game`, which implements [`maraude_core::Game`]. `steps` is the sequence of play,
//! `state` holds the state, `view` decides what each viewer sees. `solver` solves every puzzle
//! exactly. Clauses such as TT-R13 are those of `RULES.md`.

pub mod city;
pub mod faults;
pub mod medals;
pub mod pawn;
pub mod puzzle;
pub mod rim;
pub mod solver;
pub mod task;
pub mod tile;
pub mod ways;

pub mod action;
pub mod choices;
pub mod event;
pub mod meta;
pub mod options;
pub mod refusal;
pub mod state;
pub mod view;

mod abilities;
pub mod bots;
mod check;
mod digest;
mod game;
mod legal;
mod outcome;
mod steps;
mod words;

pub use abilities::ranked_time::SoloTime;
pub use action::Action;
pub use bots::BOTS;
pub use choices::Choices;
pub use event::Event;
pub use options::{Limit, Mode, Options};
pub use refusal::Refusal;
pub use state::Turbo;
pub use steps::claim::PENALTY_MS;
pub use steps::clock::{COUNTDOWN_MS, HELP_MS};
pub use view::View;
