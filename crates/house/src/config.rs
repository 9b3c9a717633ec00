//! What a host can set.

use crate::time::TimeSource;
use std::time::Duration;

/// How the house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the house and its server read the time.
    pub time: TimeSource,
    /// A table that nobody looks at leaves memory after this time.
    pub idle: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// No bot thinks longer than this about one move.
    pub bot_cap: Duration,
    /// Bots pretend to think this much of their thinking time, in percent.
    pub bot_pace: u32,
    /// After a start of the house nobody runs out of time before this.
    pub grace: Duration,
    /// Tables that never began are thrown away after this time.
    pub keep_gathering: Duration,
    /// What was said is thrown away after this time.
    pub keep_chat: Duration,
    /// The name of a visitor is forgotten after this time, as the cookie is.
    pub keep_names: Duration,
    /// One visitor can host so many tables that gather or run.
    pub tables_a_visitor: u32,
    /// At most so many chat lines are kept at a table.
    pub longest_chat: usize,
}

impl Default for Config {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            time: TimeSource::System,
            idle: Duration::from_secs(60),
            bot_threads: cores.saturating_sub(1).max(1),
            bot_cap: Duration::from_secs(2),
            bot_pace: 100,
            grace: Duration::from_secs(60),
            keep_gathering: 7 * DAY,
            keep_chat: 90 * DAY,
            keep_names: 400 * DAY,
            tables_a_visitor: 200,
            longest_chat: 2_000,
        }
    }
}
