//! Chat and quick signals.

use super::command::{AnsweredBy, Asker};
use super::task::TableTask;
use crate::name::clean_line;
use maraude_protocol::{ChatLine, ChatRule, Code, Phase, Problem, Said, Signal};
use maraude_store::ChatRow;

/// The latest lines of the chat.
pub(super) struct ChatLog {
    lines: Vec<ChatLine>,
    next: u32,
}

impl ChatLog {
    /// The chat as the store kept it.
    pub(super) fn from_rows(rows: &[ChatRow]) -> Self {
        let lines = rows
            .iter()
            .filter_map(|row| serde_json::from_str(&row.body).ok());
        Self {
            lines: lines.collect(),
            next: rows.last().map_or(1, |row| row.n + 1),
        }
    }

    /// Numbers a line and adds it; the oldest of more than `longest` are dropped.
    fn add(&mut self, line: ChatLine, longest: usize) -> ChatLine {
        let line = ChatLine {
            n: self.next,
            ..line
        };
        self.next += 1;
        self.lines.push(line.clone());
        let surplus = self.lines.len().saturating_sub(longest);
        self.lines.drain(..surplus);
        line
    }

    /// Whether the chat has a line of this person.
    pub(super) fn has_line_of(&self, who: &str) -> bool {
        self.lines.iter().any(|line| line.who == who)
    }

    /// The lines after this one, without those of muted people.
    pub(super) fn after(&self, last: u32, muted: &[String]) -> Vec<ChatLine> {
        let lines = self.lines.iter().filter(|line| line.n > last);
        lines
            .filter(|line| !muted.contains(&line.who))
            .cloned()
            .collect()
    }
}

impl TableTask {
    pub(super) fn say(&mut self, asker: &Asker, text: &str) -> Result<AnsweredBy, Problem> {
        let text = clean_line(text)?;
        self.speak(asker, Said::Text(text))
    }

    pub(super) fn signal(&mut self, asker: &Asker, signal: Signal) -> Result<AnsweredBy, Problem> {
        self.speak(asker, Said::Signal(signal))
    }

    fn speak(&mut self, asker: &Asker, said: Said) -> Result<AnsweredBy, Problem> {
        let seated = self.sheet.seats_of(&asker.visitor);
        let may = match self.sheet.chat {
            ChatRule::Off => false,
            ChatRule::Players => !seated.is_empty(),
            ChatRule::Everybody => true,
        };
        if !may {
            return Err(Code::NoChat.into());
        }
        self.refuse_if_silent()?;
        let seat = asker.seat.or(seated.first());
        let name = match seat {
            Some(seat) => self.sheet.chairs[seat.index()].name.clone(),
            None => self.name_of(asker),
        };
        if name.is_empty() {
            return Err(Code::BadName.into());
        }
        let line = ChatLine {
            n: 0,
            time: self.house.now(),
            who: asker.visitor.who(&self.id),
            seat,
            name,
            said,
        };
        let line = self.chat.add(line, self.house.config.longest_chat);
        self.seen.keep(&asker.key);
        self.batch.say(line, asker.key.clone());
        Ok(AnsweredBy::Done)
    }

    /// The name of somebody without a seat.
    pub(super) fn name_of(&self, asker: &Asker) -> String {
        let chosen = self.house.names.get(&asker.visitor);
        chosen.unwrap_or_else(|| self.audience.name(asker.socket).to_owned())
    }

    /// Refuses if a clause of the rules forbids talking just now (MA-71, MA-78).
    pub(super) fn refuse_if_silent(&self) -> Result<(), Problem> {
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
