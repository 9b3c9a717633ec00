//! Everything that happens without a request: alarms, clocks, a pause when every player is away,
//! and leaving memory.

use super::audience::Audience;
use super::bots::BotSeats;
use super::game::TableGame;
use maraude_core::journal::HouseAction;
use maraude_core::{Seat, Viewer};
use serde_json::value::RawValue;
use std::time::{Duration, Instant};

/// Time between two checks whether an idle table may leave memory.
const IDLE_CHECK: Duration = Duration::from_secs(1);
/// A table with something to do within this time, in milliseconds, stays in memory.
const SOON_MS: u64 = 5_000;
/// Milliseconds without any player after which a simultaneous game pauses.
const ALL_AWAY_MS: u64 = 3_000;
/// The most alarms that ring at once: each may ask for another one that is due.
const MAX_ALARMS: usize = 16;

/// The times at which a table acts by itself.
pub(super) struct Deadlines {
    /// Since when no socket has been connected.
    idle: Option<Instant>,
    /// Since when every person of a simultaneous game has been away, in milliseconds since 1970.
    all_away: Option<u64>,
}

impl Deadlines {
    /// The deadlines of a table that was just loaded: nobody is connected yet.
    pub(super) fn new(game: &TableGame) -> Self {
        let alone = game.running().is_some() && !game.sheet().people().is_empty();
        Self {
            idle: Some(game.house().instant()),
            all_away: alone.then(|| game.house().now()),
        }
    }

    /// A socket is connected.
    pub(super) fn socket_came(&mut self) {
        self.idle = None;
    }

    /// The last socket has gone.
    pub(super) fn sockets_gone(&mut self, now: Instant) {
        self.idle = Some(now);
    }

    /// A player is back.
    pub(super) fn player_came(&mut self) {
        self.all_away = None;
    }

    /// The last player has gone, at this time in milliseconds since 1970.
    pub(super) fn players_gone(&mut self, now: u64) {
        self.all_away = Some(now);
    }

    /// How long to wait for a request; `None`: without limit.
    pub(super) fn sleep_for(
        &self,
        game: &TableGame,
        bots: &BotSeats,
        audience: &Audience,
    ) -> Option<Duration> {
        let now = game.house().instant();
        let until = |moment: u64| Duration::from_millis(moment.saturating_sub(game.house().now()));
        let moment = next_moment(game).map(until);
        let paused = game.loaded().is_none() || game.is_paused();
        let bots = bots.next_due().filter(|_| !paused);
        let bots = bots.map(|when| when.saturating_duration_since(now));
        let away = self.all_away.filter(|_| game.pauses_alone());
        let away = away.map(|since| until(since + ALL_AWAY_MS));
        // A table may have to stay although it has been idle for long enough. It checks again
        // later.
        let idle = self.idle.map(|since| {
            let left = game.house().config.idle;
            let left = left.checked_sub(now.saturating_duration_since(since));
            left.unwrap_or(IDLE_CHECK)
        });
        let crowd = audience.looking(Viewer::Spectator);
        let gallery = game.gallery_due(crowd, now);
        let gallery = gallery.map(|due| due.saturating_duration_since(now));
        let first = [moment, bots, away, idle, gallery].into_iter().flatten();
        // Rounded up: waking a little too early would only mean waking twice.
        Some(first.min()?.saturating_add(Duration::from_millis(1)))
    }

    /// Does everything that the game has to do by now.
    pub(super) fn pass(&mut self, game: &mut TableGame) {
        let now = game.house().now();
        let away = self
            .all_away
            .is_some_and(|since| now >= since + ALL_AWAY_MS);
        if away && game.pauses_alone() && game.pause_alone() {
            self.all_away = None;
        }
        ring(game);
        for seat in Seat::all(game.sheet().seats()) {
            if up_at(game, seat).is_some_and(|moment| moment <= game.house().now()) {
                let _ = game.house_does(&HouseAction::OutOfTime { seat }, None);
            }
        }
    }

    /// Whether nobody needs the table in memory.
    pub(super) fn may_leave(&self, game: &TableGame, bots: &BotSeats) -> bool {
        let house = game.house();
        let idle = self.idle.map(|since| house.time().since(since));
        let long = idle.is_some_and(|idle| idle >= house.config.idle);
        let bots = bots.next_due().is_some() && !game.is_paused();
        let soon = next_moment(game).is_some_and(|moment| moment < house.now() + SOON_MS);
        let away = self.all_away.is_some() && game.pauses_alone();
        let reveals = game.reveal_by().is_some();
        long && !bots && !soon && !away && !reveals
    }
}

/// The moment (milliseconds since 1970) at which the game itself has something to do: an alarm
/// rings, or somebody's time is up, be it to move or to reveal a salt.
pub(super) fn next_moment(game: &TableGame) -> Option<u64> {
    if game.reveal_by().is_some() {
        return game.reveal_by();
    }
    game.running()?;
    let clocks = Seat::all(game.sheet().seats()).filter_map(|seat| up_at(game, seat));
    clocks.chain(next_alarm(game).map(|(at, _)| at)).min()
}

/// Whether the time of any person runs.
pub(super) fn is_timed(game: &TableGame) -> bool {
    Seat::all(game.sheet().seats()).any(|seat| up_at(game, seat).is_some())
}

/// The next alarm, and its moment in milliseconds since 1970.
fn next_alarm(game: &TableGame) -> Option<(u64, &str)> {
    let running = game.running()?;
    let (due, action) = running.alarms.next()?;
    Some((running.time.moment(due)? + game.sheet().began?, action))
}

/// When the time of a seat is up, if a person moves there.
fn up_at(game: &TableGame, seat: Seat) -> Option<u64> {
    let running = game.loaded()?;
    let up = running.clocks.up_at(seat)?;
    if game.bot_of(seat).is_some() {
        return None;
    }
    let moment = running.time.moment(up)? + game.sheet().began?;
    // After a restart everybody has a moment to come back.
    let house = game.house();
    Some(moment.max(house.opened.0 + house.config.grace.as_millis() as u64))
}

/// Rings the alarms that are due.
fn ring(game: &mut TableGame) {
    for _ in 0..MAX_ALARMS {
        let due = next_alarm(game).filter(|(at, _)| *at <= game.house().now());
        let Some(action) = due.map(|(_, action)| action.to_owned()) else {
            return;
        };
        let Ok(raw) = RawValue::from_string(action.clone()) else {
            return;
        };
        if let Err(problem) = game.house_does(&HouseAction::Alarm(raw), None) {
            tracing::warn!(table = &**game.id(), %problem, action, "an alarm was refused");
            game.drop_alarm(&action);
        }
    }
}
