//! Answering a hello: the present view and everything missed.

use super::ask::{Hello, Private};
use super::batch::text;
use super::publish::hash;
use super::task::Task;
use super::update::Told;
use crate::running::{Eye, Running, eye_of};
use maraude_core::{Json, Seat};
use maraude_protocol::{Code, PROTOCOL, Phase, Problem, ServerMessage};

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
        let eye = eye_of(hello.seat);
        self.look_through(socket, Some(eye));
        self.remember(eye).await?;
        let view = self.view(eye);
        self.views[eye] = view.as_deref().map_or(0, hash);
        let welcome = self.welcome(hello, &visitor, view.as_deref());
        self.sockets.tell_private(socket, welcome);
        Ok(())
    }

    /// Makes sure that all steps of this viewer are at hand.
    async fn remember(&mut self, eye: Eye) -> Result<(), Code> {
        let begun = matches!(self.sheet.phase, Phase::Running | Phase::Over);
        if !begun || (self.streams[eye].is_some() && self.running.is_some()) {
            return Ok(());
        }
        let shown = self.running.as_ref().map(|running| running.last_step(eye));
        if shown == Some(0) {
            self.streams[eye] = Some(Vec::new());
            return Ok(());
        }
        let saved = self.house.store.load(&self.id).await.map_err(|error| {
            tracing::error!(%error, "a journal could not be read");
            Code::Unavailable
        })?;
        let saved = saved.ok_or(Code::NotFound)?;
        let lines = saved.entries.iter().map(|entry| entry.line.as_str());
        let mut steps: Vec<Box<str>> = Vec::new();
        let asked = |other| other == eye;
        let running = Running::replay(&self.sheet, self.game, lines, asked, |_, played| {
            steps.extend(
                played
                    .steps
                    .into_iter()
                    .map(|(_, step)| step.into_boxed_str()),
            );
        });
        let running = running.map_err(|why| {
            tracing::error!(table = &*self.id, why, "a journal does not replay");
            Code::Unavailable
        })?;
        self.streams[eye] = Some(steps);
        self.running.get_or_insert(running);
        Ok(())
    }

    /// Where the game stands for a viewer who missed these steps, once it has begun.
    fn present(&self, eye: Eye, view: &str, missed: &[Box<str>]) -> Option<String> {
        let told = Told {
            eye,
            view,
            steps: missed,
            done: &[],
        };
        let mut json = Json::new();
        json.raw("{");
        self.write_update(&mut json, &told, &self.common_fields()?);
        json.raw("}");
        Some(json.into())
    }

    fn welcome(&self, hello: Hello, visitor: &crate::Visitor, view: Option<&str>) -> Private {
        let eye = eye_of(hello.seat);
        let steps: &[Box<str>] = self.streams[eye].as_deref().unwrap_or_default();
        // A client that claims to have seen more than there is gets everything.
        let missed = steps.get(hello.last as usize..).unwrap_or(steps);
        let update = view.and_then(|view| self.present(eye, view, missed));
        let update = update.unwrap_or_else(|| "null".to_owned());
        let you = self.place_of(visitor);
        let heard = self.chat.iter().filter(|line| line.n > hello.chat);
        let heard: Vec<_> = heard
            .filter(|line| !you.muted.contains(&line.who))
            .collect();
        let seat = hello
            .seat
            .map_or("null".to_owned(), |seat: Seat| seat.number().to_string());
        let json = |value: Result<String, serde_json::Error>| value.expect("it is plain data");
        let text = format!(
            r#"{{"type":"welcome","protocol":{PROTOCOL},"seat":{seat},"table":{},"you":{},"update":{update},"chat":{},"time":{}}}"#,
            json(serde_json::to_string(&self.info())),
            json(serde_json::to_string(&you)),
            json(serde_json::to_string(&heard)),
            self.house.now(),
        );
        let step = self
            .running
            .as_ref()
            .map_or(0, |running| running.last_step(eye));
        Private::Welcome {
            hello: hello.n,
            text,
            tick: self.tick,
            step,
            muted: you.muted,
        }
    }
}
