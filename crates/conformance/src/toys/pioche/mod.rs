//! Pioche, a toy game: a few secret cards, a die, an alarm, an agreement, a step to take back.
//! Its rules are in RULES.md beside this file.

mod abilities;
mod action;
mod event;
pub(in crate::toys) mod hand;
mod meta;
mod refusal;
mod rules;
mod state;
mod view;

pub use action::Action;
pub use event::Event;
pub use meta::{META, Options};
pub use refusal::Refusal;
pub use state::Pioche;
pub use view::View;
