//! Games without their types, for a house that knows no game.

use crate::options::{BadOption, complete_options};
use crate::typed::{Shelved, bot_names, find_bot};
use maraude_core::journal::{Journal, JournalError, verify};
use maraude_core::{
    Bot, BotSpec, Budget, Chance, Decision, End, Message, Meta, Play, Refusal, Seat, Seen, Setup,
    Told,
};
use maraude_play::{ErasedPlay, Snapshot};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// A game of the house.
pub trait GameEntry: Sync {
    /// The facts about it.
    fn meta(&self) -> &'static Meta;
    /// The names of the bots that play it, `random` first.
    fn bots(&self) -> Vec<&'static str>;
    /// What the game's adviser would do in this seat, and why; nothing if the game has no adviser,
    /// while talking is forbidden (MA-79), or if the seat can do nothing.
    fn hint(&self, state: &Snapshot, seat: Seat, seed: u64, budget: Budget<'_>) -> Option<Hint>;
    /// Checks given options and completes them with the defaults.
    fn options(&self, given: &Map<String, Value>) -> Result<Box<RawValue>, BadOption>;
    /// Starts a game with complete options; else the clause that forbids this set-up.
    fn open(
        &self,
        options: &RawValue,
        seats: u8,
        chance: Chance,
    ) -> Result<Box<dyn ErasedPlay>, String>;
    /// Makes a bot.
    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn ErasedBot>>;
    /// Holds a finished journal of this game to everything it says.
    fn verify(&self, journal: &[u8]) -> Result<End, JournalError>;
    /// How long a finished game took as the table of its day counts it, in milliseconds; none if
    /// it does not rank.
    fn ranked_time(&self, journal: &Journal) -> Option<u64>;
}

/// What a bot advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to do, as JSON.
    pub action: String,
    /// The words for it.
    pub words: Message,
    /// What it gains, if the game can say.
    pub why: Option<Message>,
}

/// A bot without the type of its game.
pub trait ErasedBot: Send {
    /// Decides for a seat; the action is JSON. `None` if it does not act for now, or if the
    /// snapshot is of another game.
    fn decide(
        &mut self,
        state: &Snapshot,
        seat: Seat,
        budget: Budget<'_>,
    ) -> Option<Decision<String>>;
}

/// A game registered with its bots.
pub struct Registered<G: Shelved> {
    bots: &'static [BotSpec<G>],
}

impl<G: Shelved> Registered<G> {
    /// The game `G` with its own bots.
    pub const fn new(bots: &'static [BotSpec<G>]) -> Self {
        Self { bots }
    }
}

impl<G: Shelved> GameEntry for Registered<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn bots(&self) -> Vec<&'static str> {
        bot_names(self.bots)
    }

    fn hint(&self, state: &Snapshot, seat: Seat, seed: u64, budget: Budget<'_>) -> Option<Hint> {
        let game = state.state::<G>()?;
        if G::ABILITIES.silence(game).is_some() || !game.to_act().has(seat) {
            return None;
        }
        let adviser = find_bot(self.bots, G::ABILITIES.adviser()?)?;
        let action = adviser(seed).decide(&Seen::new(game, seat), budget)?.action;
        Some(Hint {
            why: G::ABILITIES.gain(game, seat, &action),
            words: action.message(),
            action: serde_json::to_string(&action).expect("actions are plain data"),
        })
    }

    fn options(&self, given: &Map<String, Value>) -> Result<Box<RawValue>, BadOption> {
        let options = complete_options::<G>(given)?;
        Ok(serde_json::value::to_raw_value(&options).expect("options are plain data"))
    }

    fn open(
        &self,
        options: &RawValue,
        seats: u8,
        chance: Chance,
    ) -> Result<Box<dyn ErasedPlay>, String> {
        let options = serde_json::from_str(options.get()).map_err(|error| error.to_string())?;
        let play = Play::<G>::new(&Setup { seats, options }, chance)
            .map_err(|refusal| refusal.clause().to_owned())?;
        Ok(Box::new(play))
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn ErasedBot>> {
        let make = find_bot(self.bots, name)?;
        Some(Box::new(OneBot(make(seed))))
    }

    fn verify(&self, journal: &[u8]) -> Result<End, JournalError> {
        verify::<G>(journal)
    }

    fn ranked_time(&self, journal: &Journal) -> Option<u64> {
        G::ABILITIES.ranked_time(journal)
    }
}

struct OneBot<G: Shelved>(Box<dyn Bot<G>>);

impl<G: Shelved> ErasedBot for OneBot<G> {
    fn decide(
        &mut self,
        state: &Snapshot,
        seat: Seat,
        budget: Budget<'_>,
    ) -> Option<Decision<String>> {
        let game = state.state::<G>()?;
        let decision = self.0.decide(&Seen::new(game, seat), budget)?;
        let action = serde_json::to_string(&decision.action).expect("actions are plain data");
        Some(Decision {
            action,
            think_ms: decision.think_ms,
        })
    }
}
