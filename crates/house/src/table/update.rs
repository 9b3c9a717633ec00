//! An update, written as it travels; the form is that of `maraude_protocol::Update`.

use super::batch::Done;
use super::task::Task;
use crate::running::{Eye, viewer};
use maraude_core::{Json, Seat};

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
        Some(self.running.as_ref()?.game.view(viewer(eye)))
    }

    /// Writes the fields of an update for one viewer, without the outer braces; `common` are
    /// those that everybody is told.
    pub(crate) fn write_update(&self, json: &mut Json, told: &Told<'_>, common: &str) {
        let Some(running) = &self.running else { return };
        let table = &running.game;
        let seat = (told.eye > 0).then(|| Seat::at(told.eye - 1));
        let mine = seat.filter(|&seat| self.bot_of(seat).is_none() && !table.is_paused());
        json.raw(r#""n":"#).value(&running.last_step(told.eye));
        json.raw(r#","steps":"#).list(told.steps, |json, step| {
            json.raw(step);
        });
        json.raw(r#","view":"#).raw(told.view);
        json.raw(r#","choices":"#);
        match mine {
            Some(seat) => table.choices(seat, json),
            None => {
                json.raw("null");
            }
        }
        let takebacks = mine.map_or(0, |seat| table.takebacks(seat).0);
        json.raw(r#","takebacks":"#).value(&takebacks);
        let mine = told.done.iter().filter(|done| done.eye == told.eye);
        json.raw(r#","done":"#).list(mine, |json, done| {
            json.value(&done.id);
        });
        json.raw(",").raw(common);
    }

    /// The fields of an update that everybody is told.
    pub(crate) fn common_fields(&self) -> Option<String> {
        let running = self.running.as_ref()?;
        let table = &running.game;
        let mut json = Json::with_capacity(256);
        json.raw(r#""to_act":"#).value(&table.to_act());
        json.raw(r#","silence":"#).value(&table.silence());
        json.raw(r#","agreements":"#);
        json.list(self.agreements(), |json, (action, by)| {
            json.raw(r#"{"action":"#).raw(&action);
            json.raw(r#","by":"#).value(&by).raw("}");
        });
        let playing = running.time.playing(self.at().max(running.time.last));
        let clocks = running.clocks.left(running.seats(), playing);
        json.raw(r#","clocks":"#).value(&clocks);
        json.raw(r#","paused":"#).value(&table.is_paused());
        json.raw(r#","end":"#).value(&self.sheet.end);
        json.raw(r#","time":"#).value(&self.house.now());
        Some(json.into())
    }
}
