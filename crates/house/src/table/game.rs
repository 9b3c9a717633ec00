//! The game of a table: the only place where entries are played and the game in memory changes.

mod away;
mod begin;
mod handover;
mod offers;
mod pausing;
mod play;
mod recall;
mod receipt;

use super::batch::Batch;
use super::record::TableRecord;
use super::streams::Streams;
use crate::draw::REVEAL_MS;
use crate::house::House;
use crate::running::{self, Mover, Running};
use crate::secret::Visitor;
use crate::sheet::Sheet;
use maraude_catalog::GameEntry;
use maraude_core::journal::HouseAction;
use maraude_core::{Seat, Viewer};
use maraude_protocol::{Code, Phase, Problem};
use maraude_store::{EntryRow, Saved};
pub(super) use offers::agreements;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use std::time::Instant;

/// A table's game with its sheet and its streams.
pub(super) struct TableGame {
    rules: &'static dyn GameEntry,
    record: TableRecord,
    /// The game, once it has begun; a finished one only when somebody looks at it.
    running: Option<Running>,
    streams: Streams,
    /// When the time to reveal is up, in milliseconds since 1970. After a restart it begins anew.
    reveal_by: Option<u64>,
}

impl TableGame {
    /// Loads the game of a stored table.
    pub(super) fn new(house: &Arc<House>, id: &Arc<str>, saved: &Saved) -> Result<Self, Code> {
        let fails = |why: &str| {
            tracing::error!(table = &**id, why, "a table can't be loaded");
            Code::Unavailable
        };
        let mut sheet = Sheet::from_row(&saved.sheet).map_err(|error| {
            fails(&error.to_string());
            Sheet::unreadable(&saved.sheet)
        })?;
        let rules = house.game(&sheet.game).ok_or(Code::NoSuchGame)?;
        let mut running = None;
        if sheet.phase == Phase::Running {
            let lines = saved.entries.iter().map(|entry| entry.line.as_str());
            let replayed = running::replay(&sheet, rules, lines, |_| false, |_, _| ());
            running = Some(replayed.map_err(|why| fails(&why))?);
        }
        let last = running.as_ref().map_or(0, |running| running.time.last);
        // A list must not tell when something hidden was done.
        let public = running.as_ref().map_or(0, Running::last_public);
        let played = (sheet.began.unwrap_or(0) + public).min(house.now());
        let changed = saved.sheet.changed.max(played);
        // Nobody is connected yet, and nobody could be before the house opened.
        for chair in &mut sheet.chairs {
            chair.gone = Some(chair.gone.unwrap_or(0).max(house.opened.0));
        }
        let mut record = TableRecord::new(house, id, sheet, saved, changed);
        // If the clock was set back while the house was closed, the game goes on after its last
        // entry instead of waiting until the clock catches up.
        let began = record.sheet().began.filter(|_| running.is_some());
        if began.is_some_and(|began| began + last > house.now()) {
            record.change_quietly().began = Some(house.now().saturating_sub(last));
        }
        let reveals = record.sheet().revealing;
        Ok(Self {
            rules,
            reveal_by: reveals.then(|| house.now() + REVEAL_MS),
            record,
            running,
            streams: Streams::default(),
        })
    }

    pub(super) fn house(&self) -> &Arc<House> {
        self.record.house()
    }

    pub(super) fn id(&self) -> &Arc<str> {
        self.record.id()
    }

    pub(super) fn rules(&self) -> &'static dyn GameEntry {
        self.rules
    }

    pub(super) fn sheet(&self) -> &Sheet {
        self.record.sheet()
    }

    /// When the table last changed, in milliseconds since 1970.
    pub(super) fn changed(&self) -> u64 {
        self.record.changed()
    }

    pub(super) fn record(&mut self) -> &mut TableRecord {
        &mut self.record
    }

    pub(super) fn batch(&mut self) -> &mut Batch {
        self.record.batch()
    }

    pub(super) fn streams(&mut self) -> &mut Streams {
        &mut self.streams
    }

    /// When the spectators are to get an update, if there is something to send them.
    pub(super) fn gallery_due(&self, crowd: u32, now: Instant) -> Option<Instant> {
        self.streams.bundle_due(crowd, now)
    }

    /// The game in memory, once it has begun.
    pub(super) fn loaded(&self) -> Option<&Running> {
        self.running.as_ref()
    }

    /// The game, while it runs.
    pub(super) fn running(&self) -> Option<&Running> {
        let runs = self.sheet().phase == Phase::Running;
        self.loaded().filter(|_| runs)
    }

    /// What updates are built from, once the game has begun.
    pub(super) fn shown(&mut self) -> Option<(&Sheet, &Running, &mut Streams)> {
        let running = self.running.as_ref()?;
        Some((self.record.sheet(), running, &mut self.streams))
    }

    /// Plays an entry and puts it into the batch.
    pub(super) fn enter(
        &mut self,
        mover: Mover<'_>,
        command: Option<String>,
    ) -> Result<(), Problem> {
        let at = self.house().now();
        let at = at.saturating_sub(self.sheet().began.unwrap_or_default());
        let proposed = self.proposed();
        let running = self.running.as_mut().ok_or(Code::NotBegun)?;
        let streams = &self.streams;
        let public = running.last_step(Viewer::Spectator);
        let played = running
            .play(mover, at, |viewer| streams.has(viewer))
            .map_err(play::refused)?;
        let entry = EntryRow {
            line: played.line,
            command,
        };
        let shown = running.last_step(Viewer::Spectator) > public;
        self.batch().entry(entry, played.steps, shown);
        if let Some(before) = proposed {
            self.lapse_offers(&before, played.turn_ended);
        }
        self.settle();
        Ok(())
    }

    /// Plays an action of the house itself.
    pub(super) fn house_does(
        &mut self,
        action: &HouseAction<Box<RawValue>>,
        command: Option<String>,
    ) -> Result<(), Problem> {
        self.enter(Mover::House(action), command)
    }

    /// Ends the game if it is over and reviews the proposals; called after each entry.
    pub(super) fn settle(&mut self) {
        if self.running.is_none() {
            return;
        }
        if let Some(end) = self.running().and_then(|running| running.game.end()) {
            let now = self.house().now();
            let sheet = self.record.change();
            sheet.phase = Phase::Over;
            sheet.ended = Some(now);
            sheet.end = to_raw_value(&end).ok();
            sheet.offers.clear();
        }
        self.review_offers();
    }

    /// Notes that a visitor without a seat looks at a puzzle of the day: a later try of theirs does
    /// not rank.
    pub(super) fn note_look(&mut self, visitor: &Visitor) {
        if self.sheet().is_first_look(visitor) {
            let now = self.house().now();
            let sheet = self.record.change_quietly();
            sheet.looked.insert(visitor.clone(), now);
        }
    }

    /// Drops an alarm that the rules refused when it rang.
    pub(super) fn drop_alarm(&mut self, action: &str) {
        if let Some(running) = &mut self.running {
            running.alarms.rang(action);
        }
    }

    /// The number of the last entry; 0 before the game has begun.
    pub(super) fn seq(&self) -> u32 {
        self.loaded().map_or(0, |running| running.game.seq())
    }

    pub(super) fn is_paused(&self) -> bool {
        self.loaded()
            .is_some_and(|running| running.game.is_paused())
    }

    /// The bot that holds a seat while its person is away.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<&str> {
        self.loaded()?.stand_ins[seat.index()].as_deref()
    }

    /// Whether a seat has left for good under the rules.
    pub(super) fn has_left(&self, seat: Seat) -> bool {
        self.loaded().is_some_and(|running| running.left.has(seat))
    }

    /// The last step of a viewer.
    pub(super) fn last_step(&self, viewer: Viewer) -> u32 {
        self.loaded().map_or(0, |running| running.last_step(viewer))
    }

    /// Refuses if a clause of the rules forbids talking just now (MA-71, MA-78).
    pub(super) fn refuse_if_silent(&self) -> Result<(), Problem> {
        match self.running().and_then(|running| running.game.silence()) {
            None => Ok(()),
            Some(clause) => Err(Problem {
                clause: Some(clause.to_owned()),
                ..Problem::new(Code::Silence)
            }),
        }
    }
}
