//! Building an update: the game as one viewer may see it, and what is new.

use super::batch::Ack;
use super::bots::is_bot;
use super::game::agreements;
use crate::running::Running;
use crate::sheet::Sheet;
use maraude_core::digest::hex;
use maraude_core::{Json, Viewer};
use maraude_protocol::{Agreement, ClockLeft, Raw, Step, Update};

/// A running game and its sheet, with what all updates of this moment have in common.
pub(super) struct Moment<'a> {
    sheet: &'a Sheet,
    running: &'a Running,
    agreements: Vec<Agreement>,
    clocks: Vec<ClockLeft>,
    time: u64,
}

impl<'a> Moment<'a> {
    /// The game as it stands at this time, in milliseconds since 1970.
    pub(super) fn new(sheet: &'a Sheet, running: &'a Running, time: u64) -> Self {
        let open = agreements(running).into_iter();
        let open = open.map(|(action, by)| Agreement {
            action: Raw::shared(action),
            by,
        });
        let at = time.saturating_sub(sheet.began.unwrap_or_default());
        let playing = running.time.playing(at.max(running.time.last));
        Self {
            sheet,
            running,
            agreements: open.collect(),
            clocks: running.clocks.left(running.seats(), playing),
            time,
        }
    }

    /// The update of one viewer. It acknowledges the viewer's own commands; `choices` is the buffer
    /// for the viewer's choices.
    pub(super) fn update<'b>(
        &'b self,
        viewer: Viewer,
        view: &'b str,
        steps: &'b [Step],
        acks: &'b [Ack],
        choices: &'b mut Json,
    ) -> Update<'b> {
        let game = &self.running.game;
        let acts = |seat: &_| !is_bot(self.sheet, self.running, *seat) && !game.is_paused();
        let mine = viewer.seat().filter(acts);
        choices.clear();
        if let Some(seat) = mine {
            game.choices(seat, choices);
        }
        let acks = acks.iter().filter(|ack| ack.viewer == viewer);
        let end = self.sheet.end.as_deref();
        Update {
            n: self.running.last_step(viewer),
            steps: steps.into(),
            view: Raw::borrowed(view),
            choices: mine.map(|_| Raw::borrowed(choices.as_str())),
            to_act: game.to_act(),
            takebacks: mine.map_or(0, |seat| game.takebacks(seat).0 as u32),
            silence: game.silence().map(Into::into),
            agreements: self.agreements.as_slice().into(),
            clocks: self.clocks.as_slice().into(),
            paused: game.is_paused(),
            end: end.map(|end| Raw::borrowed(end.get())),
            done: acks.map(|ack| ack.id.as_str().into()).collect(),
            time: self.time,
            head: self.running.head(viewer).map(|head| hex(&head)),
        }
    }
}
