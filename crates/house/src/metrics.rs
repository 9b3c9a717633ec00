//! Counters and timings of the house, for monitoring.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Counters since the start of the house.
#[derive(Default)]
pub struct Metrics {
    pub(crate) entries: Counter,
    pub(crate) commands: Counter,
    pub(crate) refused: Counter,
    pub(crate) failed_writes: Counter,
    pub(crate) thoughts: Counter,
    pub(crate) loaded: Counter,
    pub(crate) evicted: Counter,
    pub(crate) broken: Counter,
    pub(crate) commit: Seconds,
    pub(crate) load: Seconds,
}

impl Metrics {
    /// Adds all of them to a registry.
    pub fn register(&self, registry: &mut Registry) {
        for (name, help, counter) in [
            ("entries", "Journal entries written", &self.entries),
            ("commands", "Commands carried out", &self.commands),
            ("refused", "Commands refused", &self.refused),
            ("failed_writes", "Writes that failed", &self.failed_writes),
            ("bot_thoughts", "Moves bots thought about", &self.thoughts),
            (
                "tables_loaded",
                "Tables loaded from the store",
                &self.loaded,
            ),
            ("tables_evicted", "Tables that left memory", &self.evicted),
            ("tables_broken", "Table tasks that broke", &self.broken),
        ] {
            registry.register(name, help, counter.clone());
        }
        let commit = self.commit.0.clone();
        registry.register("commit_seconds", "Time to write a batch", commit);
        let load = self.load.0.clone();
        registry.register("load_seconds", "Time to load a table", load);
    }
}

/// Upper bounds of the buckets, in seconds.
const BOUNDS: [f64; 12] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0,
];

/// Durations, counted by size.
pub(crate) struct Seconds(Histogram);

impl Default for Seconds {
    fn default() -> Self {
        Self(Histogram::new(BOUNDS))
    }
}

impl Seconds {
    pub(crate) fn record(&self, took: Duration) {
        self.0.observe(took.as_secs_f64());
    }
}
