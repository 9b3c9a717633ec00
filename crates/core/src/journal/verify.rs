//! Holding a finished journal to everything it says.

use super::error::{JournalError, JournalProblem};
use super::read::Journal;
use super::replay::open_replay;
use crate::digest::hex;
use crate::game::Game;
use crate::play::End;
use sha2::{Digest as _, Sha256};

/// Holds a finished journal to everything that its format promises: form, commitments, every
/// move, digests, outcome, the chain, and the hash of the file.
pub fn verify<G: Game>(bytes: &[u8]) -> Result<End, JournalError> {
    let journal = Journal::parse(bytes)?;
    let here = |problem: JournalProblem| problem.at(journal.last_line());
    let last = journal.last.as_ref();
    let last = last.ok_or_else(|| here(JournalProblem::Unfinished))?;
    let mut replay = open_replay::<G>(&journal)?;
    while let Some(step) = replay.step() {
        step?;
    }
    let end = replay
        .play()
        .end()
        .ok_or_else(|| here(JournalProblem::NotOver))?;
    let outcome = serde_json::to_string(&end).expect("an outcome is plain data");
    if outcome != last.outcome.get() {
        return Err(here(JournalProblem::WrongOutcome));
    }
    let seed = journal.seed()?;
    let head = journal.heads(&seed).last().map(|head| hex(&head));
    if last.head != head.filter(|_| journal.header.is_chained()) {
        return Err(here(JournalProblem::WrongHead));
    }
    if hex(&Sha256::digest(&bytes[..journal.before_last])) != last.sha256 {
        return Err(here(JournalProblem::WrongHash));
    }
    Ok(end)
}
