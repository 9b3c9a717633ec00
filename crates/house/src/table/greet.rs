//! Answering a hello: the present view and everything missed.

use super::ask::{Hello, Private};
use super::batch::text;
use super::publish::hash;
use super::task::Task;
use super::update::Fresh;
use crate::running::Running;
use maraude_core::{Json, Viewer};
use maraude_protocol::{Code, PROTOCOL, Phase, Problem, ServerMessage, Step};

impl Task {
    pub(crate) async fn hello(&mut self, socket: u64, hello: Hello) -> Result<(), Code> {
        let Some(visitor) = self.sockets.visitor(socket).cloned() else {
            return Ok(());
        };
        if let Some(seat) = hello.seat
            && !self.sheet.seats_of(&visitor).has(seat)
        {
            self.look_through(socket, None);
            let problem = Problem::new(Code::NotYourSeat);
            let refused = Private::Unwelcome {
                hello: hello.n,
                text: text(&ServerMessage::Error { problem }),
            };
            self.sockets.tell_private(socket, refused);
            return Ok(());
        }
        let viewer = Viewer::from(hello.seat);
        self.look_through(socket, Some(viewer));
        self.remember(viewer).await?;
        let view = self.view(viewer);
        self.views[viewer] = view.as_deref().map_or(0, hash);
        let welcome = self.welcome(hello, &visitor, view.as_deref());
        self.sockets.tell_private(socket, welcome);
        Ok(())
    }

    /// Makes sure that all steps of this viewer are at hand.
    async fn remember(&mut self, viewer: Viewer) -> Result<(), Code> {
        let begun = matches!(self.sheet.phase, Phase::Running | Phase::Over);
        if !begun || (self.streams[viewer].is_some() && self.running.is_some()) {
            return Ok(());
        }
        let shown = self
            .running
            .as_ref()
            .map(|running| running.last_step(viewer));
        if shown == Some(0) {
            self.streams[viewer] = Some(Vec::new());
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
        let running = Running::replay(&self.sheet, self.game, lines, asked, |_, played| {
            steps.extend(played.steps.into_iter().map(|(_, step)| step));
        });
        let running = running.map_err(|why| {
            tracing::error!(table = &*self.id, why, "a journal does not replay");
            Code::Unavailable
        })?;
        self.streams[viewer] = Some(steps);
        self.running.get_or_insert(running);
        Ok(())
    }

    fn welcome(&self, hello: Hello, visitor: &crate::Visitor, view: Option<&str>) -> Private {
        let viewer = Viewer::from(hello.seat);
        let steps: &[Step] = self.streams[viewer].as_deref().unwrap_or_default();
        // A client that claims to have seen more than there is gets everything.
        let steps = steps.get(hello.last as usize..).unwrap_or(steps);
        let running = self.running.as_ref();
        let common = running.map(|running| self.common(running));
        let mut choices = Json::new();
        let update = match (running, view, &common) {
            (Some(running), Some(view), Some(common)) => {
                let fresh = Fresh {
                    viewer,
                    view,
                    steps,
                    done: &[],
                };
                Some(self.update(running, &fresh, common, &mut choices))
            }
            _ => None,
        };
        let you = self.place_of(visitor);
        let muted = you.muted.clone();
        let missed = self.chat.iter().filter(|line| line.n > hello.chat);
        let chat = missed.filter(|line| !you.muted.contains(&line.who));
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            seat: hello.seat,
            table: self.info(),
            chat: chat.cloned().collect(),
            you,
            update,
            time: self.house.now(),
        };
        Private::Welcome {
            hello: hello.n,
            text: text(&welcome),
            tick: self.tick,
            step: running.map_or(0, |running| running.last_step(viewer)),
            muted,
        }
    }
}
