//! The settings file (TOML).

use super::shown;
use crate::input::Failure;
use serde::Deserialize;
use std::fmt::Display;
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
    pub names: Vec<String>,
    pub behind_proxy: bool,
    pub public_metrics: bool,
    /// Seconds until a table without connections leaves memory.
    idle_seconds: Option<u64>,
    bot_threads: Option<usize>,
    bot_pace: Option<u32>,
    keep_gathering_days: Option<u64>,
    keep_chat_days: Option<u64>,
    keep_names_days: Option<u64>,
    tables_a_visitor: Option<u32>,
}

/// Seconds of a day.
const DAY_SECONDS: u64 = 24 * 60 * 60;
/// Days of a century.
const CENTURY_DAYS: u64 = 36_525;

/// A setting, if it is not too large.
fn at_most<T: Copy + PartialOrd + Display>(
    key: &str,
    value: Option<T>,
    most: T,
) -> Result<Option<T>, Failure> {
    match value {
        Some(value) if value > most => {
            Err(format!("the setting {key} is {value}; it can be {most} at most").into())
        }
        other => Ok(other),
    }
}

impl File {
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", shown(path)))?;
        toml::from_str(&text).map_err(|error| format!("{}: {error}", shown(path)).into())
    }

    pub(super) fn house(&self) -> Result<maraude_house::Config, Failure> {
        let usual = maraude_house::Config::default();
        let days = |key: &str, days: Option<u64>, usual: Duration| {
            let days = at_most(key, days, CENTURY_DAYS)?;
            Ok::<_, Failure>(days.map_or(usual, |days| Duration::from_secs(days * DAY_SECONDS)))
        };
        let idle = at_most("idle_seconds", self.idle_seconds, 366 * DAY_SECONDS)?;
        let threads = at_most("bot_threads", self.bot_threads, 1_024)?;
        let pace = at_most("bot_pace", self.bot_pace, 10_000)?;
        Ok(maraude_house::Config {
            idle: idle.map_or(usual.idle, Duration::from_secs),
            bot_threads: threads.unwrap_or(usual.bot_threads).max(1),
            bot_pace: pace.unwrap_or(usual.bot_pace),
            keep_gathering: days(
                "keep_gathering_days",
                self.keep_gathering_days,
                usual.keep_gathering,
            )?,
            keep_names: days("keep_names_days", self.keep_names_days, usual.keep_names)?,
            keep_chat: days("keep_chat_days", self.keep_chat_days, usual.keep_chat)?,
            tables_a_visitor: self.tables_a_visitor.unwrap_or(usual.tables_a_visitor),
            ..usual
        })
    }
}
