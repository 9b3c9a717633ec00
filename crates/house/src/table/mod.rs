//! One task owns one table: it takes a request, judges it, writes what changed, and tells people
//! after the commit.
//!
//! Start with `task` (the loop) and `request` (the messages to it). A table has these parts, each
//! the only one that changes its own state:
//!
//! - `game`: the game in memory, with the `record` (the sheet, and the `batch` that waits for the
//!   commit) and the `streams` (what each viewer was shown, with the `gallery` of spectators)
//! - `audience`: the sockets and the viewer of each
//! - `chat`, `bots`, `hints`
//! - `deadlines`: what happens without a request
//!
//! `seating`, `host` and `links` change the game and the audience together; `facts`, `update` and `tell`
//! only read.

mod request;
mod task;

mod audience;
mod bots;
mod chat;
mod deadlines;
mod game;
mod hints;

mod batch;
mod gallery;
mod record;
mod seen;
mod streams;

mod asker;
mod facts;
mod host;
mod links;
mod muting;
mod rights;
mod seating;
mod tell;
mod update;

pub use request::{Handle, Hello, Socket};
pub(crate) use request::{Request, Thought};
pub(crate) use task::look_after;
