//! One task owns one table. It takes what is asked, judges it, writes it down, and tells
//! everybody after the commit (D10). One verb per file.

mod ask;
mod away;
mod batch;
mod begin;
mod bots;
mod command;
mod deadline;
mod gallery;
mod greet;
mod hint;
mod host;
mod info;
mod muting;
mod offers;
mod pausing;
mod play;
mod publish;
mod seating;
mod sockets;
mod talk;
mod task;
mod update;

pub(crate) use ask::{Ask, Thought};
pub use ask::{Handle, Hello, Private, Socket};
pub(crate) use task::look_after;
