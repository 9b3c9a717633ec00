//! The house: tables, seats, clocks, chat and bots, over a store and a bus.
//!
//! Read [`house`] first: it makes tables and finds them. One task owns one table (`table/`, one
//! verb per file): it takes a request, judges it, writes it down, and tells everybody after the
//! commit. The game in progress, with its clocks, alarms and the steps of each viewer, is
//! `maraude-play`'s.
//!
//! There is no HTTP in it, and no rule of any game.

mod hosted;
pub mod house;
mod running;

mod check;
mod config;
mod course;
mod daily;
mod draw;
mod journal;
mod make;
mod metrics;
mod name;
mod names;
mod offers;
mod pool;
mod priority;
mod queue;
mod receipt;
mod registry;
mod secret;
mod sheet;
mod startup;
mod table;
mod taxis;
mod time;
mod wakes;

pub use check::{Checked, check_running, check_table};
pub use config::Config;
pub use course::{Range, course};
pub use house::House;
pub use journal::{Unreadable, import, journal_text, unfinished_text};
pub use metrics::Metrics;
pub use priority::lower_thread_priority;
pub use receipt::{HouseKey, Mismatch, Proven, check_receipt, check_signature};
pub use secret::{Visitor, new_secret};
pub use sheet::Sheet;
pub use startup::{BrokenTable, set_aside};
pub use table::{Handle, Hello, Socket};
pub use time::{ManualClock, TimeSource, Timer};
