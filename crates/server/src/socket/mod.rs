//! The WebSocket of a table: one socket, one viewer.

mod open;
mod sending;
mod session;

pub(crate) use open::open;
