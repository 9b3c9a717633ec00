//! Telling everybody, after the commit: players first, then those who watch.

use super::ask::Private;
use super::batch::{Done, text};
use super::task::Task;
use super::update::Fresh;
use maraude_bus::{Notice, Topic};
use maraude_core::{ByViewer, Json, Seat, Viewer};
use maraude_protocol::ServerMessage;
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    /// Where updates, and the choices in them, are written before they are copied, each in its
    /// length: long texts that come and go are what allocators are slowest at.
    static SPARE: Cell<(Json, Json)> = const { Cell::new((Json::new(), Json::new())) };
}

/// What is new for each viewer.
struct News<'a> {
    /// Commands to be acknowledged.
    done: &'a [Done],
    /// How many steps.
    fresh: ByViewer<usize>,
    /// Whether it must be told even if its view is the same.
    must: ByViewer<bool>,
}

impl Task {
    pub(crate) fn publish(&mut self) {
        let mut batch = std::mem::take(&mut self.batch);
        let played = std::mem::take(&mut self.played);
        let mut fresh = ByViewer::<usize>::default();
        for (viewer, step) in batch.steps.drain(..) {
            if let Some(stream) = &mut self.streams[viewer] {
                stream.push(step);
                fresh[viewer] += 1;
            }
        }
        let news = played || batch.everyone || !batch.done.is_empty();
        if news {
            self.gallery.add(fresh[Viewer::Spectator], batch.everyone);
        }
        let watching = self.gallery.take(
            self.sockets.looking(Viewer::Spectator),
            self.house.instant(),
        );
        let mut must = ByViewer::from_fn(|viewer| fresh[viewer] > 0 || batch.everyone);
        if let Some(bundle) = &watching {
            fresh[Viewer::Spectator] = bundle.steps;
            must[Viewer::Spectator] = bundle.must;
        }
        let players = Seat::all(self.sheet.seats()).map(Viewer::Seat);
        let players = players.filter(|&viewer| news && self.sockets.looking(viewer) > 0);
        let viewers: Vec<Viewer> = players.chain(watching.map(|_| Viewer::Spectator)).collect();
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

    /// Sends viewers where the game stands. A viewer without a new step gets an update only if its
    /// view changed: an entry that shows a viewer nothing does not exist for it.
    fn publish_updates(&mut self, viewers: &[Viewer], news: &News<'_>) {
        let Some(running) = &self.running else { return };
        let common = self.common(running);
        let mut views = self.views;
        let mut texts: Vec<(Viewer, String)> = Vec::with_capacity(viewers.len());
        let (mut json, mut choices) = SPARE.take();
        running.game.views(viewers, &mut |alike, view| {
            let hash = hash(view);
            for &viewer in alike {
                let must = news.must[viewer] || news.done.iter().any(|done| done.viewer == viewer);
                let changed = std::mem::replace(&mut views[viewer], hash) != hash;
                let Some(stream) = self.streams[viewer].as_ref().filter(|_| must || changed) else {
                    continue;
                };
                let fresh = Fresh {
                    viewer,
                    view,
                    steps: &stream[stream.len() - news.fresh[viewer]..],
                    done: news.done,
                };
                let update = self.update(running, &fresh, &common, &mut choices);
                json.clear();
                json.value(&ServerMessage::Update(update));
                texts.push((viewer, json.as_str().to_owned()));
            }
        });
        SPARE.set((json, choices));
        self.views = views;
        for (viewer, text) in texts {
            let step = self
                .running
                .as_ref()
                .map(|running| running.last_step(viewer));
            self.tell(viewer, None, step, text);
        }
    }

    /// Tells one viewer something.
    fn tell(&mut self, viewer: Viewer, from: Option<Arc<str>>, step: Option<u32>, text: String) {
        self.tick += 1;
        let notice = Notice {
            tick: self.tick,
            from,
            step,
            text,
        };
        self.house.bus.publish(&self.topic(viewer), notice);
    }

    fn publish_table(&mut self) {
        if !Viewer::all(self.sheet.seats()).any(|viewer| self.sockets.looking(viewer) > 0) {
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
        for viewer in Viewer::all(self.sheet.seats()) {
            if self.sockets.looking(viewer) > 0 {
                self.tell(viewer, from.cloned(), None, text.to_owned());
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

    fn topic(&self, viewer: Viewer) -> Topic {
        Topic {
            table: self.id.clone(),
            viewer: viewer.seat().map_or(0, Seat::number),
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
