//! Chat and quick signals.

use super::asker::{AnsweredBy, Asker};
use super::audience::Audience;
use super::game::TableGame;
use maraude_protocol::{ChatLine, ChatRule, Code, Problem, Said};
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

    /// Names the people who took over seats, to everybody.
    pub(super) fn name_new_people(&mut self, game: &mut TableGame) {
        for (seat, from) in game.batch().take_taken() {
            let line = ChatLine {
                n: 0,
                time: game.house().wall(),
                who: String::new(),
                seat: Some(seat),
                name: game.sheet().chairs[seat.index()].name.clone(),
                said: Said::TookOver { from },
            };
            let line = self.add(line, game.house().config.longest_chat);
            game.batch().say(line, None);
        }
    }

    /// Adds what somebody says or signals, if they may.
    pub(super) fn say(
        &mut self,
        game: &mut TableGame,
        audience: &Audience,
        asker: &Asker,
        said: Said,
    ) -> Result<AnsweredBy, Problem> {
        let sheet = game.sheet();
        let seated = sheet.seats_of(&asker.visitor);
        let may = match sheet.chat {
            ChatRule::Off => false,
            ChatRule::Players => !seated.is_empty(),
            ChatRule::Everybody => true,
        };
        if !may {
            return Err(Code::NoChat.into());
        }
        game.refuse_if_silent()?;
        let seat = asker.seat.or(seated.first());
        let name = match seat {
            Some(seat) => sheet.chairs[seat.index()].name.clone(),
            None => audience.name_of(asker, game.house()),
        };
        if name.is_empty() {
            return Err(Code::BadName.into());
        }
        // A spectator must not speak as one of the players.
        let name = if seat.is_none() {
            sheet.name_for(&asker.visitor, name)
        } else {
            name
        };
        let line = ChatLine {
            n: 0,
            time: game.house().wall(),
            who: asker.visitor.who(game.id()),
            seat,
            name,
            said,
        };
        let line = self.add(line, game.house().config.longest_chat);
        game.record().seen_in_journal(&asker.key);
        game.batch().say(line, Some(asker.key.clone()));
        Ok(AnsweredBy::Done)
    }
}
