//! Fan-out of what happened at a table: the [`Bus`] trait, and [`Local`] within one process.
//!
//! A *topic* is one viewer of one table. A listener gets every notice from then on, in order. One
//! that falls too far behind is dropped, and starts again from the present state of the table.
//! Nothing is buffered without bound.
//!
//! The bus is not durable and keeps no history: the store does. It knows no game.

mod local;

pub use local::Local;

use std::sync::Arc;
use std::task::{Context, Poll};

/// One viewer of one table: the table's id, and the seat's number (0: those who watch).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Topic {
    /// The table.
    pub table: Arc<str>,
    /// The seat, counted from 1; 0: everybody who watches.
    pub viewer: u8,
}

/// What is told on a topic.
#[derive(Debug)]
pub struct Notice {
    /// Goes up with each notice of the table; one that is not above what a listener has already
    /// been told is old news.
    pub tick: u64,
    /// Who said it, if somebody did: who muted them does not hear it.
    pub from: Option<Arc<str>>,
    /// The number of the viewer's last step, if the notice carries steps.
    pub step: Option<u32>,
    /// The message as it goes to the browser.
    pub text: String,
}

/// Why there is no next notice. Whoever wants to go on listens again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// The listener was too slow, and some were dropped.
    TooSlow,
    /// Nobody will ever speak on this topic again.
    Closed,
}

/// Hears the notices of one topic.
pub trait Listener: Send {
    /// The next notice, once there is one.
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Arc<Notice>, Missed>>;

    /// Whether another notice is there already.
    fn has_next(&self) -> bool;
}

/// Carries notices from the task that owns a table to all who listen.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody who listens to the topic just now.
    fn publish(&self, topic: &Topic, notice: Notice);

    /// Listens from now on.
    fn listen(&self, topic: &Topic) -> Box<dyn Listener>;
}
