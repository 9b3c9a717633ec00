//! The settings file (TOML).

use super::shown;
use crate::input::Failure;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The settings file; everything in it is optional.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct File {
    pub listen: Option<SocketAddr>,
    pub data: Option<PathBuf>,
    pub public_url: Option<String>,
    pub behind_proxy: bool,
    pub public_metrics: bool,
    /// Seconds until a table that nobody looks at leaves memory.
    idle_seconds: Option<u64>,
    bot_threads: Option<usize>,
    bot_pace: Option<u32>,
    keep_gathering_days: Option<u64>,
    keep_chat_days: Option<u64>,
    tables_a_visitor: Option<u32>,
}

impl File {
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", shown(path)))?;
        toml::from_str(&text).map_err(|error| format!("{}: {error}", shown(path)).into())
    }

    pub(super) fn house(&self) -> maraude_house::Config {
        let usual = maraude_house::Config::default();
        let days = |days: Option<u64>, usual: Duration| {
            days.map_or(usual, |days| Duration::from_secs(days * 24 * 60 * 60))
        };
        maraude_house::Config {
            idle: self.idle_seconds.map_or(usual.idle, Duration::from_secs),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads).max(1),
            bot_pace: self.bot_pace.unwrap_or(usual.bot_pace),
            keep_gathering: days(self.keep_gathering_days, usual.keep_gathering),
            keep_chat: days(self.keep_chat_days, usual.keep_chat),
            tables_a_visitor: self.tables_a_visitor.unwrap_or(usual.tables_a_visitor),
            ..usual
        }
    }
}
