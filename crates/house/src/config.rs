//! The settings of a house.

use crate::receipt::HouseKey;
use crate::time::TimeSource;
use std::time::Duration;

/// The settings of a house.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the house and its server read the time.
    pub time: TimeSource,
    /// The key that signs receipts.
    pub key: HouseKey,
    /// A table without connections leaves memory after this time.
    pub idle: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// The longest time a bot thinks about one move.
    pub bot_cap: Duration,
    /// How much of their stated thinking time bots take, in percent.
    pub bot_pace: u32,
    /// After a restart, no clock runs out before this time has passed.
    pub grace: Duration,
    /// A person may be away for this long before a bot is asked to hold the seat, or the others
    /// give it to somebody else. With a clock per move it is as long as that, if that is longer.
    pub seat_grace: Duration,
    /// Tables that never began are deleted after this time.
    pub keep_gathering: Duration,
    /// Chat is deleted after this time.
    pub keep_chat: Duration,
    /// A visitor's name is deleted after this time. The cookie lasts as long.
    pub keep_names: Duration,
    /// The most unfinished tables that one visitor may host or play at.
    pub tables_a_visitor: u32,
    /// The most chat lines that a table keeps in memory.
    pub longest_chat: usize,
}

impl Default for Config {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            time: TimeSource::System,
            key: HouseKey::default(),
            idle: Duration::from_secs(60),
            bot_threads: cores.saturating_sub(1).max(1),
            bot_cap: Duration::from_secs(2),
            bot_pace: 100,
            grace: Duration::from_secs(60),
            seat_grace: Duration::from_secs(120),
            keep_gathering: 7 * DAY,
            keep_chat: 90 * DAY,
            keep_names: 400 * DAY,
            tables_a_visitor: 200,
            longest_chat: 2_000,
        }
    }
}
