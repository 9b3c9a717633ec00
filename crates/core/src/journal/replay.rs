//! Replaying a journal by the rules.

use super::entry::{Entry, HouseAction, Move};
use super::error::{JournalError, JournalProblem};
use super::read::Journal;
use crate::chance::{Chance, Seed};
use crate::digest::hex;
use crate::game::{Game, Setup};
use crate::play::{HouseRefusal, Play, PlayedMove, Refused};
use crate::refusal::Refusal;
use crate::seat::Actor;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A journal being replayed step by step.
pub struct Replay<'a, G: Game> {
    journal: &'a Journal,
    play: Play<G>,
    next: usize,
}

/// Sets up the game of a journal again, with the seed that its last line reveals.
pub fn open_replay<G: Game>(journal: &Journal) -> Result<Replay<'_, G>, JournalError> {
    Replay::new(journal, &journal.seed()?)
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets up the game again with its seed.
    pub fn new(journal: &'a Journal, seed: &Seed) -> Result<Self, JournalError> {
        let play = start(journal, seed).map_err(|problem| problem.at(1))?;
        let next = 0;
        Ok(Self {
            journal,
            play,
            next,
        })
    }

    /// The game as it stands.
    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    /// The game as it stands, to be played on.
    pub fn into_play(self) -> Play<G> {
        self.play
    }

    /// Plays the next entry; `None` after the last.
    pub fn step(&mut self) -> Option<Result<PlayedMove<G>, JournalError>> {
        let entry = self.journal.entries.get(self.next)?;
        self.next += 1;
        Some(self.play.replay(entry))
    }
}

/// The game before its first entry.
fn start<G: Game>(journal: &Journal, seed: &Seed) -> Result<Play<G>, JournalProblem> {
    let header = &journal.header;
    header.check(&G::META)?;
    let options: G::Options = canonical(header.options.get())?;
    let salts = header.salts()?;
    let setup = Setup {
        seats: header.seats.len() as u8,
        options,
    };
    Play::new(&setup, Chance::new(seed, &salts))
        .map_err(|refusal: G::Refusal| JournalProblem::BadSetup(refusal.clause().to_owned()))
}

impl<G: Game> Play<G> {
    /// Plays the next entry of a journal and holds it to what it says: a legal move, written as
    /// it would be written now, and the digest of the state after it.
    pub fn replay(&mut self, entry: &Entry) -> Result<PlayedMove<G>, JournalError> {
        let line = entry.seq as usize + 1;
        self.replay_entry(entry).map_err(|problem| problem.at(line))
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<PlayedMove<G>, JournalProblem> {
        let action = entry.action.get();
        let played = match entry.by {
            Actor::Seat(seat) => Move::Seat(seat, canonical::<G::Action>(action)?),
            Actor::House => Move::House(canonical::<HouseAction<G::Action>>(action)?),
        };
        let step = self.play(played).map_err(refusal)?;
        let digest = entry.digest.as_ref();
        if digest.is_some_and(|digest| *digest != hex(&self.digest())) {
            return Err(JournalProblem::WrongDigest);
        }
        Ok(step)
    }
}

/// Reads JSON that says the same when written again; so nothing hides in it.
fn canonical<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, JournalProblem> {
    let value: T =
        serde_json::from_str(text).map_err(|error| JournalProblem::Malformed(error.to_string()))?;
    let again = serde_json::to_string(&value).expect("journal values are plain data");
    if again == text {
        Ok(value)
    } else {
        Err(JournalProblem::NotCanonical)
    }
}

fn refusal<R: Refusal>(refused: Refused<R>) -> JournalProblem {
    match refused {
        Refused::Rules(refusal) => {
            JournalProblem::Refused(format!("{} ({})", refusal.code(), refusal.clause()))
        }
        Refused::House(HouseRefusal::Over) => JournalProblem::AfterTheEnd,
        Refused::House(reason) => JournalProblem::Refused(format!("{reason:?}")),
    }
}
