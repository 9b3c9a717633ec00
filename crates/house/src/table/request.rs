//! Requests to the task that owns a table.

use super::audience::farewell;
use crate::pool::Idea;
use crate::secret::Visitor;
use maraude_bus::{Bus, SocketId};
use maraude_core::Seat;
use maraude_protocol::{Bye, Code, Command, Problem, Seated, SignedReceipt, SitDown};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Where an answer to a request goes.
pub(crate) type Reply<T = Seated> = oneshot::Sender<Result<T, Problem>>;

/// A request to a table.
pub(crate) enum Request {
    Attach(Socket),
    Detach(SocketId),
    Hello(SocketId, Hello),
    Do {
        socket: SocketId,
        id: String,
        seen: u32,
        command: Command,
    },
    /// Asks whether the table exists.
    Knock(Reply<()>),
    Info {
        visitor: Visitor,
        reply: Reply,
    },
    /// Notes that a visitor looks at the game without a socket.
    Look {
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
    Receipt {
        visitor: Visitor,
        reply: Reply<SignedReceipt>,
    },
    Thought(Thought),
    Close(oneshot::Sender<()>),
}

impl Request {
    /// Answers with a refusal.
    pub(super) fn refuse(self, bus: &dyn Bus, code: Code) {
        match self {
            Self::Info { reply, .. }
            | Self::Look { reply, .. }
            | Self::Sit { reply, .. }
            | Self::Return { reply, .. } => {
                let _ = reply.send(Err(code.into()));
            }
            Self::Knock(reply) => drop(reply.send(Err(code.into()))),
            Self::Receipt { reply, .. } => drop(reply.send(Err(code.into()))),
            Self::Attach(socket) => {
                let why = if code == Code::NotFound {
                    Bye::Gone
                } else {
                    Bye::ComeBack
                };
                farewell(bus, socket.id, why);
                bus.close(&mut [socket.id].into_iter());
            }
            Self::Detach(_) | Self::Hello(..) | Self::Do { .. } | Self::Thought(_) => {}
            Self::Close(tell) => {
                let _ = tell.send(());
            }
        }
    }
}

/// The result of a bot's thinking.
pub(crate) struct Thought {
    pub idea: Idea,
    pub seat: Seat,
    pub seq: u32,
    pub took: Duration,
}

/// Somebody's connection to a table.
pub struct Socket {
    /// Its number on the bus: everything it is sent comes through that inbox.
    pub id: SocketId,
    /// The visitor it belongs to.
    pub visitor: Visitor,
    /// The name they last used; empty: none.
    pub name: String,
}

/// The viewer that a socket wants to be, and what it saw last.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hello {
    /// The number of this hello on its socket, from 1. Messages to the viewer carry it.
    pub n: u32,
    /// A seat of the visitor; `None`: a spectator.
    pub seat: Option<Seat>,
    /// The number of the last step received.
    pub last: u32,
    /// The number of the last chat line received.
    pub chat: u32,
}

/// A handle to a table. The table stays in memory as long as one exists.
#[derive(Clone)]
pub struct Handle {
    id: Arc<str>,
    requests: mpsc::Sender<Request>,
}

impl Handle {
    pub(crate) fn new(id: Arc<str>, requests: mpsc::Sender<Request>) -> Self {
        Self { id, requests }
    }

    /// The table's id.
    pub fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// Checks that the table exists.
    pub async fn knock(&self) -> Result<(), Problem> {
        self.request(Request::Knock).await
    }

    /// The table as this visitor may see it.
    pub async fn info(&self, visitor: Visitor) -> Result<Seated, Problem> {
        self.request(|reply| Request::Info { visitor, reply }).await
    }

    /// Notes that a visitor looks at the game without a socket.
    pub(crate) async fn look(&self, visitor: Visitor) -> Result<(), Problem> {
        let looked = self.request(|reply| Request::Look { visitor, reply });
        looked.await.map(drop)
    }

    /// Sits down.
    pub async fn sit(&self, visitor: Visitor, wanted: SitDown) -> Result<Seated, Problem> {
        self.request(|reply| Request::Sit {
            visitor,
            wanted,
            reply,
        })
        .await
    }

    /// Comes back into a seat with its secret.
    pub async fn come_back(&self, visitor: Visitor, secret: String) -> Result<Seated, Problem> {
        self.request(|reply| Request::Return {
            visitor,
            secret,
            reply,
        })
        .await
    }

    /// A receipt of what this visitor was told.
    pub async fn receipt(&self, visitor: Visitor) -> Result<SignedReceipt, Problem> {
        self.request(|reply| Request::Receipt { visitor, reply })
            .await
    }

    /// Connects a socket. All messages to it come through its inbox on the bus.
    pub async fn attach(&self, socket: Socket) -> Result<(), Code> {
        self.send(Request::Attach(socket)).await
    }

    /// Says hello.
    pub async fn hello(&self, socket: SocketId, hello: Hello) -> Result<(), Code> {
        self.send(Request::Hello(socket, hello)).await
    }

    /// Sends a command.
    pub async fn ask(
        &self,
        socket: SocketId,
        id: String,
        seen: u32,
        command: Command,
    ) -> Result<(), Code> {
        self.send(Request::Do {
            socket,
            id,
            seen,
            command,
        })
        .await
    }

    /// Closes a connection.
    pub async fn detach(&self, socket: SocketId) {
        let _ = self.send(Request::Detach(socket)).await;
    }

    /// Whether the task behind this handle has ended.
    pub fn has_ended(&self) -> bool {
        self.requests.is_closed()
    }

    async fn send(&self, request: Request) -> Result<(), Code> {
        self.requests
            .send(request)
            .await
            .map_err(|_| Code::Unavailable)
    }

    async fn request<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(request(reply)).await?;
        answer.await.unwrap_or(Err(Code::Unavailable.into()))
    }
}
