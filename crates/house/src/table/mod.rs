//! One task owns one table: it takes a request, judges it, writes what changed, and tells people
//! after the commit (D10).
//!
//! Start with `task` (the loop) and `request` (the messages to it). The parts that own state:
//! `audience` (sockets and their viewers), `streams` (what each viewer was shown, with `gallery`
//! for the spectators), `bots`, `chat`, `seen` (commands) and `batch` (what waits for the commit).
//! The other files handle the requests, one subject each.

mod request;
mod task;

mod audience;
mod batch;
mod gallery;
mod seen;
mod streams;

mod away;
mod begin;
mod bots;
mod chat;
mod command;
mod connect;
mod deadline;
mod greet;
mod hint;
mod host;
mod info;
mod muting;
mod offers;
mod pausing;
mod play;
mod seating;
mod tell;
mod update;

pub use request::{Handle, Hello, Socket};
pub(crate) use request::{Request, Thought};
pub(crate) use task::look_after;
