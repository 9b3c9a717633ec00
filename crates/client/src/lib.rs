//! A client of a running house, for benches and tests: it makes tables, sits down, talks over
//! sockets, and plays any legal action.
//!
//! It is not a bot and knows no rules: it plays what it is offered. It speaks plain HTTP only.

mod check;
mod choose;
mod heard;
mod http;
mod line;
mod skim;
mod visitor;

pub use choose::{Choices, choose};
pub use heard::Heard;
pub use http::{Answer, Failed, Kept};
pub use line::Line;
pub use visitor::Visitor;
