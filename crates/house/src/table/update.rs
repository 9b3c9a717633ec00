//! An update, written as it travels; the form is that of `maraude_protocol::Update`.

use super::task::Task;
use crate::house::now;
use crate::running::{Eye, viewer};
use maraude_core::{Seat, Seats};
use std::fmt::Write;

impl Task {
    /// What a viewer may know just now.
    pub(crate) fn view(&self, eye: Eye) -> Option<String> {
        Some(self.running.as_ref()?.table.view(viewer(eye)))
    }

    /// The fields of an update for one viewer, without the outer braces. `steps` are JSON.
    pub(crate) fn update_fields(
        &self,
        eye: Eye,
        view: &str,
        steps: &[Box<str>],
        done: &[&str],
    ) -> Option<String> {
        let running = self.running.as_ref()?;
        let table = &running.table;
        let seat = (eye > 0).then(|| Seat::at(eye - 1));
        let mine = seat.filter(|&seat| self.bot_of(seat).is_none() && !table.is_paused());
        let choices = mine.and_then(|seat| table.choices(seat));
        let takebacks = mine.map_or(0, |seat| table.takebacks(seat).len());
        let long: usize = steps.iter().map(|step| step.len() + 1).sum();
        let choosing = choices.as_deref().unwrap_or("null");
        let mut text = String::with_capacity(400 + view.len() + choosing.len() + long);
        let _ = write!(text, r#""n":{},"steps":["#, running.last_step(eye));
        for (at, step) in steps.iter().enumerate() {
            if at > 0 {
                text.push(',');
            }
            text.push_str(step);
        }
        let _ = write!(text, r#"],"view":{view},"choices":{choosing},"to_act":"#);
        write_seats(&mut text, table.to_act());
        let _ = write!(text, r#","takebacks":{takebacks},"silence":"#);
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
        let done = serde_json::to_string(done).expect("ids are plain data");
        let _ = write!(
            text,
            r#"],"clocks":{clocks},"paused":{},"end":{end},"done":{done},"time":{}"#,
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
