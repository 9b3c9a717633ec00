//! Chat, quick signals, muting.

use super::command::{Ack, Asker};
use super::task::Task;
use crate::house::now;
use crate::name::clean_line;
use crate::secret::Visitor;
use maraude_protocol::{ChatLine, ChatRule, Code, Phase, Problem, Said, Signal};
use std::collections::BTreeMap;

/// Nobody mutes more people than this at one table.
const MOST_MUTED: usize = 64;
/// So many people may mute somebody; those with a seat always may.
const MOST_MUTING: usize = 256;

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
            None => self.sockets.name(asker.socket).to_owned(),
        };
        if name.is_empty() {
            return Err(Code::BadName.into());
        }
        let who = asker.visitor.who(&self.id);
        let line = ChatLine {
            n: self.next_line,
            time: now(),
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

    /// Refuses if a clause of the rules forbids talking just now (MA-71, MA-78).
    pub(crate) fn hush(&self) -> Result<(), Problem> {
        let running = self
            .running
            .as_ref()
            .filter(|_| self.sheet.phase == Phase::Running);
        match running.and_then(|running| running.table.silence()) {
            None => Ok(()),
            Some(clause) => Err(Problem {
                clause: Some(clause.to_owned()),
                ..Problem::new(Code::Silence)
            }),
        }
    }

    pub(crate) fn mute(&mut self, asker: &Asker, who: String, muted: bool) -> Result<Ack, Problem> {
        let spoke = self.chat.iter().any(|line| line.who == who);
        let sits = self.sheet.chairs.iter().flat_map(|chair| &chair.visitors);
        let sits = sits.into_iter().any(|visitor| visitor.who(&self.id) == who);
        if muted && !spoke && !sits && self.sockets.by_who(&who).is_none() {
            return Err(Code::NoSuchPerson.into());
        }
        let visitor = &asker.visitor;
        let seated = !self.sheet.seats_of(visitor).is_empty();
        if note(&mut self.sheet.muted, visitor, seated, who, muted)? {
            self.batch.sheet = true;
            self.batch.places.push(visitor.clone());
        }
        Ok(Ack::Done)
    }
}

/// Notes whom a visitor wants to hear or not; says whether that is something new.
fn note(
    all: &mut BTreeMap<Visitor, Vec<String>>,
    visitor: &Visitor,
    seated: bool,
    who: String,
    muted: bool,
) -> Result<bool, Problem> {
    let many = all.len();
    let Some(list) = all.get_mut(visitor) else {
        if muted && !seated && many >= MOST_MUTING {
            return Err(Code::TooMany.into());
        }
        if muted {
            all.insert(visitor.clone(), vec![who]);
        }
        return Ok(muted);
    };
    if list.contains(&who) == muted {
        return Ok(false);
    }
    if !muted {
        list.retain(|other| *other != who);
        if list.is_empty() {
            all.remove(visitor);
        }
    } else if list.len() < MOST_MUTED {
        list.push(who);
    } else {
        return Err(Code::TooMany.into());
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::new_secret;

    #[test]
    fn passers_by_do_not_fill_the_sheet() {
        let mut all = BTreeMap::new();
        let person = || Visitor::of_secret(&new_secret()).unwrap();
        let mut mute = |visitor: &Visitor, seated, n: usize, muted| {
            let noted = note(&mut all, visitor, seated, n.to_string(), muted);
            (noted.map_err(|problem| problem.code), all.len())
        };
        for people in 1..=MOST_MUTING {
            assert_eq!(mute(&person(), false, 1, false), (Ok(false), people - 1));
            assert_eq!(mute(&person(), false, 1, true), (Ok(true), people));
        }
        let full = (Err(Code::TooMany), MOST_MUTING);
        assert_eq!(mute(&person(), false, 1, true), full);
        let player = person();
        for n in 0..MOST_MUTED {
            assert_eq!(mute(&player, true, n, true), (Ok(true), MOST_MUTING + 1));
            assert_eq!(mute(&player, true, n, true), (Ok(false), MOST_MUTING + 1));
        }
        assert_eq!(mute(&player, true, 99, true).0, Err(Code::TooMany));
        for n in 0..MOST_MUTED {
            assert_eq!(mute(&player, true, n, false).0, Ok(true));
        }
        assert_eq!(mute(&player, true, 1, false), (Ok(false), MOST_MUTING));
    }
}
