//! The house over HTTP and WebSocket, with the browser client inside.
//!
//! [`serve()`] takes a listener and a house, so that tests bind port 0. `app` builds the router;
//! `socket/` is one connection of one viewer.
//!
//! It decides nothing about tables, which is the house's business, and knows no rule of any game.

pub mod settings;

mod accept;
mod address;
mod app;
mod client;
mod cookie;
mod description;
mod error;
mod headers;
mod hostname;
mod limits;
mod metrics;
mod opening;
mod origin;
mod routes;
mod serve;
mod socket;
mod visitor;

pub use cookie::CookieKey;
pub use opening::Opening;
pub use serve::serve;
pub use settings::{Limits, Settings};
