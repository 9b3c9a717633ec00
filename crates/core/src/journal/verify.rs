//! Replaying a journal by the rules, and holding it to everything it says.

use super::entry::{HouseAction, Move};
use super::error::{JournalError, Problem};
use super::read::Journal;
use crate::chance::{Chance, Seed};
use crate::digest::{from_hex, hex};
use crate::game::{Game, Setup};
use crate::play::{End, Play, Refused, Step};
use crate::refusal::Refusal;
use crate::seat::Actor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

/// A journal being replayed step by step.
pub struct Replay<'a, G: Game> {
    journal: &'a Journal,
    play: Play<G>,
    next: usize,
}

/// Sets the game of a finished journal up again, with the seed it reveals.
pub fn open_replay<G: Game>(journal: &Journal) -> Result<Replay<'_, G>, JournalError> {
    let last_line = Journal::line_of(journal.entries.len());
    let last = journal
        .last
        .as_ref()
        .ok_or_else(|| Problem::Unfinished.at(last_line))?;
    let seed = from_hex(&last.seed)
        .and_then(|bytes| bytes.try_into().ok())
        .map(Seed)
        .ok_or_else(|| {
            Problem::Malformed("the seed is not 64 hexadecimal digits".into()).at(last_line)
        })?;
    if hex(&seed.commitment()) != journal.header.commitment {
        return Err(Problem::WrongCommitment.at(last_line));
    }
    Replay::new(journal, &seed)
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets the game up again with its seed.
    pub fn new(journal: &'a Journal, seed: &Seed) -> Result<Self, JournalError> {
        let header = &journal.header;
        let meta = G::META;
        if header.game != meta.id {
            return Err(Problem::OtherGame(header.game.clone()).at(1));
        }
        let (found, known) = (header.rules, meta.rules_version);
        if found > known {
            let what = "rules";
            return Err(Problem::Newer { what, found, known }.at(1));
        }
        if found < known {
            return Err(Problem::Malformed("unknown rules version".into()).at(1));
        }
        if header.data != super::data_hash(&meta) {
            return Err(Problem::OtherData.at(1));
        }
        let options: G::Options = canonical(header.options.get(), 1)?;
        let salts = salts(&header.salts, header.seats.len())?;
        let setup = Setup {
            seats: header.seats.len() as u8,
            options,
        };
        let play = Play::new(&setup, Chance::new(seed, &salts))
            .map_err(|refusal: G::Refusal| Problem::BadSetup(refusal.clause().to_owned()).at(1))?;
        Ok(Self {
            journal,
            play,
            next: 0,
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
    pub fn step(&mut self) -> Option<Result<Step<G>, JournalError>> {
        let entry = self.journal.entries.get(self.next)?;
        let line = Journal::line_of(self.next);
        self.next += 1;
        Some(self.replay(entry, line))
    }

    fn replay(&mut self, entry: &super::Entry, line: usize) -> Result<Step<G>, JournalError> {
        let action = entry.action.get();
        let played = match entry.by {
            Actor::Seat(seat) => Move::Seat(seat, canonical::<G::Action>(action, line)?),
            Actor::House => Move::House(canonical::<HouseAction<G::Action>>(action, line)?),
        };
        let step = self
            .play
            .play(played)
            .map_err(|refused| refusal(refused).at(line))?;
        if entry
            .digest
            .as_ref()
            .is_some_and(|digest| *digest != hex(&self.play.digest()))
        {
            return Err(Problem::WrongDigest.at(line));
        }
        Ok(step)
    }
}

/// Holds a finished journal to everything it says: form, commitment, every move, digests,
/// outcome, and the hash of the file.
pub fn verify<G: Game>(bytes: &[u8]) -> Result<End, JournalError> {
    let journal = Journal::parse(bytes)?;
    let mut replay = open_replay::<G>(&journal)?;
    while let Some(step) = replay.step() {
        step?;
    }
    let last_line = Journal::line_of(journal.entries.len());
    let last = journal.last.as_ref().expect("open_replay demands it");
    let end = replay
        .play()
        .end()
        .ok_or_else(|| Problem::NotOver.at(last_line))?;
    let outcome = serde_json::to_string(&end).expect("an outcome is plain data");
    if outcome != last.outcome.get() {
        return Err(Problem::WrongOutcome.at(last_line));
    }
    if hex(&Sha256::digest(&bytes[..journal.before_last])) != last.sha256 {
        return Err(Problem::WrongHash.at(last_line));
    }
    Ok(end)
}

/// JSON that says the same when written again; so nothing hides in it.
fn canonical<T: DeserializeOwned + Serialize>(text: &str, line: usize) -> Result<T, JournalError> {
    let value: T = serde_json::from_str(text)
        .map_err(|error| Problem::Malformed(error.to_string()).at(line))?;
    let again = serde_json::to_string(&value).expect("journal values are plain data");
    if again == text {
        Ok(value)
    } else {
        Err(Problem::NotCanonical.at(line))
    }
}

/// The salts of all seats, one each, at most 64 bytes.
fn salts(texts: &[String], seats: usize) -> Result<Vec<Vec<u8>>, JournalError> {
    let salts: Option<Vec<_>> = texts
        .iter()
        .map(|text| from_hex(text).filter(|salt| salt.len() <= 64))
        .collect();
    let known = 1..=crate::seat::MAX_SEATS;
    match salts {
        Some(salts) if salts.len() == seats && known.contains(&seats) => Ok(salts),
        _ => Err(Problem::BadSetup("one salt a seat, at most 64 bytes each".into()).at(1)),
    }
}

fn refusal<R: Refusal>(refused: Refused<R>) -> Problem {
    match refused {
        Refused::Rules(refusal) => {
            Problem::Refused(format!("{} ({})", refusal.code(), refusal.clause()))
        }
        Refused::House(crate::play::HouseRefusal::Over) => Problem::AfterTheEnd,
        Refused::House(reason) => Problem::Refused(format!("{reason:?}")),
    }
}
