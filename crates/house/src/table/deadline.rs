//! Everything that happens without a request: alarms, clocks, bots that have waited, a pause when
//! every player is away, and leaving memory.

use super::pausing::ALL_AWAY;
use super::task::TableTask;
use crate::running::Running;
use maraude_core::journal::HouseAction;
use maraude_core::{Seat, Viewer};
use maraude_protocol::Phase;
use serde_json::value::RawValue;
use std::time::Duration;

/// Time between two checks whether an idle table may leave memory.
const IDLE_CHECK: Duration = Duration::from_secs(1);
/// A table with something to do within this time, in milliseconds, stays in memory.
const SOON_MS: u64 = 5_000;

impl TableTask {
    /// The moment (milliseconds since 1970) at which the game itself has something to do: an alarm
    /// rings, or somebody's time is up.
    fn next_moment(&self) -> Option<u64> {
        let running = self
            .running
            .as_ref()
            .filter(|_| self.sheet.phase == Phase::Running)?;
        let began = self.sheet.began?;
        let alarm = running.alarms.next().map(|(due, _)| due);
        let alarm = alarm
            .and_then(|due| running.time.moment(due))
            .map(|at| began + at);
        let clocks = Seat::all(self.sheet.seats()).filter_map(|seat| self.up_at(seat));
        clocks.chain(alarm).min()
    }

    /// When the time of a seat is up, if a person moves there.
    pub(super) fn up_at(&self, seat: Seat) -> Option<u64> {
        let running = self.running.as_ref()?;
        let up = running.clocks.up_at(seat)?;
        if self.bot_of(seat).is_some() {
            return None;
        }
        let moment = running.time.moment(up)? + self.sheet.began?;
        // After a restart everybody has a moment to come back.
        Some(moment.max(self.house.opened + self.house.config.grace.as_millis() as u64))
    }

    /// How long to wait for a request; `None`: without limit.
    pub(super) fn sleep_for(&self) -> Option<Duration> {
        let now = self.house.instant();
        let until = |moment: u64| Duration::from_millis(moment.saturating_sub(self.house.now()));
        let game = self.next_moment().map(until);
        let paused = self
            .running
            .as_ref()
            .is_none_or(|running| running.game.is_paused());
        let bots = self.bots.next_due().filter(|_| !paused);
        let bots = bots.map(|when| when.saturating_duration_since(now));
        let away = self.all_away.filter(|_| self.pauses_alone());
        let away = away.map(|since| until(since + ALL_AWAY));
        // A table may have to stay although it has been idle for long enough. It checks again
        // later.
        let idle = self.idle.map(|since| {
            let left = self
                .house
                .config
                .idle
                .checked_sub(now.saturating_duration_since(since));
            left.unwrap_or(IDLE_CHECK)
        });
        let crowd = self.audience.looking(Viewer::Spectator);
        let gallery = self.streams.bundle_due(crowd, self.house.instant());
        let gallery = gallery.map(|due| due.saturating_duration_since(now));
        [game, bots, away, idle, gallery]
            .into_iter()
            .flatten()
            .min()
            .map(|sleep| {
                // Rounded up: waking a little too early would only mean waking twice.
                sleep.saturating_add(Duration::from_millis(1))
            })
    }

    /// Does everything that is due.
    pub(super) fn on_time(&mut self) {
        self.pause_if_all_away();
        self.ring();
        self.call_time();
        self.bots_act();
    }

    fn ring(&mut self) {
        // Each alarm that rings may ask for another one that is due at once.
        for _ in 0..16 {
            let Some(running) = self.running.as_mut() else {
                return;
            };
            if self.sheet.phase != Phase::Running {
                return;
            }
            let Some((due, action)) = running.alarms.next() else {
                return;
            };
            let Some(moment) = running.time.moment(due) else {
                return;
            };
            if self.sheet.began.unwrap_or_default() + moment > self.house.now() {
                return;
            }
            let action = action.to_owned();
            let Ok(raw) = RawValue::from_string(action.clone()) else {
                return;
            };
            if let Err(problem) = self.house_does(&HouseAction::Alarm(raw), None) {
                tracing::warn!(table = &*self.id, %problem, action, "an alarm was refused");
                if let Some(running) = self.running.as_mut() {
                    running.alarms.rang(&action);
                }
            }
        }
    }

    fn call_time(&mut self) {
        for seat in Seat::all(self.sheet.seats()) {
            if self
                .up_at(seat)
                .is_some_and(|moment| moment <= self.house.now())
            {
                let _ = self.house_does(&HouseAction::OutOfTime { seat }, None);
            }
        }
    }

    /// Whether nobody needs the table in memory.
    pub(super) fn may_leave(&self) -> bool {
        let long = self
            .idle
            .is_some_and(|since| self.house.time().since(since) >= self.house.config.idle);
        let paused = |running: &Running| running.game.is_paused();
        let bots = self.bots.next_due().is_some() && !self.running.as_ref().is_some_and(paused);
        let soon = self
            .next_moment()
            .is_some_and(|moment| moment < self.house.now() + SOON_MS);
        let away = self.all_away.is_some() && self.pauses_alone();
        long && !bots && !soon && !away
    }

    /// Leaves memory; the house wakes it in time.
    pub(super) fn leave(&self) {
        if let Some(moment) = self.next_moment() {
            self.house.wakes.add(moment, self.id.clone());
        }
        self.house.metrics().evicted.inc();
    }
}
