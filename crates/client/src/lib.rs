//! A client of a running house, for benches and tests: it makes tables, sits down, talks over
//! sockets, and plays any legal action.
//!
//! It is not a bot and knows no rules: it plays what it is offered. It speaks plain HTTP only.

mod browser;
mod check;
mod choose;
mod http;
mod line;
mod received;

pub use browser::Browser;
pub use choose::{SentChoices, choose};
pub use http::{Answer, Failed, Kept};
pub use line::Line;
pub use received::Received;
