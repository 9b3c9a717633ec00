//! Telling everybody, after the commit: players first, then those who watch.

use super::ask::Private;
use super::batch::text;
use super::task::Task;
use crate::running::Eye;
use maraude_bus::{Notice, Topic};
use maraude_protocol::ServerMessage;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

impl Task {
    pub(crate) fn publish(&mut self) {
        let mut batch = std::mem::take(&mut self.batch);
        let played = std::mem::take(&mut self.played);
        let mut fresh: Vec<(Eye, usize)> = Vec::new();
        for (eye, step) in batch.steps.drain(..) {
            let Some(stream) = &mut self.streams[eye] else {
                continue;
            };
            stream.push(step);
            match fresh.iter_mut().find(|(known, _)| *known == eye) {
                Some((_, count)) => *count += 1,
                None => fresh.push((eye, 1)),
            }
        }
        let seats = self.sheet.seats() as usize;
        for eye in (1..=seats).chain([0]) {
            let count = fresh
                .iter()
                .find(|(known, _)| *known == eye)
                .map_or(0, |(_, n)| *n);
            let done: Vec<&str> = batch.done[eye].iter().map(|(_, id)| id.as_str()).collect();
            let told = count > 0 || !done.is_empty() || batch.everyone;
            if told || played {
                self.publish_update(eye, count, &done, told);
            }
        }
        for (socket, id) in batch.simple {
            self.sockets.tell(socket, text(&ServerMessage::Done { id }));
        }
        for (socket, text) in batch.answers {
            self.sockets.tell(socket, text);
        }
        if batch.table {
            self.publish_table();
        }
        for visitor in batch.places {
            self.tell_place(&visitor);
        }
        for (line, _) in batch.chat {
            let from: Arc<str> = line.who.as_str().into();
            let text = text(&ServerMessage::Chat { lines: vec![line] });
            self.publish_all(Some(&from), &text.into());
        }
        for (reply, visitor) in batch.requests {
            let _ = reply.send(Ok(self.seated(&visitor)));
        }
    }

    /// Tells a viewer where the game stands. Unless it must be told, it is told only if its view
    /// has changed: an entry that shows a viewer nothing does not exist for it.
    fn publish_update(&mut self, eye: Eye, count: usize, done: &[&str], told: bool) {
        if self.sockets.looking(eye) == 0 {
            return;
        }
        let Some(view) = self.view(eye) else { return };
        let hash = hash(&view);
        if !told && self.views[eye] == hash {
            return;
        }
        let Some(stream) = &self.streams[eye] else {
            return;
        };
        let steps = &stream[stream.len() - count..];
        let Some(fields) = self.update_fields(eye, &view, steps, done) else {
            return;
        };
        self.views[eye] = hash;
        let step = self.running.as_ref().map(|running| running.last_step(eye));
        let text = format!(r#"{{"type":"update",{fields}}}"#);
        self.tick += 1;
        let notice = Notice {
            tick: self.tick,
            from: None,
            step,
            text: text.into(),
        };
        self.house.bus.publish(&self.topic(eye), notice);
    }

    fn publish_table(&mut self) {
        let message = ServerMessage::Table {
            table: self.info(),
            you: None,
        };
        self.publish_all(None, &text(&message).into());
    }

    /// The same message for every viewer.
    fn publish_all(&mut self, from: Option<&Arc<str>>, text: &Arc<str>) {
        for eye in (1..=self.sheet.seats() as usize).chain([0]) {
            if self.sockets.looking(eye) > 0 {
                self.tick += 1;
                let (from, text) = (from.cloned(), text.clone());
                let notice = Notice {
                    tick: self.tick,
                    from,
                    step: None,
                    text,
                };
                self.house.bus.publish(&self.topic(eye), notice);
            }
        }
    }

    fn tell_place(&mut self, visitor: &crate::Visitor) {
        let sockets = self.sockets.of(visitor);
        if sockets.is_empty() {
            return;
        }
        let you = self.place_of(visitor);
        let muted = you.muted.clone();
        let message = ServerMessage::Table {
            table: self.info(),
            you: Some(you),
        };
        let text = text(&message);
        for socket in sockets {
            let place = Private::Place {
                text: text.clone(),
                muted: muted.clone(),
            };
            self.sockets.tell_private(socket, place);
        }
    }

    fn topic(&self, eye: Eye) -> Topic {
        Topic {
            table: self.id.clone(),
            viewer: eye as u8,
        }
    }
}

/// Enough to notice a change: a view is kilobytes, and most tables wait.
fn hash(view: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(view.as_bytes());
    hasher.finish()
}
