//! The messages between the house and its clients: HTTP bodies and WebSocket messages.
//!
//! Read [`client`] (what a browser sends over the socket), then [`server`] (what it gets), then
//! [`http`]. `docs/protocol.md` describes them for other languages; [`typescript`] writes their
//! TypeScript types. The game's own views, events, choices and actions travel inside as JSON.
//!
//! These are types only: no socket, no rule, no decision.

pub mod client;
pub mod server;

pub mod chat;
pub mod http;
pub mod problem;
pub mod raw;
pub mod receipt;
pub mod table;
pub mod taxi;
pub mod texts;
pub mod typescript;

pub use chat::{ChatLine, ChatRule, Said, Signal};
pub use client::{ClientMessage, Command, Offer};
pub use http::{
    Course, CourseStep, Daily, DailyRow, DataFile, GameInfo, Games, Me, NewSeat, NewTable, Return,
    Seated, SitDown, Tables,
};
pub use problem::{Code, Problem};
pub use raw::Raw;
pub use receipt::{PublicKey, RECEIPT, Receipt, SignedReceipt};
pub use server::{
    Agreement, Bye, ClockLeft, HouseNote, ServerMessage, ShownEvent, Step, StepBy, TheHouse, Update,
};
pub use table::{Aside, Clock, OfferInfo, Phase, SeatInfo, SeatKind, TableInfo, Watcher, You};
pub use taxi::{Colour, Shape, Taxi};

/// The version of everything in this crate; sent in `hello`.
pub const PROTOCOL: u32 = 2;

/// Most bytes of a client's message.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
/// Most bytes of a command id.
pub const LONGEST_ID: usize = 40;
/// Most characters of a chat line.
pub const LONGEST_LINE: usize = 300;
/// Most characters of a name.
pub const LONGEST_NAME: usize = 24;
/// Most bytes of a salt (twice as many hexadecimal digits).
pub const LONGEST_SALT: usize = maraude_core::journal::LONGEST_SALT;
