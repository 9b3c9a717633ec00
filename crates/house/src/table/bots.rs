//! Bots at the table: asked when it is their turn, never on the async runtime.

use super::game::TableGame;
use super::request::{Request, Thought};
use crate::pool::{Idea, Job, JobKind};
use crate::running::{Mover, Running};
use crate::secret::random;
use crate::sheet::Sheet;
use maraude_catalog::ErasedBot;
use maraude_core::{Pace, Seat};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Faults in a row after which a simpler bot takes the turn of a bot.
const MAX_FAULTS: u32 = 3;

/// The bots of a table, by seat.
pub(super) struct BotSeats {
    seats: Box<[BotSeat]>,
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

    /// Asks every bot whose turn it is and that is not thinking yet. Called after the commit; the
    /// answers come to `requests`.
    pub(super) fn think(
        &mut self,
        game: &TableGame,
        urgent: bool,
        requests: &mpsc::WeakSender<Request>,
    ) {
        let Some(running) = game.running() else {
            return;
        };
        if running.game.is_paused() {
            return;
        }
        let seq = running.game.seq();
        for seat in running.game.to_act().iter() {
            let Some(name) = game.bot_of(seat) else {
                continue;
            };
            if running.bot_waits(seat) {
                continue;
            }
            let Some(table) = requests.upgrade() else {
                return;
            };
            let make = |name: &str| game.rules().bot(name, u64::from_le_bytes(random()));
            let Some(bot) = self.start(seat, seq, name, make) else {
                continue;
            };
            let job = Job {
                kind: JobKind::Move(bot),
                state: running.game.snapshot(),
                seat,
                seq,
                table,
            };
            game.house().pool.think(job, urgent);
        }
    }

    /// Takes the result of a bot's thinking about a move.
    pub(super) fn thought(&mut self, game: &mut TableGame, thought: Thought) {
        let Thought {
            idea,
            seat,
            seq,
            took,
        } = thought;
        let (bot, decision) = match idea {
            Idea::Move(bot, decision) => (bot, decision),
            Idea::Hint(..) => return,
            Idea::Broke(_) => {
                tracing::error!(table = &**game.id(), "a bot panicked");
                return self.broke(seat);
            }
        };
        let current = seq == game.seq();
        let place = self.finish(seat, bot);
        match decision {
            None => {
                place.waits = Some(seq);
                if current {
                    game.bots_agree();
                }
            }
            // Somebody was quicker: in a turn-based game the bot thinks again.
            Some(_) if !current && game.rules().meta().pace == Pace::TurnBased => {}
            Some(decision) => {
                let pace = u64::from(game.house().config.bot_pace);
                let think = Duration::from_millis(u64::from(decision.think_ms) * pace / 100);
                place.decided = Some(Decided {
                    due: game.house().instant() + think.saturating_sub(took),
                    after: seq,
                    action: decision.action,
                });
            }
        }
    }

    /// Plays what bots decided, once they have waited long enough.
    pub(super) fn act(&mut self, game: &mut TableGame) {
        if game.loaded().is_none() || game.is_paused() {
            return;
        }
        for seat in Seat::all(game.sheet().seats()) {
            let Some(decided) = self.take_due(seat, game.house().instant()) else {
                continue;
            };
            let current = decided.after == game.seq();
            let late = !current && game.rules().meta().pace == Pace::TurnBased;
            let waits = game
                .running()
                .is_some_and(|running| running.bot_waits(seat));
            if late || waits || game.bot_of(seat).is_none() {
                continue;
            }
            let action = decided.action;
            let place = &mut self.seats[seat.index()];
            match game.enter(Mover::Seat(seat, &action), None) {
                Ok(()) => place.faults = 0,
                Err(_) if !current => {}
                Err(problem) => {
                    tracing::warn!(table = &**game.id(), %problem, action, "a bot's action was refused");
                    place.faults += 1;
                }
            }
        }
    }
}

/// Whether a bot moves for a seat just now: its own, a stand-in, or one that plays this turn
/// because the person's time was up.
pub(super) fn is_bot(sheet: &Sheet, running: &Running, seat: Seat) -> bool {
    sheet.chair(seat).is_some_and(|chair| chair.bot.is_some())
        || running.stand_ins[seat.index()].is_some()
        || running.out_of_time.has(seat)
}
