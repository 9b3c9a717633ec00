//! Many games on many threads, folded in the order of the games.

use crate::contest::Contest;
use crate::driver::Stalled;
use crate::tally::Tally;
use maraude_core::Game;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games a thread takes at a time. Fixed, because win shares are added block by block and the
/// order of additions must not depend on the number of threads.
const BLOCK: u64 = 32;

/// Follows a simulation while its games are played.
pub trait Progress: Sync {
    /// This many more games are done.
    fn done(&self, games: u64);

    /// Keeps the journal of a game, if journals are wanted.
    ///
    /// # Errors
    /// Stops the simulation with this message.
    fn keep(&self, _index: u64, _journal: &str) -> Result<(), String> {
        Ok(())
    }

    /// Whether journals are wanted.
    fn wants_journals(&self) -> bool {
        false
    }
}

/// Plays all games of a contest; `Err` says which one could not be finished.
pub fn run<G: Game>(
    contest: &Contest<G>,
    threads: usize,
    progress: &impl Progress,
) -> Result<Tally, String> {
    let blocks = contest.games.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let tallies = Mutex::new(Vec::with_capacity(blocks as usize));
    let failed = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks || failed.lock().is_ok_and(|failed| failed.is_some()) {
                        break;
                    }
                    match play_block(contest, block, progress) {
                        Ok(tally) => tallies
                            .lock()
                            .expect("no thread panics here")
                            .push((block, tally)),
                        Err(why) => *failed.lock().expect("no thread panics here") = Some(why),
                    }
                }
            });
        }
    });
    if let Some(why) = failed.into_inner().expect("no thread panics here") {
        return Err(why);
    }
    let mut tallies = tallies.into_inner().expect("no thread panics here");
    tallies.sort_by_key(|(block, _)| *block);
    let mut sum = Tally::default();
    for (_, tally) in &tallies {
        sum.add(tally);
    }
    Ok(sum)
}

fn play_block<G: Game>(
    contest: &Contest<G>,
    block: u64,
    progress: &impl Progress,
) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let first = block * BLOCK;
    let last = contest.games.min(first + BLOCK);
    let fail = |index: u64, why: Stalled| format!("game {index}: {why}");
    for index in first..last {
        if progress.wants_journals() {
            let journal = contest
                .record(index, &mut tally)
                .map_err(|why| fail(index, why))?;
            progress.keep(index, &journal)?;
        } else {
            contest
                .play(index, &mut tally)
                .map_err(|why| fail(index, why))?;
        }
    }
    progress.done(last - first);
    Ok(tally)
}
