//! Carries messages from a table to the sockets of its people: the [`Bus`] trait, and [`Local`]
//! within one process.
//!
//! The task of a table sends every message here, whether it is for one socket or for a crowd. A
//! socket reads its own [`Inbox`] and nothing else, so it gets its messages in the order in which
//! they were sent. Nothing is buffered without bound: a socket that falls too far behind misses
//! news, learns that it did, and asks the table for a new welcome.
//!
//! The bus is not durable and keeps no history: the store does. It knows no game.

mod local;

pub use local::Local;

use std::sync::Arc;
use std::task::{Context, Poll};

/// The number of a socket, different for each one.
pub type SocketId = u64;

/// A socket, and the hello that a message belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipient {
    /// The socket.
    pub socket: SocketId,
    /// The hello of this socket whose viewer may read the message; 0 if it does not matter. A
    /// socket that has said another hello since drops the message.
    pub hello: u32,
}

/// A message on its way to sockets.
#[derive(Debug)]
pub struct Notice {
    /// How it is delivered.
    pub kind: NoticeKind,
    /// The number of the viewer's last step, if the message carries steps.
    pub step: Option<u32>,
    /// The message as it goes to the browser.
    pub text: String,
}

/// How a message is delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Holds the whole current state: a socket that fell behind gets news again after it.
    Welcome,
    /// Something that the next welcome repeats: a socket that falls behind misses it.
    News,
    /// A message that only this socket gets: never dropped.
    Answer,
    /// The last message to this socket: never dropped.
    Farewell,
}

/// An item from an inbox.
#[derive(Clone, Debug)]
pub enum Delivery {
    /// A message, with the hello that it belongs to.
    Notice(u32, Arc<Notice>),
    /// The socket fell behind after this hello: it gets no news before its next welcome.
    FellBehind(u32),
    /// The table sends nothing any more.
    Closed,
}

/// The queue of one socket. Dropping it takes the socket off the bus.
pub trait Inbox: Send {
    /// The next delivery, once there is one.
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Delivery>;

    /// Whether nothing waits.
    fn is_empty(&self) -> bool;
}

/// Carries messages from the tasks that own tables to sockets.
pub trait Bus: Send + Sync + 'static {
    /// Opens the inbox of a new socket.
    fn open(&self) -> (SocketId, Box<dyn Inbox>);

    /// Sends a message to these sockets, without ever waiting for one. Each socket gets the
    /// messages of one sender in the order in which they were sent.
    fn send(&self, to: &mut dyn Iterator<Item = Recipient>, notice: Notice);

    /// Closes the inboxes of these sockets; what waits in them is still delivered.
    fn close(&self, sockets: &mut dyn Iterator<Item = SocketId>);
}
