//! How others speak with the task that owns a table.

use crate::pool::Idea;
use crate::secret::Visitor;
use maraude_core::Seat;
use maraude_protocol::{Bye, Code, Command, Problem, Seated, SitDown};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Where an answer to a request goes.
pub(crate) type Reply<T = Seated> = oneshot::Sender<Result<T, Problem>>;

/// Something asked of a table.
pub(crate) enum Ask {
    Attach(Socket),
    Detach(u64),
    Hello(u64, Hello),
    Do {
        socket: u64,
        id: String,
        seen: u32,
        command: Command,
    },
    /// Is there such a table?
    Knock(Reply<()>),
    Info {
        visitor: Visitor,
        reply: Reply,
    },
    Sit {
        visitor: Visitor,
        wanted: SitDown,
        reply: Reply,
    },
    Return {
        visitor: Visitor,
        secret: String,
        reply: Reply,
    },
    Thought(Thought),
    Close(oneshot::Sender<()>),
}

impl Ask {
    /// Answers everything with a refusal.
    pub(crate) fn refuse(self, code: Code) {
        match self {
            Self::Info { reply, .. } | Self::Sit { reply, .. } | Self::Return { reply, .. } => {
                let _ = reply.send(Err(code.into()));
            }
            Self::Knock(reply) => drop(reply.send(Err(code.into()))),
            Self::Attach(socket) => {
                let why = if code == Code::NotFound {
                    Bye::Gone
                } else {
                    Bye::ComeBack
                };
                let _ = socket.tell.try_send(Private::Bye(why).into());
            }
            Self::Detach(_) | Self::Hello(..) | Self::Do { .. } | Self::Thought(_) => {}
            Self::Close(tell) => {
                let _ = tell.send(());
            }
        }
    }
}

/// What a bot came to.
pub(crate) struct Thought {
    pub idea: Idea,
    pub seat: Seat,
    pub seq: u32,
    pub took: Duration,
}

/// Somebody's connection to a table.
pub struct Socket {
    /// Its number, different for each socket.
    pub id: u64,
    /// Whose it is.
    pub visitor: Visitor,
    /// The name they last used; empty: none.
    pub name: String,
    /// Where to tell them what nobody else is told; boxed, because a queue takes its room at once
    /// and most sockets wait.
    pub tell: mpsc::Sender<Box<Private>>,
}

/// Through whose eyes to look, and what was seen last.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hello {
    /// Which hello of its socket it is: its answer says so.
    pub n: u32,
    /// One's own seat; none: a spectator.
    pub seat: Option<Seat>,
    /// The number of the last step received.
    pub last: u32,
    /// The number of the last chat line received.
    pub chat: u32,
}

/// What is told to one socket alone.
#[derive(Debug)]
pub enum Private {
    /// A message, to be passed on.
    Text(String),
    /// The answer to a hello: what the bus said up to `tick` is in it.
    Welcome {
        /// Which hello it answers.
        hello: u32,
        /// The message.
        text: String,
        /// The last tick that it covers.
        tick: u64,
        /// The number of its last step.
        step: u32,
        /// Whom the visitor does not want to hear.
        muted: Vec<String>,
    },
    /// A hello was refused.
    Unwelcome {
        /// Which one.
        hello: u32,
        /// The message says why.
        text: String,
    },
    /// One's own place has changed.
    Place {
        /// The message.
        text: String,
        /// Whom the visitor does not want to hear.
        muted: Vec<String>,
    },
    /// The end.
    Bye(Bye),
}

/// A way to speak with a table. As long as somebody holds one, the table stays in memory.
#[derive(Clone)]
pub struct Handle {
    id: Arc<str>,
    asks: mpsc::Sender<Ask>,
}

impl Handle {
    pub(crate) fn new(id: Arc<str>, asks: mpsc::Sender<Ask>) -> Self {
        Self { id, asks }
    }

    /// The table's id.
    pub fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// Whether there is such a table.
    pub async fn knock(&self) -> Result<(), Problem> {
        self.request(Ask::Knock).await
    }

    /// The table as this visitor may see it.
    pub async fn info(&self, visitor: Visitor) -> Result<Seated, Problem> {
        self.request(|reply| Ask::Info { visitor, reply }).await
    }

    /// Sits down.
    pub async fn sit(&self, visitor: Visitor, wanted: SitDown) -> Result<Seated, Problem> {
        self.request(|reply| Ask::Sit {
            visitor,
            wanted,
            reply,
        })
        .await
    }

    /// Comes back into a seat with its secret.
    pub async fn come_back(&self, visitor: Visitor, secret: String) -> Result<Seated, Problem> {
        self.request(|reply| Ask::Return {
            visitor,
            secret,
            reply,
        })
        .await
    }

    /// Opens a connection. Everything further comes through its `tell`.
    pub async fn attach(&self, socket: Socket) -> Result<(), Code> {
        self.send(Ask::Attach(socket)).await
    }

    /// Says hello. Listen on the bus before, so that nothing is missed in between.
    pub async fn hello(&self, socket: u64, hello: Hello) -> Result<(), Code> {
        self.send(Ask::Hello(socket, hello)).await
    }

    /// Asks for something.
    pub async fn ask(
        &self,
        socket: u64,
        id: String,
        seen: u32,
        command: Command,
    ) -> Result<(), Code> {
        self.send(Ask::Do {
            socket,
            id,
            seen,
            command,
        })
        .await
    }

    /// Closes a connection.
    pub async fn detach(&self, socket: u64) {
        let _ = self.send(Ask::Detach(socket)).await;
    }

    /// Whether nobody looks after the table any more through this handle.
    pub fn has_ended(&self) -> bool {
        self.asks.is_closed()
    }

    async fn send(&self, ask: Ask) -> Result<(), Code> {
        self.asks.send(ask).await.map_err(|_| Code::Unavailable)
    }

    async fn request<T>(&self, ask: impl FnOnce(Reply<T>) -> Ask) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(ask(reply)).await?;
        answer.await.unwrap_or(Err(Code::Unavailable.into()))
    }
}
