//! A game in progress for programs that know no game: JSON in, JSON out.
//!
//! [`ErasedPlay`] is a [`Play`](maraude_core::Play) without its type. [`Running`] adds what
//! follows from a journal besides the state: alarms, clocks, stand-ins, and the steps of each
//! viewer's stream. It replays a journal into all of these.
//!
//! Nothing here does I/O, starts a thread or reads a clock. A server and a browser can both
//! build on it: the caller brings the time and keeps the lines.

mod clocks;
mod erased;
mod heads;
mod note;
mod running;
mod snapshot;
mod streams;
mod timeline;

pub use clocks::Clocks;
pub use erased::{ErasedPlay, PlayedEntry, Rejection};
pub use running::{Mover, NewEntry, Running, Steps};
pub use snapshot::Snapshot;
pub use timeline::Timeline;
