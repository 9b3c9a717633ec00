//! Telling everybody, after the commit: players first, then those who watch.

use super::ask::Private;
use super::batch::{Done, text};
use super::task::Task;
use super::update::Told;
use crate::running::{EYES, Eye, eye_of, viewer};
use maraude_bus::{Notice, Topic};
use maraude_core::{Json, Viewer};
use maraude_protocol::ServerMessage;
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    /// Where updates are written before they are copied, each in its length: long texts that come
    /// and go are what allocators are slowest at.
    static SPARE: Cell<Json> = const { Cell::new(Json::new()) };
}

/// What is new for each viewer.
struct News<'a> {
    /// Commands to be acknowledged.
    done: &'a [Done],
    /// How many steps.
    fresh: [usize; EYES],
    /// Whether it must be told even if its view is the same.
    must: [bool; EYES],
}

impl Task {
    pub(crate) fn publish(&mut self) {
        let mut batch = std::mem::take(&mut self.batch);
        let played = std::mem::take(&mut self.played);
        let mut fresh = [0; EYES];
        for (eye, step) in batch.steps.drain(..) {
            if let Some(stream) = &mut self.streams[eye] {
                stream.push(step);
                fresh[eye] += 1;
            }
        }
        let news = played || batch.everyone || !batch.done.is_empty();
        if news {
            self.gallery.add(fresh[0], batch.everyone);
        }
        let crowd = self.sockets.looking(0);
        let watching = self.gallery.take(crowd, self.house.instant());
        let mut must = fresh.map(|steps| steps > 0 || batch.everyone);
        if let Some(bundle) = &watching {
            (fresh[0], must[0]) = (bundle.steps, bundle.must);
        }
        let players = 1..=self.sheet.seats() as usize;
        let players = players.filter(|&eye| news && self.sockets.looking(eye) > 0);
        let viewers: Vec<Viewer> = players.chain(watching.map(|_| 0)).map(viewer).collect();
        if !viewers.is_empty() {
            let news = News {
                done: &batch.done,
                fresh,
                must,
            };
            self.publish_updates(&viewers, &news);
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
        for text in batch.news {
            self.publish_all(None, &text);
        }
        for visitor in batch.places {
            self.tell_place(&visitor);
        }
        for (line, _) in batch.chat {
            let from: Arc<str> = line.who.as_str().into();
            let text = text(&ServerMessage::Chat { lines: vec![line] });
            self.publish_all(Some(&from), &text);
        }
        for (reply, visitor) in batch.requests {
            let _ = reply.send(Ok(self.seated(&visitor)));
        }
    }

    /// Tells viewers where the game stands. Who is shown no new step is told only if its view has
    /// changed: an entry that shows a viewer nothing does not exist for it.
    fn publish_updates(&mut self, viewers: &[Viewer], news: &News<'_>) {
        let (Some(running), Some(common)) = (&self.running, self.common_fields()) else {
            return;
        };
        let mut views = self.views;
        let mut texts: Vec<(Eye, String)> = Vec::with_capacity(viewers.len());
        let mut json = SPARE.take();
        running.game.views(viewers, &mut |alike, view| {
            let hash = hash(view);
            for eye in alike.iter().map(|viewer| eye_of(viewer.seat())) {
                let told = news.must[eye] || news.done.iter().any(|done| done.eye == eye);
                let changed = std::mem::replace(&mut views[eye], hash) != hash;
                let Some(stream) = self.streams[eye].as_ref().filter(|_| told || changed) else {
                    continue;
                };
                let told = Told {
                    eye,
                    view,
                    steps: &stream[stream.len() - news.fresh[eye]..],
                    done: news.done,
                };
                json.clear();
                json.raw(r#"{"type":"update","#);
                self.write_update(&mut json, &told, &common);
                json.raw("}");
                texts.push((eye, json.as_str().to_owned()));
            }
        });
        SPARE.set(json);
        self.views = views;
        for (eye, text) in texts {
            let step = self.running.as_ref().map(|running| running.last_step(eye));
            self.tell(eye, None, step, text);
        }
    }

    /// Tells one viewer something.
    fn tell(&mut self, eye: Eye, from: Option<Arc<str>>, step: Option<u32>, text: String) {
        self.tick += 1;
        let notice = Notice {
            tick: self.tick,
            from,
            step,
            text,
        };
        self.house.bus.publish(&self.topic(eye), notice);
    }

    fn publish_table(&mut self) {
        if !(0..EYES).any(|eye| self.sockets.looking(eye) > 0) {
            return;
        }
        let message = ServerMessage::Table {
            table: self.info(),
            you: None,
        };
        self.publish_all(None, &text(&message));
    }

    /// The same message for every viewer.
    fn publish_all(&mut self, from: Option<&Arc<str>>, text: &str) {
        for eye in (1..=self.sheet.seats() as usize).chain([0]) {
            if self.sockets.looking(eye) > 0 {
                self.tell(eye, from.cloned(), None, text.to_owned());
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

/// Enough to notice a change: a view is kilobytes, and most tables wait. Every step can be undone
/// by one who knows the word, so a change within eight bytes is never missed.
pub(crate) fn hash(view: &str) -> u64 {
    let words = view.as_bytes().chunks(8).map(|bytes| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    });
    words.fold(view.len() as u64, |hash, word| {
        (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}
