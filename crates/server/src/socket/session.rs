//! One conversation: what the client asks goes to the table, what the table tells goes to the
//! client, and nobody waits for a slow reader.

use super::sending::{in_time, text_of};
use crate::app::State;
use crate::limits::Bucket;
use crate::metrics::count;
use axum::extract::ws::{Message, WebSocket};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use maraude_bus::{Listener, Missed, Notice, Topic};
use maraude_core::Seat;
use maraude_house::{Handle, Hello, Private, Socket, TimeSource, Timer, Visitor};
use maraude_protocol::{Bye, ClientMessage, Code, PROTOCOL, Problem, ServerMessage};
use std::future::poll_fn;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll::Ready;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// The house asks for a sign of life so often.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// It waits for one at least so long before it asks again.
const PATIENCE: Duration = Duration::from_secs(5);
/// Who is silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// So many private messages may wait.
const WAITING: usize = 256;
/// After so many unreadable messages the socket is closed.
const UNREADABLE: u32 = 10;
/// After so many refusals for haste the socket is closed.
const HASTY: u32 = 50;

/// One conversation.
pub(super) struct Session {
    state: State,
    socket: WebSocket,
    table: Handle,
    id: u64,
    told: mpsc::Receiver<Box<Private>>,
    /// What the bus says to the viewer of the last hello; none before the first.
    ear: Option<Box<dyn Listener>>,
    seat: Option<Seat>,
    /// How many hellos were said.
    hellos: u32,
    /// Whether the last one was welcomed: before, the bus is not listened to.
    welcomed: bool,
    /// What the welcome covered.
    tick: u64,
    /// The last step that was delivered.
    step: u32,
    /// Whether something was handed over and not flushed.
    unsent: bool,
    muted: Vec<String>,
    bucket: Option<Bucket>,
    hasty: u32,
    unreadable: u32,
    heard: Instant,
    /// When to look whether the other side still lives.
    beat: Timer,
    closing: watch::Receiver<bool>,
}

/// Something happened.
enum Event {
    Came(Option<Result<Message, axum::Error>>),
    Told(Option<Box<Private>>),
    Notice(Result<Arc<Notice>, Missed>),
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
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let (tell, told) = mpsc::channel(WAITING);
        table
            .attach(Socket {
                id,
                visitor,
                name,
                tell,
            })
            .await
            .ok()?;
        let time = state.house.time().clone();
        // Boxed, because a future takes the room of all it ever holds, and most sockets wait.
        let mut session = Box::new(Self {
            bucket: state
                .limiter
                .limits()
                .map(|limits| Bucket::new(limits.messages, time.instant())),
            closing: state.closing.clone(),
            heard: time.instant(),
            beat: time.sleep(HEARTBEAT),
            state,
            socket,
            table,
            id,
            told,
            ear: None,
            seat: None,
            hellos: 0,
            welcomed: false,
            tick: 0,
            step: 0,
            unsent: false,
            muted: Vec::new(),
            hasty: 0,
            unreadable: 0,
        });
        while session.ear.is_none() {
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

    /// Whether it looks with a spectator's eyes.
    pub(super) fn watches(&self) -> bool {
        self.seat.is_none()
    }

    /// Talks until one side has had enough.
    pub(super) async fn run(mut self: Box<Self>) {
        while self.turn().await.is_continue() {}
        self.end().await;
    }

    async fn end(self: Box<Self>) {
        self.table.detach(self.id).await;
    }

    /// Waits for one thing to happen and deals with it. What is told in one go is sent in one go.
    async fn turn(&mut self) -> ControlFlow<()> {
        let event = self.next().await;
        self.deal_with(event).await?;
        if self.unsent && !self.has_more_to_tell() {
            self.flush().await?;
        }
        Continue(())
    }

    async fn deal_with(&mut self, event: Event) -> ControlFlow<()> {
        match event {
            Event::Came(Some(Ok(message))) => {
                self.heard = self.time().instant();
                self.came(message).await
            }
            Event::Came(Some(Err(_)) | None) => Break(()),
            Event::Told(Some(private)) => self.told(*private).await,
            Event::Told(None) => self.left_alone().await,
            Event::Notice(Ok(notice)) => self.notice(notice).await,
            Event::Notice(Err(Missed::TooSlow)) => {
                count(&self.state.counters.resynchronised);
                self.hello(self.seat, self.step, 0).await
            }
            Event::Notice(Err(Missed::Closed)) => self.bye(Bye::ComeBack).await,
            Event::Beat => self.beat().await,
        }
    }

    /// Nobody looks after the table any more.
    async fn left_alone(&mut self) -> ControlFlow<()> {
        let restarts = *self.closing.borrow();
        self.bye(if restarts {
            Bye::Restarting
        } else {
            Bye::ComeBack
        })
        .await
    }

    /// Waits for one thing to happen: what the table tells comes before what the client asks.
    async fn next(&mut self) -> Event {
        poll_fn(|context| {
            if let Ready(private) = self.told.poll_recv(context) {
                return Ready(Event::Told(private));
            }
            if let Some(ear) = self.ear.as_mut().filter(|_| self.welcomed)
                && let Ready(notice) = ear.poll_next(context)
            {
                return Ready(Event::Notice(notice));
            }
            if let Ready(message) = self.socket.poll_next_unpin(context) {
                return Ready(Event::Came(message));
            }
            self.beat.as_mut().poll(context).map(|()| Event::Beat)
        })
        .await
    }

    /// Asks for a sign of life if there was none for a while, and gives up after a long silence.
    async fn beat(&mut self) -> ControlFlow<()> {
        let silent = self.time().since(self.heard);
        if silent > SILENCE {
            return Break(());
        }
        let next = HEARTBEAT.saturating_sub(silent).max(PATIENCE);
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
            // What says nothing costs the house as much as words do.
            _ if !self.may_speak(None) => return self.too_hasty(None).await,
            Message::Ping(_) | Message::Pong(_) => return Continue(()),
            Message::Binary(_) => return self.not_understood(Code::Malformed).await,
        };
        count(&self.state.counters.received);
        let Ok(message) = serde_json::from_str::<ClientMessage>(&text) else {
            return self.not_understood(Code::Malformed).await;
        };
        if !self.may_speak(Some(&message)) {
            return self.too_hasty(Some(message)).await;
        }
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                self.not_understood(Code::WrongProtocol).await
            }
            ClientMessage::Hello {
                seat, last, chat, ..
            } => self.hello(seat, last, chat).await,
            ClientMessage::Do { id, .. } if self.ear.is_none() => {
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
                let time = self.time().unix_ms();
                self.say(&ServerMessage::Pong { n, time }).await
            }
        }
    }

    /// A hello may lead to a replay, so it counts for more.
    fn may_speak(&mut self, message: Option<&ClientMessage>) -> bool {
        let cost = if matches!(message, Some(ClientMessage::Hello { .. })) {
            5.0
        } else {
            1.0
        };
        let now = self.time().instant();
        match (&mut self.bucket, self.state.limiter.limits()) {
            (Some(bucket), Some(limits)) => bucket.take(limits.messages, cost, now),
            _ => true,
        }
    }

    async fn too_hasty(&mut self, message: Option<ClientMessage>) -> ControlFlow<()> {
        self.hasty += 1;
        if self.hasty > HASTY {
            count(&self.state.counters.floods);
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
        if self.unreadable > UNREADABLE {
            count(&self.state.counters.floods);
            return self.bye(Bye::Flood).await;
        }
        self.say(&ServerMessage::Error {
            problem: code.into(),
        })
        .await
    }

    /// Listens first, then asks: so nothing is missed in between. Nothing that is heard passes
    /// before the table has welcomed this very hello.
    async fn hello(&mut self, seat: Option<Seat>, last: u32, chat: u32) -> ControlFlow<()> {
        let viewer = seat.map_or(0, Seat::number);
        let topic = Topic {
            table: self.table.id().clone(),
            viewer,
        };
        self.ear = Some(self.state.house.bus().listen(&topic));
        self.seat = seat;
        self.welcomed = false;
        self.hellos = self.hellos.wrapping_add(1);
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

    async fn told(&mut self, private: Private) -> ControlFlow<()> {
        match private {
            Private::Text(text) => self.send(Message::Text(text.into())).await,
            Private::Welcome {
                hello,
                text,
                tick,
                step,
                muted,
            } => {
                if hello == self.hellos {
                    self.welcomed = true;
                    (self.tick, self.step, self.muted) = (tick, step, muted);
                }
                self.send(Message::Text(text.into())).await
            }
            Private::Unwelcome { hello, text } => {
                // Not one word of that viewer's stream may pass.
                if hello == self.hellos {
                    self.ear = None;
                    self.seat = None;
                }
                self.send(Message::Text(text.into())).await
            }
            Private::Place { text, muted } => {
                self.muted = muted;
                self.send(Message::Text(text.into())).await
            }
            Private::Bye(why) => self.bye(why).await,
        }
    }

    async fn notice(&mut self, notice: Arc<Notice>) -> ControlFlow<()> {
        if notice.tick <= self.tick {
            return Continue(());
        }
        self.step = notice.step.unwrap_or(self.step);
        let heard = notice
            .from
            .as_deref()
            .is_none_or(|who| !self.muted.iter().any(|m| m == who));
        if heard {
            self.send(Message::Text(text_of(notice))).await
        } else {
            Continue(())
        }
    }

    async fn say(&mut self, message: &ServerMessage<'_>) -> ControlFlow<()> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::Text(text.into())).await
    }

    async fn bye(&mut self, why: Bye) -> ControlFlow<()> {
        let _ = self.say(&ServerMessage::Bye { why }).await;
        let _ = self.send(Message::Close(None)).await;
        let _ = self.flush().await;
        Break(())
    }

    /// Hands a message over to be sent with the next flush.
    async fn send(&mut self, message: Message) -> ControlFlow<()> {
        count(&self.state.counters.sent);
        self.unsent = true;
        in_time(self.state.house.time(), self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> ControlFlow<()> {
        self.unsent = false;
        in_time(self.state.house.time(), self.socket.flush()).await
    }

    /// Whether the next thing to tell is there already.
    fn has_more_to_tell(&self) -> bool {
        let hears = self.ear.as_ref().filter(|_| self.welcomed);
        !self.told.is_empty() || hears.is_some_and(|ear| ear.has_next())
    }
}
