//! Judging the commands that people send over their sockets.

use super::TableTask;
use crate::name::clean_line;
use crate::table::asker::{AnsweredBy, Asker};
use crate::table::audience::text;
use crate::table::batch::Ack;
use crate::table::muting::mute;
use maraude_bus::SocketId;
use maraude_core::Viewer;
use maraude_core::journal::HouseAction;
use maraude_protocol::{Code, Command, LONGEST_ID, Phase, Problem, Said, ServerMessage};

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
        if self.game.record().has_seen(&key) {
            return self.game.batch().done(socket, id);
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
                self.game.house().metrics().refused.inc();
                return self.refuse(socket, id, problem);
            }
        };
        self.game.house().metrics().commands.inc();
        match answer {
            // Spectators get updates in bundles, but answers to their own commands at once.
            AnsweredBy::Update if viewer == Viewer::Spectator => {
                self.game.record().seen_in_journal(&asker.key);
                self.game.batch().done(socket, id);
            }
            AnsweredBy::Update => {
                self.game.record().seen_in_journal(&asker.key);
                self.game.batch().ack(Ack { viewer, socket, id });
            }
            AnsweredBy::Done => {
                self.game.record().seen_in_sheet(&asker.key);
                self.game.batch().done(socket, id);
            }
            AnsweredBy::Later => {}
        }
    }

    fn refuse(&mut self, socket: SocketId, id: String, problem: Problem) {
        let refused = ServerMessage::Refused { id, problem };
        self.game.batch().answer(socket, text(&refused));
    }

    async fn judge(
        &mut self,
        asker: &Asker,
        id: &str,
        command: Command,
    ) -> Result<AnsweredBy, Problem> {
        if self.game.sheet().phase == Phase::SetAside {
            return Err(Code::SetAside.into());
        }
        // A seat may have been given to somebody else since the hello.
        if let Some(seat) = asker.seat
            && !self.game.sheet().seats_of(&asker.visitor).has(seat)
        {
            return Err(Code::NotYourSeat.into());
        }
        let (game, audience) = (&mut self.game, &self.audience);
        match command {
            Command::Play { action } => game.play(asker, action.get()),
            Command::Undo => game.undo(asker),
            Command::Offer { offer } => {
                let heir = audience.heir(&offer)?;
                Box::pin(game.offer(asker, offer, heir)).await
            }
            Command::Answer { offer, accept } => {
                Box::pin(game.answer_offer(asker, offer, accept)).await
            }
            Command::Pause => game.pause_or_resume(asker, audience, &HouseAction::Pause),
            Command::Resume => game.pause_or_resume(asker, audience, &HouseAction::Resume),
            Command::Leave { bot } => game.leave_seat(asker, bot),
            Command::Back => game.take_back(asker),
            Command::Resign => game.resign(asker),

            Command::Ready { commitment } => self.seating().ready(asker, commitment),
            Command::Reveal { salt } => self.seating().reveal(asker, salt),
            Command::NotReady => self.seating().not_ready(asker),
            Command::Name { seat, name } => self.seating().rename(asker, seat, &name),
            Command::ChooseTaxi { seat, taxi } => self.seating().choose_taxi(asker, seat, taxi),
            Command::GetUp => self.seating().get_up(asker),
            Command::SetSeat { seat, to } => self.seating().set_seat(asker, seat, &to),
            Command::Publish { public } => self.seating().publish(asker, public),
            Command::Free { seat } => self.seating().free(asker, seat),
            Command::Give { seat, who } => self.seating().give(asker, seat, &who),
            Command::PutOut { who } => self.seating().put_out(asker, &who),
            Command::Link { seat, secret } => self.seating().link(asker, seat, &secret),
            Command::Revoke { seat } => self.seating().revoke(asker, seat),

            Command::Say { text } => {
                let said = Said::Text(clean_line(&text)?);
                self.chat.say(game, audience, asker, said)
            }
            Command::Signal { signal } => {
                self.chat.say(game, audience, asker, Said::Signal(signal))
            }
            Command::Mute { who, muted } => mute(game, audience, &self.chat, asker, who, muted),
            Command::Hint => self.hints.ask(game, asker, id, &self.requests),
        }
    }
}
