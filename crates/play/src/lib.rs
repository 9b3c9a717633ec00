//! A game in progress for programs that know no game: JSON in, JSON out.
//!
//! [`ErasedPlay`] is a [`Play`](maraude_core::Play) without its type. Nothing here does I/O,
//! starts a thread or reads a clock: a server and a browser can both build on it.

mod erased;
mod snapshot;

pub use erased::{ErasedPlay, PlayedEntry, Rejection};
pub use snapshot::Snapshot;
