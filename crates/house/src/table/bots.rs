//! Bots at the table: asked when it is their turn, never on the async runtime.

use super::request::Thought;
use super::task::TableTask;
use crate::pool::{Idea, Job, Kind};
use crate::running::{Mover, Running};
use crate::secret::random;
use crate::sheet::Sheet;
use maraude_catalog::ErasedBot;
use maraude_core::{Pace, Seat, Seats};
use maraude_protocol::Phase;
use std::time::{Duration, Instant};

/// Faults in a row after which a simpler bot takes the turn of a bot.
const MAX_FAULTS: u32 = 3;

/// The bots of a table, by seat.
pub(super) struct BotSeats {
    seats: Box<[BotSeat]>,
    /// Seats for which a bot is thinking about a hint.
    hinted: Seats,
}

/// The state of the bot in a seat.
#[derive(Default)]
struct BotSeat {
    /// The bot between two thoughts, with its name.
    bot: Option<(String, Box<dyn ErasedBot>)>,
    /// The name of the bot that is thinking.
    thinking: Option<String>,
    decided: Option<Decided>,
    /// The entry after which it decided to wait.
    waits: Option<u32>,
    /// Failures in a row: refused actions and panics.
    faults: u32,
}

/// A bot's decision.
struct Decided {
    /// When to do it.
    due: Instant,
    /// The entry after which it was decided.
    after: u32,
    action: String,
}

impl BotSeats {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            seats: Seat::all(seats).map(|_| BotSeat::default()).collect(),
            hinted: Seats::NONE,
        }
    }

    /// When the next bot wants to act.
    pub(super) fn next_due(&self) -> Option<Instant> {
        let decided = self.seats.iter().filter_map(|place| place.decided.as_ref());
        decided.map(|decided| decided.due).min()
    }

    /// Takes the bot of a seat to let it think about the state after entry `seq`; none if it is
    /// thinking, has decided, or has failed too often.
    fn start(
        &mut self,
        seat: Seat,
        seq: u32,
        name: String,
        make: impl FnOnce(&str) -> Option<Box<dyn ErasedBot>>,
    ) -> Option<Box<dyn ErasedBot>> {
        let place = &mut self.seats[seat.index()];
        let busy = place.thinking.is_some() || place.decided.is_some();
        if busy || place.waits == Some(seq) || place.faults > 2 * MAX_FAULTS {
            return None;
        }
        let failed = place.faults >= MAX_FAULTS;
        let name = if failed { "random".to_owned() } else { name };
        let bot = match place.bot.take() {
            Some((known, bot)) if known == name => bot,
            _ => make(&name)?,
        };
        place.thinking = Some(name);
        Some(bot)
    }

    /// Takes a bot back after a thought; without an action it waits.
    fn finish(&mut self, seat: Seat, bot: Box<dyn ErasedBot>) -> &mut BotSeat {
        let place = &mut self.seats[seat.index()];
        let name = place.thinking.take().unwrap_or_default();
        place.bot = Some((name, bot));
        place
    }

    /// Counts a bot that panicked while it was thinking.
    fn broke(&mut self, seat: Seat) {
        let place = &mut self.seats[seat.index()];
        place.thinking = None;
        place.faults += 1;
    }

    /// Takes the decision of a seat's bot if it is due.
    fn take_due(&mut self, seat: Seat, now: Instant) -> Option<Decided> {
        let decided = &mut self.seats[seat.index()].decided;
        decided.take_if(|decided| decided.due <= now)
    }

    /// Starts a hint for a seat; `false` if one is on its way.
    pub(super) fn start_hint(&mut self, seat: Seat) -> bool {
        let free = !self.hinted.has(seat);
        self.hinted = self.hinted.with(seat);
        free
    }

    /// Ends the hint for a seat.
    pub(super) fn end_hint(&mut self, seat: Seat) {
        self.hinted = self.hinted.without(seat);
    }
}

/// Whether a bot moves for a seat just now: its own, a stand-in, or one that plays this turn
/// because the person's time was up.
pub(super) fn is_bot(sheet: &Sheet, running: &Running, seat: Seat) -> bool {
    sheet.chair(seat).is_some_and(|chair| chair.bot.is_some())
        || running.stand_ins[seat.index()].is_some()
        || running.out_of_time.has(seat)
}

impl TableTask {
    /// The bot that moves for a seat just now, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<String> {
        let running = self.running.as_ref();
        let own = self.sheet.chair(seat)?.bot.as_deref();
        if let Some(bot) = own.or_else(|| self.stand_in(seat)) {
            return Some(bot.to_owned());
        }
        let plays = running.is_some_and(|running| is_bot(&self.sheet, running, seat));
        plays.then(|| self.default_bot())
    }

    /// Asks every bot whose turn it is and that is not thinking yet. Called after the commit.
    pub(super) fn think(&mut self) {
        let Some(running) = &self.running else { return };
        if self.sheet.phase != Phase::Running || running.game.is_paused() {
            return;
        }
        let seq = running.game.seq();
        let urgent = !self.sheet.people().is_empty() || !self.audience.is_empty();
        for seat in running.game.to_act().iter() {
            let Some(name) = self.bot_of(seat) else {
                continue;
            };
            let Some(table) = self.requests.upgrade() else {
                return;
            };
            let game = self.game;
            let make = |name: &str| game.bot(name, u64::from_le_bytes(random()));
            let Some(bot) = self.bots.start(seat, seq, name, make) else {
                continue;
            };
            let Some(running) = &self.running else { return };
            let job = Job {
                kind: Kind::Move(bot),
                state: running.game.snapshot(),
                seat,
                seq,
                table,
            };
            self.house.pool.think(job, urgent);
        }
    }

    /// Takes the result of a bot's thinking.
    pub(super) fn thought(&mut self, thought: Thought) {
        self.house.metrics().thoughts.inc();
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
                tracing::error!(table = &*self.id, "a bot panicked");
                return self.bots.broke(seat);
            }
        };
        let current = seq == self.seq();
        let place = self.bots.finish(seat, bot);
        match decision {
            None => {
                place.waits = Some(seq);
                if current {
                    self.bots_agree();
                }
            }
            // Somebody was quicker: in a turn-based game the bot thinks again.
            Some(_) if !current && self.game.meta().pace == Pace::TurnBased => {}
            Some(decision) => {
                let pace = u64::from(self.house.config.bot_pace);
                let think = Duration::from_millis(u64::from(decision.think_ms) * pace / 100);
                place.decided = Some(Decided {
                    due: self.house.instant() + think.saturating_sub(took),
                    after: seq,
                    action: decision.action,
                });
            }
        }
    }

    /// The number of the last entry; 0 before the game has begun.
    pub(super) fn seq(&self) -> u32 {
        let running = self.running.as_ref();
        running.map_or(0, |running| running.game.seq())
    }

    /// Plays what bots decided, once they have waited long enough.
    pub(super) fn bots_act(&mut self) {
        let Some(running) = &self.running else { return };
        if running.game.is_paused() {
            return;
        }
        for seat in Seat::all(self.sheet.seats()) {
            let Some(decided) = self.bots.take_due(seat, self.house.instant()) else {
                continue;
            };
            let current = decided.after == self.seq();
            let late = !current && self.game.meta().pace == Pace::TurnBased;
            if late || self.bot_of(seat).is_none() {
                continue;
            }
            let action = decided.action;
            let result = self.enter(Mover::Seat(seat, &action), None);
            let place = &mut self.bots.seats[seat.index()];
            match result {
                Ok(()) => place.faults = 0,
                Err(_) if !current => {}
                Err(problem) => {
                    tracing::warn!(table = &*self.id, %problem, action, "a bot's action was refused");
                    place.faults += 1;
                }
            }
        }
    }
}
