//! Chat and quick signals.

use super::command::{Ack, Asker};
use super::task::Task;
use crate::name::clean_line;
use maraude_protocol::{ChatLine, ChatRule, Code, Phase, Problem, Said, Signal};

impl Task {
    pub(crate) fn say(&mut self, asker: &Asker, text: &str) -> Result<Ack, Problem> {
        let text = clean_line(text)?;
        self.speak(asker, Said::Text(text))
    }

    pub(crate) fn signal(&mut self, asker: &Asker, signal: Signal) -> Result<Ack, Problem> {
        self.speak(asker, Said::Signal(signal))
    }

    fn speak(&mut self, asker: &Asker, said: Said) -> Result<Ack, Problem> {
        let seated = self.sheet.seats_of(&asker.visitor);
        let may = match self.sheet.chat {
            ChatRule::Off => false,
            ChatRule::Players => !seated.is_empty(),
            ChatRule::Everybody => true,
        };
        if !may {
            return Err(Code::NoChat.into());
        }
        self.hush()?;
        let seat = asker.seat.or(seated.first());
        let name = match seat {
            Some(seat) => self.sheet.chairs[seat.index()].name.clone(),
            None => self.name_of(asker),
        };
        if name.is_empty() {
            return Err(Code::BadName.into());
        }
        let who = asker.visitor.who(&self.id);
        let line = ChatLine {
            n: self.next_line,
            time: self.house.now(),
            who,
            seat,
            name,
            said,
        };
        self.next_line += 1;
        self.chat.push(line.clone());
        let most = self.house.config.longest_chat;
        if self.chat.len() > most {
            self.chat.drain(..self.chat.len() - most);
        }
        self.commands.keep(&asker.key);
        self.batch.chat.push((line, Some(asker.key.clone())));
        Ok(Ack::Done)
    }

    /// The name under which somebody without a seat is here.
    pub(crate) fn name_of(&self, asker: &Asker) -> String {
        let chosen = self.house.names.known().get(&asker.visitor).cloned();
        chosen.unwrap_or_else(|| self.sockets.name(asker.socket).to_owned())
    }

    /// Refuses if a clause of the rules forbids talking just now (MA-71, MA-78).
    pub(crate) fn hush(&self) -> Result<(), Problem> {
        let running = self
            .running
            .as_ref()
            .filter(|_| self.sheet.phase == Phase::Running);
        match running.and_then(|running| running.game.silence()) {
            None => Ok(()),
            Some(clause) => Err(Problem {
                clause: Some(clause.to_owned()),
                ..Problem::new(Code::Silence)
            }),
        }
    }
}
