//! Judging the commands that people send over their sockets.

use super::audience::text;
use super::batch::Ack;
use super::task::TableTask;
use crate::secret::Visitor;
use maraude_bus::SocketId;
use maraude_core::{Seat, Viewer};
use maraude_protocol::{Code, Command, LONGEST_ID, Phase, Problem, ServerMessage};

/// The message that answers a command that was carried out.
pub(super) enum AnsweredBy {
    /// The update it leads to.
    Update,
    /// A message of its own.
    Done,
    /// Something that comes later.
    Later,
}

/// The person who sent a command.
#[derive(Clone)]
pub(super) struct Asker {
    pub socket: SocketId,
    pub visitor: Visitor,
    /// The seat of the socket's viewer; `None`: a spectator.
    pub seat: Option<Seat>,
    /// The key of the command in the journal.
    pub key: String,
    /// The last step that the sender had received.
    pub seen: u32,
}

impl Asker {
    /// The seat, or a refusal: spectators can't do that.
    pub(super) fn seat(&self) -> Result<Seat, Problem> {
        self.seat.ok_or_else(|| Code::NotSeated.into())
    }
}

/// Whether this is a valid command id: short and without control characters.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= LONGEST_ID && !id.contains(char::is_control)
}

impl TableTask {
    /// Judges a command; its answer follows after the commit.
    pub(super) async fn command(
        &mut self,
        socket: SocketId,
        id: String,
        seen: u32,
        command: Command,
    ) {
        let (Some(visitor), Some(who)) = (self.audience.visitor(socket), self.audience.who(socket))
        else {
            return;
        };
        let visitor = visitor.clone();
        let key = [who, ":", &id].concat();
        let Some(viewer) = self.audience.viewer(socket) else {
            return self.refuse(socket, id, Code::NotSeated.into());
        };
        if self.seen.has(&key) {
            return self.batch.done(socket, id);
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
        let answer = match judged {
            Ok(answer) => answer,
            Err(problem) => {
                self.house.metrics().refused.inc();
                return self.refuse(socket, id, problem);
            }
        };
        self.house.metrics().commands.inc();
        match answer {
            // Spectators get updates in bundles, but answers to their own commands at once.
            AnsweredBy::Update if viewer == Viewer::Spectator => {
                self.seen.keep(&asker.key);
                self.batch.done(socket, id);
            }
            AnsweredBy::Update => {
                self.seen.keep(&asker.key);
                self.batch.ack(Ack { viewer, socket, id });
            }
            AnsweredBy::Done => {
                if self.batch.has_sheet() {
                    self.sheet.carried_out(&asker.key);
                }
                self.seen.remember(&asker.key);
                self.batch.done(socket, id);
            }
            AnsweredBy::Later => {}
        }
    }

    fn refuse(&mut self, socket: SocketId, id: String, problem: Problem) {
        let refused = ServerMessage::Refused { id, problem };
        self.batch.answer(socket, text(&refused));
    }

    async fn judge(
        &mut self,
        asker: &Asker,
        id: &str,
        command: Command,
    ) -> Result<AnsweredBy, Problem> {
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
            Command::NotReady => self.seating().not_ready(asker),
            Command::Name { seat, name } => self.rename(asker, seat, &name),
            Command::GetUp => self.seating().get_up(asker),
            Command::SetSeat { seat, to } => self.set_seat(asker, seat, &to),
            Command::Publish { public } => self.seating().publish(asker, public),
            Command::Free { seat } => self.free(asker, seat),
            Command::Give { seat, who } => self.give(asker, seat, &who),
            Command::Say { text } => self.say(asker, &text),
            Command::Signal { signal } => self.signal(asker, signal),
            Command::Mute { who, muted } => self.mute(asker, who, muted),
            Command::Offer { offer } => Box::pin(self.offer(asker, offer)).await,
            Command::Answer { offer, accept } => {
                Box::pin(self.answer_offer(asker, offer, accept)).await
            }
            Command::Pause => self.pause(asker),
            Command::Resume => self.resume(asker),
            Command::Leave { bot } => self.leave_seat(asker, bot),
            Command::Back => self.take_back(asker),
            Command::Resign => self.resign(asker),
            Command::Hint => self.ask_hint(asker, id),
        }
    }
}
