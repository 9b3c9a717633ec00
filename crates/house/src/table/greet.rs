//! Answering a hello: the current view and all missed steps.

use super::audience::text;
use super::request::Hello;
use super::task::TableTask;
use super::update::Moment;
use crate::Visitor;
use crate::running;
use maraude_bus::SocketId;
use maraude_core::{Json, Viewer};
use maraude_protocol::{Code, PROTOCOL, Phase, Problem, ServerMessage};

impl TableTask {
    /// Makes a socket the viewer it asks for, and sends it everything.
    pub(super) async fn hello(&mut self, socket: SocketId, hello: Hello) -> Result<(), Code> {
        let Some(visitor) = self.audience.visitor(socket).cloned() else {
            return Ok(());
        };
        if let Some(seat) = hello.seat
            && !self.sheet.seats_of(&visitor).has(seat)
        {
            self.look(socket, None);
            let problem = Problem::new(Code::NotYourSeat);
            self.audience
                .answer(socket, text(&ServerMessage::Error { problem }));
            return Ok(());
        }
        let viewer = Viewer::from(hello.seat);
        self.look(socket, Some((viewer, hello.n)));
        self.recall_steps(viewer).await?;
        let running = self.running.as_ref();
        let view = running.map(|running| running.game.view(viewer));
        self.streams.note_view(viewer, view.as_deref());
        let step = running.map_or(0, |running| running.last_step(viewer));
        let welcome = self.welcome(hello, &visitor, view.as_deref());
        self.audience.welcome(socket, step, welcome);
        Ok(())
    }

    /// Changes the viewer of a socket; the steps of a viewer without a socket are dropped.
    pub(super) fn look(&mut self, socket: SocketId, viewer: Option<(Viewer, u32)>) {
        if let Some(left) = self.audience.look(socket, viewer) {
            self.streams.close(left);
        }
    }

    /// Loads the steps of this viewer unless they are in memory.
    async fn recall_steps(&mut self, viewer: Viewer) -> Result<(), Code> {
        let begun = matches!(self.sheet.phase, Phase::Running | Phase::Over);
        if !begun || (self.streams.has(viewer) && self.running.is_some()) {
            return Ok(());
        }
        let running = self.running.as_ref();
        if running.map(|running| running.last_step(viewer)) == Some(0) {
            self.streams.open(viewer, Vec::new());
            return Ok(());
        }
        let saved = self.house.store.load(&self.id).await.map_err(|error| {
            tracing::error!(%error, "a journal could not be read");
            Code::Unavailable
        })?;
        let saved = saved.ok_or(Code::NotFound)?;
        let lines = saved.entries.iter().map(|entry| entry.line.as_str());
        let mut steps = Vec::new();
        let asked = |other| other == viewer;
        let running = running::replay(&self.sheet, self.game, lines, asked, |_, new| {
            steps.extend(new.into_iter().map(|(_, step)| step));
        });
        let running = running.map_err(|why| {
            tracing::error!(table = &*self.id, why, "a journal does not replay");
            Code::Unavailable
        })?;
        self.streams.open(viewer, steps);
        self.running.get_or_insert(running);
        Ok(())
    }

    fn welcome(&self, hello: Hello, visitor: &Visitor, view: Option<&str>) -> String {
        let viewer = Viewer::from(hello.seat);
        let now = self.house.now();
        let running = self.running.as_ref();
        let moment = running.map(|running| Moment::new(&self.sheet, running, now));
        let steps = self.streams.after(viewer, hello.last);
        let mut choices = Json::new();
        let update = moment
            .as_ref()
            .zip(view)
            .map(|(moment, view)| moment.update(viewer, view, steps, &[], &mut choices));
        let you = self.place_of(visitor);
        text(&ServerMessage::Welcome {
            protocol: PROTOCOL,
            seat: hello.seat,
            table: self.info(),
            chat: self.chat.after(hello.chat, &you.muted),
            you,
            update,
            time: now,
        })
    }
}
