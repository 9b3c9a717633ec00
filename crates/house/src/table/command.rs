//! What people ask over their sockets.

use super::batch::{Done, text};
use super::task::Task;
use crate::secret::Visitor;
use maraude_core::{Seat, Viewer};
use maraude_protocol::{Code, Command, LONGEST_ID, Phase, Problem, ServerMessage};
use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};

/// How a command that was carried out is acknowledged.
pub(crate) enum Ack {
    /// By the update it leads to.
    Update,
    /// By a message of its own.
    Done,
    /// Later.
    Later,
}

/// Who asks.
#[derive(Clone)]
pub(crate) struct Asker {
    pub socket: u64,
    pub visitor: Visitor,
    /// The seat they look through, if it is one.
    pub seat: Option<Seat>,
    /// What marks the command in the journal.
    pub key: String,
    /// The last step they had seen.
    pub seen: u32,
}

impl Asker {
    /// The seat, or a refusal: those who watch can't do that.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        self.seat.ok_or_else(|| Code::NotSeated.into())
    }
}

/// The commands that were carried out: a repeat is not carried out twice. They are known by 64
/// bits that nobody outside can guess: a long game has hundreds, and most tables wait.
#[derive(Default)]
pub(crate) struct Commands {
    /// Those that are written down, and recent others.
    known: HashSet<u64>,
    /// Those that are not written down, the oldest first.
    recent: VecDeque<u64>,
    hasher: RandomState,
}

/// So many commands that are not written down are remembered.
const RECENT: usize = 256;

impl Commands {
    /// Remembers a command that is written down.
    pub(crate) fn keep(&mut self, key: &str) {
        self.known.insert(self.hasher.hash_one(key));
    }

    fn knows(&self, key: &str) -> bool {
        self.known.contains(&self.hasher.hash_one(key))
    }

    fn remember(&mut self, key: &str) {
        let key = self.hasher.hash_one(key);
        if self.known.insert(key) {
            self.recent.push_back(key);
        }
        if self.recent.len() > RECENT
            && let Some(oldest) = self.recent.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

/// Whether a client may give its command this id: short, and one line wherever it is written.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= LONGEST_ID && !id.contains(char::is_control)
}

impl Task {
    /// Judges a command; its answer follows after the commit.
    pub(crate) async fn command(&mut self, socket: u64, id: String, seen: u32, command: Command) {
        let Some((visitor, viewer, who)) = self.sockets.asks(socket) else {
            return;
        };
        let key = [who, ":", &id].concat();
        let visitor = visitor.clone();
        if self.commands.knows(&key) {
            self.batch.simple.push((socket, id));
            return;
        }
        let asker = Asker {
            socket,
            visitor,
            seat: viewer.seat(),
            key,
            seen,
        };
        let judged = if is_id(&id) {
            self.judge(&asker, &id, command).await
        } else {
            Err(Code::Malformed.into())
        };
        match judged {
            Ok(ack) => {
                self.house.metrics().commands.add(1);
                match ack {
                    // A crowd is told in bundles; one of it who asks has an answer at once.
                    Ack::Update if viewer == Viewer::Spectator => {
                        self.commands.keep(&asker.key);
                        self.batch.simple.push((socket, id));
                    }
                    Ack::Update => {
                        self.commands.keep(&asker.key);
                        self.batch.done.push(Done { viewer, socket, id });
                    }
                    Ack::Done => {
                        if self.batch.sheet {
                            self.sheet.carried_out(&asker.key);
                        }
                        self.commands.remember(&asker.key);
                        self.batch.simple.push((socket, id));
                    }
                    Ack::Later => {}
                }
            }
            Err(problem) => {
                self.house.metrics().refused.add(1);
                let refused = ServerMessage::Refused { id, problem };
                self.batch.answers.push((socket, text(&refused)));
            }
        }
    }

    async fn judge(&mut self, asker: &Asker, id: &str, command: Command) -> Result<Ack, Problem> {
        if self.sheet.phase == Phase::SetAside {
            return Err(Code::SetAside.into());
        }
        // A seat may have been given to somebody else since the hello.
        if let Some(seat) = asker.seat
            && !self.sheet.seats_of(&asker.visitor).has(seat)
        {
            return Err(Code::NotYourSeat.into());
        }
        match command {
            Command::Play { action } => self.play(asker, action.get()),
            Command::Undo => self.undo(asker),
            Command::Ready { salt } => self.ready(asker, salt),
            Command::NotReady => self.not_ready(asker),
            Command::Name { seat, name } => self.rename(asker, seat, &name),
            Command::GetUp => self.get_up(asker),
            Command::SetSeat { seat, to } => self.set_seat(asker, seat, &to),
            Command::Publish { public } => self.make_public(asker, public),
            Command::Free { seat } => self.free(asker, seat),
            Command::Give { seat, who } => self.give(asker, seat, &who),
            Command::Say { text } => self.say(asker, &text),
            Command::Signal { signal } => self.signal(asker, signal),
            Command::Mute { who, muted } => self.mute(asker, who, muted),
            Command::Offer { offer } => Box::pin(self.offer(asker, offer)).await,
            Command::Answer { offer, accept } => Box::pin(self.answer(asker, offer, accept)).await,
            Command::Pause => self.pause(asker),
            Command::Resume => self.resume(asker),
            Command::Leave { bot } => self.leave_seat(asker, bot),
            Command::Back => self.take_back(asker),
            Command::Resign => self.resign(asker),
            Command::Hint => self.ask_hint(asker, id),
        }
    }
}
