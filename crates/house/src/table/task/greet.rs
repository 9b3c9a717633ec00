//! Answering a hello: the current view and all missed steps.

use super::TableTask;
use crate::Visitor;
use crate::table::audience::text;
use crate::table::facts::Facts;
use crate::table::request::Hello;
use crate::table::update::Moment;
use maraude_bus::SocketId;
use maraude_core::{Json, Viewer};
use maraude_protocol::{Bye, Code, PROTOCOL, Problem, ServerMessage, Update};

impl TableTask {
    /// Makes a socket the viewer it asks for, and sends it everything.
    pub(super) async fn hello(&mut self, socket: SocketId, hello: Hello) -> Result<(), Code> {
        let Some(visitor) = self.audience.visitor(socket).cloned() else {
            return Ok(());
        };
        if self.game.sheet().is_put_out(&visitor) {
            self.audience.farewell(socket, Bye::PutOut);
            return Ok(());
        }
        if let Some(seat) = hello.seat
            && !self.game.sheet().seats_of(&visitor).has(seat)
        {
            self.look(socket, None);
            let problem = Problem::new(Code::NotYourSeat);
            self.audience
                .answer(socket, text(&ServerMessage::Error { problem }));
            return Ok(());
        }
        let viewer = Viewer::from(hello.seat);
        self.look(socket, Some((viewer, hello.n)));
        self.game.recall(viewer).await?;
        let running = self.game.loaded();
        let view = running.map(|running| running.game.view(viewer));
        self.game.streams().note_view(viewer, view.as_deref());
        let step = self.game.last_step(viewer);
        let welcome = self.welcome(hello, &visitor, view.as_deref());
        self.audience.welcome(socket, step, welcome);
        Ok(())
    }

    /// Changes the viewer of a socket; the steps of a viewer without a socket are dropped.
    pub(super) fn look(&mut self, socket: SocketId, viewer: Option<(Viewer, u32)>) {
        if let Some(left) = self.audience.look(socket, viewer) {
            self.game.streams().close(left);
        }
    }

    fn welcome(&mut self, hello: Hello, visitor: &Visitor, view: Option<&str>) -> String {
        let viewer = Viewer::from(hello.seat);
        let now = self.game.house().now();
        let facts = Facts {
            game: &self.game,
            audience: &self.audience,
        };
        let (table, you) = (facts.info(), facts.place_of(visitor));
        let shown = self.game.shown();
        let shown = shown.map(|(sheet, running, streams)| {
            // The steps would show what a pause covers; they follow when the game goes on.
            let covered = running.game.is_covered();
            let steps = streams.after(viewer, hello.last);
            let steps = if covered { &[] } else { steps };
            (Moment::new(sheet, running, now), steps, covered)
        });
        let mut choices = Json::new();
        let update = shown
            .as_ref()
            .zip(view)
            .map(|((moment, steps, covered), view)| {
                let update = moment.update(viewer, view, steps, &[], &mut choices);
                let n = if *covered {
                    update.n.min(hello.last)
                } else {
                    update.n
                };
                Update { n, ..update }
            });
        text(&ServerMessage::Welcome {
            protocol: PROTOCOL,
            seat: hello.seat,
            table,
            chat: self.chat.after(hello.chat, &you.muted),
            you,
            update,
            time: now,
        })
    }
}
