//! What a game is: pure rules, seeded chance, journals that replay.
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod game;
pub mod play;

pub mod abilities;
pub mod alarms;
pub mod bits;
pub mod bot;
pub mod by_seat;
pub mod chance;
pub mod choices;
pub mod digest;
pub mod journal;
pub mod json;
pub mod legal;
pub mod message;
pub mod meta;
pub mod outcome;
pub mod pile;
pub mod refusal;
#[cfg(feature = "schema")]
mod schema;
pub mod seat;
pub mod sink;
pub mod slips;
pub mod viewer;

pub use abilities::{
    Abilities, Advise, CountCards, DrawBoard, Drawn, Evaluate, Inventory, Race, RankedTime, Redeal,
    Sample, Silence,
};
pub use alarms::Alarms;
pub use bits::bits;
pub use bot::{Bot, BotSpec, Budget, Decision, Seen};
pub use by_seat::BySeat;
pub use chance::{BotRng, Chance, Draw, Luck, Purpose, Seed, bot_rng};
pub use choices::{Choice, Choices, Listed};
pub use digest::Digest;
pub use game::{Game, Setup, When};
pub use json::Json;
pub use legal::Legal;
pub use message::{Arg, Message, Told};
pub use meta::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};
pub use outcome::{Outcome, Ranking, Standing};
pub use pile::Pile;
pub use play::{End, HouseRefusal, Play, PlayedMove, Refused};
pub use rand_core;
pub use refusal::Refusal;
pub use seat::{Actor, MAX_SEATS, Seat, Seats};
pub use sink::{Deaf, Heard, Sink};
pub use slips::Slips;
pub use viewer::{ByViewer, MAX_VIEWERS, Viewer, Viewers};
