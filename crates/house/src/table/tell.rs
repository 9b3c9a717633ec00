//! Telling people what happened, after the commit: players first, then spectators.

use super::audience::text;
use super::batch::{Ack, ToTell};
use super::streams::{Fresh, hash};
use super::task::TableTask;
use super::update::Moment;
use maraude_core::{Json, Seat, Viewer};
use maraude_protocol::{Code, Problem, ServerMessage};
use std::cell::Cell;

thread_local! {
    /// Buffers for an update and for its choices. They are reused, because allocating long texts
    /// again and again is slow.
    static SPARE: Cell<(Json, Json)> = const { Cell::new((Json::new(), Json::new())) };
}

impl TableTask {
    /// Tells people what the batch led to.
    pub(super) fn tell(&mut self) {
        let told = self.batch.take_to_tell();
        // Answers come first: a client knows that its command was carried out before it sees what
        // came of it.
        for (socket, id) in told.done {
            self.audience
                .answer(socket, text(&ServerMessage::Done { id }));
        }
        for (socket, text) in told.answers {
            self.audience.answer(socket, text);
        }
        self.tell_updates(told.steps, &told.acks, told.played, told.everyone);
        if told.table && !self.audience.is_empty() {
            let (table, you) = (self.info(), None);
            let table = ServerMessage::Table { table, you };
            self.audience.news_to_all(&[], text(&table));
        }
        for text in told.news {
            self.audience.news_to_all(&[], text);
        }
        for visitor in told.places {
            self.tell_place(&visitor);
        }
        for line in told.chat {
            let muting = self.visitors_muting(&line.who);
            let chat = ServerMessage::Chat { lines: vec![line] };
            self.audience.news_to_all(&muting, text(&chat));
        }
        for (reply, visitor) in told.replies {
            let _ = reply.send(Ok(self.seated(&visitor)));
        }
    }

    /// Sends updates to the viewers. A viewer without a new step gets an update only if its view
    /// changed: an entry that shows a viewer nothing does not exist for it.
    fn tell_updates(
        &mut self,
        steps: Vec<(Viewer, maraude_protocol::Step)>,
        acks: &[Ack],
        played: bool,
        everyone: bool,
    ) {
        let mut fresh = self.streams.add(steps, everyone);
        let news = played || everyone || !acks.is_empty();
        let crowd = self.audience.looking(Viewer::Spectator);
        let now = self.house.instant();
        let spectators = self.streams.bundle(&mut fresh, news, crowd, now);
        let players = Seat::all(self.sheet.seats()).map(Viewer::Seat);
        let players = players.filter(|&viewer| news && self.audience.looking(viewer) > 0);
        let spectators = spectators.then_some(Viewer::Spectator);
        let viewers: Vec<Viewer> = players.chain(spectators).collect();
        if !viewers.is_empty() {
            self.send_updates(&viewers, &fresh, acks);
        }
    }

    fn send_updates(&mut self, viewers: &[Viewer], fresh: &Fresh, acks: &[Ack]) {
        let Some(running) = &self.running else { return };
        let moment = Moment::new(&self.sheet, running, self.house.now());
        let (streams, audience) = (&mut self.streams, &self.audience);
        let (mut json, mut choices) = SPARE.take();
        running.game.views(viewers, &mut |alike, view| {
            let hash = hash(view);
            for &viewer in alike {
                let acked = acks.iter().any(|ack| ack.viewer == viewer);
                let Some(steps) = streams.take(viewer, hash, fresh, acked) else {
                    continue;
                };
                let update = moment.update(viewer, view, steps, acks, &mut choices);
                let step = Some(update.n);
                json.clear();
                json.value(&ServerMessage::Update(update));
                audience.news(viewer, step, json.as_str().to_owned());
            }
        });
        SPARE.set((json, choices));
    }

    /// Tells a visitor about the table and their own place at it.
    fn tell_place(&self, visitor: &crate::Visitor) {
        let sockets = self.audience.sockets_of(visitor);
        if sockets.is_empty() {
            return;
        }
        let (table, you) = (self.info(), Some(self.place_of(visitor)));
        let text = text(&ServerMessage::Table { table, you });
        for socket in sockets {
            self.audience.answer(socket, text.clone());
        }
    }

    /// Refuses everything that the batch would have acknowledged: it could not be written.
    pub(super) fn refuse_batch(&mut self, code: Code) {
        let ToTell {
            acks,
            done,
            answers,
            replies,
            ..
        } = self.batch.take_to_tell();
        let acks = acks.into_iter().map(|ack| (ack.socket, ack.id));
        for (socket, id) in acks.chain(done) {
            let problem = Problem::new(code);
            let refused = ServerMessage::Refused { id, problem };
            self.audience.answer(socket, text(&refused));
        }
        for (reply, _) in replies {
            let _ = reply.send(Err(code.into()));
        }
        for (socket, text) in answers {
            self.audience.answer(socket, text);
        }
    }
}
