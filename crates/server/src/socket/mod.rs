//! The WebSocket of a table: one socket, one viewer.

mod open;
mod session;

pub(crate) use open::open;
