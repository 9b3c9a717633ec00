//! An update, written as it travels; the form is that of `maraude_protocol::Update`.

use super::batch::Done;
use super::task::Task;
use crate::house::now;
use crate::running::{Eye, viewer};
use maraude_core::{Seat, Seats, append_json};
use std::fmt::Write;

/// What of an update differs from viewer to viewer.
pub(crate) struct Told<'a> {
    pub eye: Eye,
    pub view: &'a str,
    /// New steps, as JSON.
    pub steps: &'a [Box<str>],
    /// Commands that were carried out; it acknowledges the viewer's own.
    pub done: &'a [Done],
}

impl Task {
    /// What a viewer may know just now.
    pub(crate) fn view(&self, eye: Eye) -> Option<String> {
        Some(self.running.as_ref()?.table.view(viewer(eye)))
    }

    /// Writes the fields of an update for one viewer, without the outer braces; `common` are
    /// those that everybody is told.
    pub(crate) fn write_update(&self, text: &mut String, told: &Told<'_>, common: &str) {
        let Some(running) = &self.running else { return };
        let table = &running.table;
        let seat = (told.eye > 0).then(|| Seat::at(told.eye - 1));
        let mine = seat.filter(|&seat| self.bot_of(seat).is_none() && !table.is_paused());
        let _ = write!(text, r#""n":{},"steps":["#, running.last_step(told.eye));
        for (at, step) in told.steps.iter().enumerate() {
            if at > 0 {
                text.push(',');
            }
            text.push_str(step);
        }
        let _ = write!(text, r#"],"view":{},"choices":"#, told.view);
        match mine {
            Some(seat) => table.choices(seat, text),
            None => text.push_str("null"),
        }
        let takebacks = mine.map_or(0, |seat| table.takebacks(seat).0);
        let _ = write!(text, r#","takebacks":{takebacks},"done":["#);
        let mine = told.done.iter().filter(|done| done.eye == told.eye);
        for (at, done) in mine.enumerate() {
            if at > 0 {
                text.push(',');
            }
            append_json(text, &done.id);
        }
        let _ = write!(text, "],{common}");
    }

    /// The fields of an update that everybody is told.
    pub(crate) fn common_fields(&self) -> Option<String> {
        let running = self.running.as_ref()?;
        let table = &running.table;
        let mut text = String::with_capacity(256);
        text.push_str(r#""to_act":"#);
        write_seats(&mut text, table.to_act());
        text.push_str(r#","silence":"#);
        match table.silence() {
            Some(clause) => {
                let _ = write!(text, r#""{clause}""#);
            }
            None => text.push_str("null"),
        }
        text.push_str(r#","agreements":["#);
        for (at, (action, by)) in self.agreements().iter().enumerate() {
            let comma = if at > 0 { "," } else { "" };
            let _ = write!(text, r#"{comma}{{"action":{action},"by":"#);
            write_seats(&mut text, *by);
            text.push('}');
        }
        let playing = running.time.playing(self.at().max(running.time.last));
        let clocks = running.clocks.left(running.seats(), playing);
        let clocks = serde_json::to_string(&clocks).expect("clocks are plain data");
        let end = self.sheet.end.as_ref().map_or("null", |end| end.get());
        let _ = write!(
            text,
            r#"],"clocks":{clocks},"paused":{},"end":{end},"time":{}"#,
            table.is_paused(),
            now(),
        );
        Some(text)
    }
}

fn write_seats(text: &mut String, seats: Seats) {
    text.push('[');
    for (at, seat) in seats.iter().enumerate() {
        let comma = if at > 0 { "," } else { "" };
        let _ = write!(text, "{comma}{}", seat.number());
    }
    text.push(']');
}
