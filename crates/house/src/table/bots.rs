//! Bots at the table: asked when it is their turn, never on the async runtime.

use super::ask::Thought;
use super::task::Task;
use crate::pool::{Idea, Job, Kind};
use crate::running::Mover;
use crate::secret::random;
use maraude_catalog::ErasedBot;
use maraude_core::{Pace, Seat};
use maraude_protocol::Phase;
use std::time::{Duration, Instant};

/// What the house knows of the bot in a seat.
#[derive(Default)]
pub(crate) struct BotSeat {
    /// The bot between two thoughts, with its name.
    bot: Option<(String, Box<dyn ErasedBot>)>,
    /// The name of the bot that thinks just now.
    thinking: Option<String>,
    /// What it decided, after which entry, and when to do it.
    decided: Option<(Instant, u32, String)>,
    /// The entry after which it decided to wait.
    waits: Option<u32>,
    /// How often in a row its action was refused, or it broke.
    faults: u32,
}

/// After so many faults in a row a simpler bot takes its turn.
const FAULTS: u32 = 3;

impl Task {
    /// The bot that moves for a seat just now, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<String> {
        let chair = self.sheet.chair(seat)?;
        if let Some(bot) = &chair.bot {
            return Some(bot.clone());
        }
        if let Some(bot) = self.stand_in(seat) {
            return Some(bot.to_owned());
        }
        self.running
            .as_ref()?
            .out_of_time
            .has(seat)
            .then(|| self.default_bot())
    }

    /// Asks every bot whose turn it is and that is not thinking yet. Called after the commit.
    pub(crate) fn think(&mut self) {
        let Some(running) = &self.running else { return };
        if self.sheet.phase != Phase::Running || running.game.is_paused() {
            return;
        }
        let seq = running.game.seq();
        for seat in running.game.to_act().iter() {
            let Some(name) = self.bot_of(seat) else {
                continue;
            };
            let place = &mut self.bots[seat.index()];
            if place.thinking.is_some() || place.decided.is_some() || place.waits == Some(seq) {
                continue;
            }
            let name = if place.faults >= FAULTS {
                "random".to_owned()
            } else {
                name
            };
            if place.faults > 2 * FAULTS {
                continue;
            }
            let bot = match place.bot.take() {
                Some((known, bot)) if known == name => Some(bot),
                _ => self.game.bot(&name, u64::from_le_bytes(random())),
            };
            let (Some(bot), Some(table)) = (bot, self.asks.upgrade()) else {
                continue;
            };
            place.thinking = Some(name);
            let Some(running) = &self.running else { return };
            let state = running.game.snapshot();
            let job = Job {
                kind: Kind::Move(bot),
                state,
                seat,
                seq,
                table,
            };
            let waited_for = !self.sheet.people().is_empty() || !self.sockets.is_empty();
            self.house.pool.think(job, waited_for);
        }
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, thought: Thought) {
        self.house.metrics().thoughts.add(1);
        let Thought {
            idea,
            seat,
            seq,
            took,
        } = thought;
        let (bot, decision) = match idea {
            Idea::Move(bot, decision) => (bot, decision),
            Idea::Hint(hint, socket, id) => {
                return self.give_hint((socket, id), seat, hint, seq);
            }
            Idea::Broke(Some(asker)) => return self.give_hint(asker, seat, None, seq),
            Idea::Broke(None) => {
                tracing::error!(table = &*self.id, "a bot broke");
                let place = &mut self.bots[seat.index()];
                place.thinking = None;
                place.faults += 1;
                return;
            }
        };
        let now = self
            .running
            .as_ref()
            .map_or(0, |running| running.game.seq());
        let place = &mut self.bots[seat.index()];
        let name = place.thinking.take().unwrap_or_default();
        place.bot = Some((name, bot));
        match decision {
            None => {
                place.waits = Some(seq);
                if seq == now {
                    self.bots_agree();
                }
            }
            // A person, or the house, was quicker: in a game of turns think again.
            Some(_) if seq != now && self.game.meta().pace == Pace::TurnBased => {}
            Some(decision) => {
                let pace = u64::from(self.house.config.bot_pace);
                let think = Duration::from_millis(u64::from(decision.think_ms) * pace / 100);
                let when = self.house.instant() + think.saturating_sub(took);
                place.decided = Some((when, seq, decision.action));
            }
        }
    }

    /// When the next bot wants to act.
    pub(crate) fn next_bot(&self) -> Option<Instant> {
        let decided = self.bots.iter().filter_map(|place| place.decided.as_ref());
        decided.map(|(when, ..)| *when).min()
    }

    /// Lets the bots act that have waited long enough.
    pub(crate) fn bots_act(&mut self) {
        let Some(running) = &self.running else { return };
        if running.game.is_paused() {
            return;
        }
        for seat in Seat::all(self.sheet.seats()) {
            let now = self.house.instant();
            let due = |decided: &(Instant, u32, String)| decided.0 <= now;
            let place = &mut self.bots[seat.index()];
            if !place.decided.as_ref().is_some_and(due) {
                continue;
            }
            let Some((_, decided_at, action)) = place.decided.take() else {
                continue;
            };
            let seq = self
                .running
                .as_ref()
                .map_or(0, |running| running.game.seq());
            let late = decided_at != seq && self.game.meta().pace == Pace::TurnBased;
            if late || self.bot_of(seat).is_none() {
                continue;
            }
            let result = self.enter(Mover::Seat(seat, &action), None);
            let place = &mut self.bots[seat.index()];
            match result {
                Ok(()) => place.faults = 0,
                Err(_) if decided_at != seq => {}
                Err(problem) => {
                    tracing::warn!(table = &*self.id, %problem, action, "a bot's action was refused");
                    place.faults += 1;
                }
            }
        }
    }
}
