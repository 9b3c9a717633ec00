//! Plays games with bots by the thousand, on a virtual clock: the same result on any number
//! of threads.
//!
//! It measures games and bots. It serves nobody, and does not know which games there are.

pub mod arena;
mod bout;
mod contest;
mod driver;
mod ear;
pub mod lab;
mod ordered;
mod plot;
mod record;
mod report;
mod run;
mod seeds;
mod tally;

pub use bout::Bout;
pub use contest::{Contest, Entrant};
pub use driver::{Finished, Stalled, play};
pub use ordered::in_order;
pub use plot::plot;
pub use record::{Off, Record, Recorder};
pub use report::{EntrantReport, Quantiles, Report, ci95, mean_ci95};
pub use run::{Progress, run};
pub use seeds::{bot_seed, table_seed};
pub use tally::Tally;
