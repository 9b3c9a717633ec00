//! Building an update: the game as one viewer may see it, and what is new.

use super::batch::Done;
use super::task::Task;
use crate::running::Running;
use maraude_core::{Json, Viewer};
use maraude_protocol::{Agreement, ClockLeft, Raw, Step, Update};

/// What of an update differs from viewer to viewer.
pub(crate) struct Fresh<'a> {
    pub viewer: Viewer,
    pub view: &'a str,
    /// New steps.
    pub steps: &'a [Step],
    /// Commands that were carried out; the update acknowledges the viewer's own.
    pub done: &'a [Done],
}

/// What of an update is the same for all viewers but takes work to find out.
pub(crate) struct Common {
    agreements: Vec<Agreement>,
    clocks: Vec<ClockLeft>,
    time: u64,
}

impl Task {
    /// What a viewer may know just now.
    pub(crate) fn view(&self, viewer: Viewer) -> Option<String> {
        Some(self.running.as_ref()?.game.view(viewer))
    }

    /// The update of one viewer; `choices` is the room to write the viewer's choices in.
    pub(crate) fn update<'a>(
        &'a self,
        running: &'a Running,
        fresh: &Fresh<'a>,
        common: &'a Common,
        choices: &'a mut Json,
    ) -> Update<'a> {
        let game = &running.game;
        let mine = fresh.viewer.seat();
        let mine = mine.filter(|&seat| self.bot_of(seat).is_none() && !game.is_paused());
        choices.clear();
        if let Some(seat) = mine {
            game.choices(seat, choices);
        }
        let done = fresh.done.iter().filter(|done| done.viewer == fresh.viewer);
        Update {
            n: running.last_step(fresh.viewer),
            steps: fresh.steps.into(),
            view: Raw::borrowed(fresh.view),
            choices: mine.map(|_| Raw::borrowed(choices.as_str())),
            to_act: game.to_act(),
            takebacks: mine.map_or(0, |seat| game.takebacks(seat).0 as u32),
            silence: game.silence().map(Into::into),
            agreements: common.agreements.as_slice().into(),
            clocks: common.clocks.as_slice().into(),
            paused: game.is_paused(),
            end: self
                .sheet
                .end
                .as_deref()
                .map(|end| Raw::borrowed(end.get())),
            done: done.map(|done| done.id.as_str().into()).collect(),
            time: common.time,
        }
    }

    /// What the updates of all viewers have in common.
    pub(crate) fn common(&self, running: &Running) -> Common {
        let agreements = self.agreements().into_iter().map(|(action, by)| Agreement {
            action: Raw::shared(action),
            by,
        });
        let playing = running.time.playing(self.at().max(running.time.last));
        Common {
            agreements: agreements.collect(),
            clocks: running.clocks.left(running.seats(), playing),
            time: self.house.now(),
        }
    }
}
