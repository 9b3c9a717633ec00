//! Bots against bots: ratings with intervals, and a test that stops early.

mod pairs;
mod rating;
mod schedule;
mod sprt;
mod table;

pub use pairs::Pairs;
pub use rating::{Rating, rate};
pub use schedule::seatings;
pub use sprt::{Sprt, Verdict};
pub use table::{Arena, ArenaReport, RatedBot, SprtReport};
