//! What the house counts, for the host.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Counters since the start of the house.
#[derive(Default)]
pub struct Metrics {
    /// Entries that were written.
    pub entries: Count,
    /// Commands of people that were carried out.
    pub commands: Count,
    /// Commands that were refused.
    pub refused: Count,
    /// Writes that failed.
    pub failed_writes: Count,
    /// Moves that bots thought about.
    pub thoughts: Count,
    /// Tables that came back from the store.
    pub loaded: Count,
    /// Tables that left memory.
    pub evicted: Count,
    /// Table tasks that broke.
    pub broken: Count,
    /// How long it takes to write something down.
    pub commit: Histogram,
    /// How long it takes a table to come back.
    pub load: Histogram,
}

/// Something counted.
#[derive(Default)]
pub struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
];

/// Durations, counted by size.
#[derive(Default)]
pub struct Histogram {
    buckets: [Count; BOUNDS.len() + 1],
    total: Count,
}

impl Histogram {
    pub(crate) fn record(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS
            .iter()
            .position(|&bound| micros <= bound)
            .unwrap_or(BOUNDS.len());
        self.buckets[bucket].add(1);
        self.total.add(micros);
    }

    /// Each upper bound in seconds with how many durations are at most that long.
    pub fn cumulative(&self) -> impl Iterator<Item = (f64, u64)> {
        let mut sum = 0;
        BOUNDS
            .iter()
            .zip(&self.buckets)
            .map(move |(&bound, count)| {
                sum += count.get();
                (bound as f64 / 1e6, sum)
            })
    }

    /// How many durations.
    pub fn count(&self) -> u64 {
        self.buckets.iter().map(Count::get).sum()
    }

    /// Their sum in seconds.
    pub fn sum(&self) -> f64 {
        self.total.get() as f64 / 1e6
    }
}
