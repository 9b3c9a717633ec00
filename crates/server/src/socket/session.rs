//! One open socket. It passes commands to the table and messages from its inbox to the client.
//! Nobody waits for a slow reader.

use super::sending::{in_time, text_of};
use crate::app::State;
use crate::limits::SocketLimit;
use axum::extract::ws::{Message, WebSocket};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use maraude_bus::{Delivery, Inbox, Notice, NoticeKind, SocketId};
use maraude_core::Seat;
use maraude_house::{Handle, Hello, Socket, TimeSource, Timer, Visitor};
use maraude_protocol::{Bye, ClientMessage, Code, PROTOCOL, Problem, ServerMessage};
use std::future::poll_fn;
use std::num::NonZeroU32;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use std::task::Poll::Ready;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Silence after which the house sends a ping.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// The shortest time between two pings.
const MIN_PING_PAUSE: Duration = Duration::from_secs(5);
/// Silence after which a socket is closed.
const SILENCE: Duration = Duration::from_secs(60);
/// Unreadable messages after which a socket is closed.
const MAX_UNREADABLE: u32 = 10;
/// Rate-limit refusals after which a socket is closed.
const MAX_REFUSALS: u32 = 50;

/// The number of messages that a hello counts as.
const HELLO_COST: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// One open socket.
pub(super) struct Session {
    state: State,
    socket: WebSocket,
    table: Handle,
    id: SocketId,
    /// All that the table sends to this socket, in order.
    inbox: Box<dyn Inbox>,
    /// The seat of the last hello; none: a spectator.
    seat: Option<Seat>,
    /// The number of hellos so far. Messages for the viewer of an earlier one are dropped.
    hellos: u32,
    /// The last step that was delivered.
    step: u32,
    /// Whether a message waits for the next flush.
    unsent: bool,
    limit: Option<SocketLimit>,
    refusals: u32,
    unreadable: u32,
    heard: Instant,
    /// When to check whether the client is still there.
    beat: Timer,
    closing: watch::Receiver<bool>,
}

/// An event on a socket.
enum Event {
    Came(Option<Result<Message, axum::Error>>),
    Delivery(Delivery),
    Beat,
}

impl Session {
    /// Attaches to the table and waits for the first hello.
    pub(super) async fn begin(
        state: State,
        socket: WebSocket,
        table: Handle,
        visitor: Visitor,
        name: String,
    ) -> Option<Box<Self>> {
        let (id, inbox) = state.house.bus().open();
        table.attach(Socket { id, visitor, name }).await.ok()?;
        let time = state.house.time().clone();
        // Boxed, because a future is as large as everything it ever holds, and most sockets only
        // wait.
        let mut session = Box::new(Self {
            limit: state.limiter.messages(),
            closing: state.closing.clone(),
            heard: time.instant(),
            beat: time.sleep(HEARTBEAT),
            state,
            socket,
            table,
            id,
            inbox,
            seat: None,
            hellos: 0,
            step: 0,
            unsent: false,
            refusals: 0,
            unreadable: 0,
        });
        while session.hellos == 0 {
            if session.turn().await.is_break() {
                session.end().await;
                return None;
            }
        }
        Some(session)
    }

    fn time(&self) -> &TimeSource {
        self.state.house.time()
    }

    /// Whether its viewer is a spectator.
    pub(super) fn watches(&self) -> bool {
        self.seat.is_none()
    }

    /// Runs until one side closes the socket.
    pub(super) async fn run(mut self: Box<Self>) {
        while self.turn().await.is_continue() {}
        self.end().await;
    }

    async fn end(self: Box<Self>) {
        self.table.detach(self.id).await;
    }

    /// Waits for one event and handles it. Messages that wait in the inbox are sent together.
    async fn turn(&mut self) -> ControlFlow<()> {
        let event = self.next().await;
        self.handle(event).await?;
        if self.unsent && self.inbox.is_empty() {
            self.flush().await?;
        }
        Continue(())
    }

    async fn handle(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Came(Some(Ok(message))) => {
                self.heard = self.time().instant();
                self.came(message).await
            }
            Event::Came(Some(Err(_)) | None) => Break(()),
            Event::Delivery(Delivery::Notice(hello, notice)) => self.notice(hello, notice).await,
            Event::Delivery(Delivery::FellBehind(hello)) => self.fell_behind(hello).await,
            Event::Delivery(Delivery::Closed) => self.table_ended().await,
            Event::Beat => self.beat().await,
        }
    }

    /// Closes the socket because the task of the table has ended.
    async fn table_ended(&mut self) -> ControlFlow<()> {
        let restarts = *self.closing.borrow();
        self.bye(if restarts {
            Bye::Restarting
        } else {
            Bye::ComeBack
        })
        .await
    }

    /// Waits for the next event. Messages of the table come before those of the client.
    async fn next(&mut self) -> Event {
        poll_fn(|context| {
            if let Ready(delivery) = self.inbox.poll_next(context) {
                return Ready(Event::Delivery(delivery));
            }
            if let Ready(message) = self.socket.poll_next_unpin(context) {
                return Ready(Event::Came(message));
            }
            self.beat.as_mut().poll(context).map(|()| Event::Beat)
        })
        .await
    }

    /// Sends a ping after a while without messages, and gives up after a long silence.
    async fn beat(&mut self) -> ControlFlow<()> {
        let silent = self.time().since(self.heard);
        if silent > SILENCE {
            return Break(());
        }
        let next = HEARTBEAT.saturating_sub(silent).max(MIN_PING_PAUSE);
        self.beat = self.time().sleep(next);
        if silent < HEARTBEAT {
            return Continue(());
        }
        self.send(Message::Ping(Bytes::new())).await
    }

    async fn came(&mut self, message: Message) -> ControlFlow<()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Break(()),
            // Pings cost the house as much as messages, so they count too.
            _ if !self.may_speak(None) => return self.over_limit(None).await,
            Message::Ping(_) | Message::Pong(_) => return Continue(()),
            Message::Binary(_) => return self.not_understood(Code::Malformed).await,
        };
        self.state.metrics.received.inc();
        let Ok(message) = serde_json::from_str::<ClientMessage>(&text) else {
            return self.not_understood(Code::Malformed).await;
        };
        if !self.may_speak(Some(&message)) {
            return self.over_limit(Some(message)).await;
        }
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                self.not_understood(Code::WrongProtocol).await
            }
            ClientMessage::Hello {
                seat, last, chat, ..
            } => self.hello(seat, last, chat).await,
            ClientMessage::Do { id, .. } if self.hellos == 0 => {
                let problem = Problem::new(Code::NotSeated);
                self.say(&ServerMessage::Refused { id, problem }).await
            }
            ClientMessage::Do { id, seen, command } => {
                match self.table.ask(self.id, id, seen, command).await {
                    Ok(()) => Continue(()),
                    Err(_) => self.bye(Bye::ComeBack).await,
                }
            }
            ClientMessage::Ping { n } => {
                let time = self.state.house.now();
                self.say(&ServerMessage::Pong { n, time }).await
            }
        }
    }

    /// A hello may lead to a replay, so it counts for more.
    fn may_speak(&self, message: Option<&ClientMessage>) -> bool {
        let cost = match message {
            Some(ClientMessage::Hello { .. }) => HELLO_COST,
            _ => NonZeroU32::MIN,
        };
        let allows = |limit: &SocketLimit| matches!(limit.check_n(cost), Ok(Ok(())));
        self.limit.as_ref().is_none_or(allows)
    }

    async fn over_limit(&mut self, message: Option<ClientMessage>) -> ControlFlow<()> {
        self.refusals += 1;
        if self.refusals > MAX_REFUSALS {
            self.state.metrics.floods.inc();
            return self.bye(Bye::Flood).await;
        }
        let problem = Problem::new(Code::TooMany);
        match message {
            Some(ClientMessage::Do { id, .. }) => {
                self.say(&ServerMessage::Refused { id, problem }).await
            }
            _ => self.say(&ServerMessage::Error { problem }).await,
        }
    }

    async fn not_understood(&mut self, code: Code) -> ControlFlow<()> {
        self.unreadable += 1;
        if self.unreadable > MAX_UNREADABLE {
            self.state.metrics.floods.inc();
            return self.bye(Bye::Flood).await;
        }
        self.say(&ServerMessage::Error {
            problem: code.into(),
        })
        .await
    }

    /// Asks the table to change the viewer of this socket, or to send everything again. From now
    /// on, messages for the former viewer are dropped.
    async fn hello(&mut self, seat: Option<Seat>, last: u32, chat: u32) -> ControlFlow<()> {
        self.seat = seat;
        self.hellos += 1;
        let hello = Hello {
            n: self.hellos,
            seat,
            last,
            chat,
        };
        match self.table.hello(self.id, hello).await {
            Ok(()) => Continue(()),
            Err(_) => self.bye(Bye::ComeBack).await,
        }
    }

    /// Sends a message of the table, unless it is for the viewer of an earlier hello.
    async fn notice(&mut self, hello: u32, notice: Arc<Notice>) -> ControlFlow<()> {
        if hello != 0 && hello != self.hellos {
            return Continue(());
        }
        self.step = notice.step.unwrap_or(self.step);
        let last = notice.kind == NoticeKind::Farewell;
        self.send(Message::Text(text_of(notice))).await?;
        if last {
            self.close().await
        } else {
            Continue(())
        }
    }

    /// Asks for everything since the last step that was delivered.
    async fn fell_behind(&mut self, hello: u32) -> ControlFlow<()> {
        if hello != self.hellos {
            return Continue(());
        }
        self.state.metrics.resynchronised.inc();
        self.hello(self.seat, self.step, 0).await
    }

    async fn say(&mut self, message: &ServerMessage<'_>) -> ControlFlow<()> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::Text(text.into())).await
    }

    async fn bye(&mut self, why: Bye) -> ControlFlow<()> {
        let _ = self.say(&ServerMessage::Bye { why }).await;
        self.close().await
    }

    async fn close(&mut self) -> ControlFlow<()> {
        let _ = self.send(Message::Close(None)).await;
        let _ = self.flush().await;
        Break(())
    }

    /// Hands a message over to be sent with the next flush.
    async fn send(&mut self, message: Message) -> ControlFlow<()> {
        self.state.metrics.sent.inc();
        self.unsent = true;
        in_time(self.state.house.time(), self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> ControlFlow<()> {
        self.unsent = false;
        in_time(self.state.house.time(), self.socket.flush()).await
    }
}
