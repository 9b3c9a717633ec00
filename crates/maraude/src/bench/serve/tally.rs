//! Counters of a running bench.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// Counters of a running bench.
#[derive(Default)]
pub(super) struct Tally {
    seated: AtomicUsize,
    watching: AtomicUsize,
    counting: AtomicBool,
    moves: AtomicU64,
    errors: AtomicU64,
    first_error: Mutex<Option<String>>,
    /// Microseconds from sending a move until an opponent's socket had it.
    delays: Mutex<Vec<u32>>,
    /// The same for spectators.
    watched: AtomicU64,
}

impl Tally {
    pub(super) fn sat_down(&self) {
        self.seated.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn seated(&self) -> usize {
        self.seated.load(Ordering::Relaxed)
    }

    pub(super) fn watches(&self) {
        self.watching.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn watching(&self) -> usize {
        self.watching.load(Ordering::Relaxed)
    }

    pub(super) fn begin(&self) {
        self.counting.store(true, Ordering::Relaxed);
    }

    pub(super) fn end(&self) {
        self.counting.store(false, Ordering::Relaxed);
    }

    fn counts(&self) -> bool {
        self.counting.load(Ordering::Relaxed)
    }

    /// A move was acknowledged.
    pub(super) fn moved(&self) {
        if self.counts() {
            self.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(super) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// An opponent has the move.
    pub(super) fn arrived(&self, micros: u64) {
        if self.counts() {
            let mut delays = self.delays.lock().expect("nothing panics while holding it");
            delays.push(micros.min(u64::from(u32::MAX)) as u32);
        }
    }

    /// A spectator has an update.
    pub(super) fn watched(&self) {
        if self.counts() {
            self.watched.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(super) fn watched_updates(&self) -> u64 {
        self.watched.load(Ordering::Relaxed)
    }

    pub(super) fn failed(&self, why: &dyn std::fmt::Display) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        let mut first = self
            .first_error
            .lock()
            .expect("nothing panics while holding it");
        first.get_or_insert_with(|| why.to_string());
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }

    pub(super) fn first_error(&self) -> String {
        let first = self
            .first_error
            .lock()
            .expect("nothing panics while holding it");
        first
            .clone()
            .unwrap_or_else(|| "no error was seen".to_owned())
    }

    /// The delays, sorted.
    pub(super) fn delays(&self) -> Vec<u32> {
        let mut delays = self
            .delays
            .lock()
            .expect("nothing panics while holding it")
            .clone();
        delays.sort_unstable();
        delays
    }
}
