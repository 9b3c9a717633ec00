//! Marne: lieutenants at the Invalides, September 1914, load soldiers into taxis together.
//!
//! Start with `game`, which implements [`maraude_core::Game`]. [`steps`] is the sequence of play,
//! [`state`] holds the state, [`view`] what everybody may know. Clauses such as MA-56 are those of
//! `RULES.md`.

mod card;
mod set;
pub mod soldier;
pub mod street;
pub mod taxi;

pub mod action;
pub mod choices;
pub mod event;
pub mod meta;
pub mod options;
pub mod refusal;
pub mod state;
pub mod steps;
pub mod view;

mod abilities;
pub mod bots;
mod check;
mod digest;
mod game;
mod legal;
mod outcome;
pub mod solve;
mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use bots::BOTS;
pub use choices::Choices;
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use state::Marne;
pub use steps::scoring::Band;
pub use view::View;
