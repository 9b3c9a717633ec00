//! The rules of Template.
//!
//! On their turn players take a hidden card or stop. The highest sum within the limit wins.
//!
//! Read `game.rs` first: it names the function behind each question that the house asks. Then
//! `state.rs`, and `steps/` for the sequence of play.

mod abilities;
mod action;
mod bots;
mod check;
mod choices;
mod digest;
mod event;
mod game;
mod legal;
mod meta;
mod options;
mod outcome;
mod refusal;
mod state;
mod steps;
mod view;
mod words;

pub use action::Action;
pub use bots::BOTS;
pub use choices::Choices;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::Template;
pub use view::View;
