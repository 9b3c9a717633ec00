//! A table as everybody who knows its address may see it.

use crate::chat::ChatRule;
use crate::raw::Raw;
use crate::taxi::Taxi;
use maraude_core::{Outcome, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// The facts about a table, apart from the game itself.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Its address: unguessable, so knowing it is the invitation.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's options, complete.
    #[ts(type = "Record<string, unknown>")]
    pub options: Raw<'static, Map<String, Value>>,
    /// Where it stands.
    pub phase: Phase,
    /// Whether it is listed.
    pub public: bool,
    /// A seat of the host, if the host plays.
    pub host: Option<Seat>,
    /// The people who may talk.
    pub chat: ChatRule,
    /// The clock people agreed on.
    pub clock: Clock,
    /// The SHA-256 commitment to the seed, in hexadecimal.
    pub commitment: String,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    /// The salt of each seat in hexadecimal, once the game has begun.
    pub salts: Vec<String>,
    /// What each seat has committed to, as the journal will write it; empty: a bot, or a person
    /// who is not ready. In a deal that was played before, and in journal format 1, all are empty.
    pub salt_commitments: Vec<String>,
    /// Whether everybody has committed, and the salts are asked for: each person has a few
    /// seconds for `reveal`.
    pub revealing: bool,
    /// How many times seed and salts were drawn anew because somebody did not reveal in time.
    pub redrawn: u32,
    /// The seats of people who did not reveal in time: they add nothing to the chance any more.
    pub unsalted: Seats,
    /// The table whose deal is played again here: some people may know it.
    pub again: Option<String>,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The seats that may act now.
    pub to_act: Seats,
    /// Whether the clocks are stopped.
    pub paused: bool,
    /// The seat that paused the game; none: the house did, because nobody was there.
    pub paused_by: Option<Seat>,
    /// Proposals that wait for answers.
    pub offers: Vec<OfferInfo>,
    /// The new table after a rematch was agreed on.
    pub rematch: Option<String>,
    /// The number of spectators.
    pub spectators: u32,
    /// A few spectators, for the host to offer a seat to.
    pub watchers: Vec<Watcher>,
    /// Milliseconds since 1970 when the table was made.
    #[ts(type = "number")]
    pub made: u64,
    /// Milliseconds since 1970 when the game began.
    #[ts(type = "number | null")]
    pub began: Option<u64>,
    /// Milliseconds since 1970 of the last change that everybody may know.
    #[ts(type = "number")]
    pub changed: u64,
    /// Why it was set aside, if it was.
    pub aside: Option<Aside>,
    /// How it ended, in the form of [`Update::end`](crate::Update::end).
    pub end: Option<Raw<'static, Outcome>>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// Set aside: it can't go on.
    SetAside,
}

/// Why a table was set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Aside {
    /// This version of the program can't continue it.
    Version,
    /// Its data is damaged.
    Damaged,
    /// Moves that were played are missing. With the same dice again it would not be fair.
    Lost,
}

/// One seat of a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// Whether a person, a bot or nobody has the seat.
    pub kind: SeatKind,
    /// The name of the person; of a bot, its level; of an open seat, empty.
    pub name: String,
    /// Its taxi: the one that its person chose, or one that is left.
    pub taxi: Taxi,
    /// The same id as in the chat, if a person sits there.
    pub who: Option<String>,
    /// Ready to begin.
    pub ready: bool,
    /// Connected just now.
    pub present: bool,
    /// The bot that holds the seat while its person is away.
    pub stand_in: Option<String>,
    /// The people who held the seat earlier in this game, the first of them first.
    pub before: Vec<String>,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet: anybody who has the address may sit down.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A spectator with a name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Watcher {
    /// The same id as in the chat.
    pub who: String,
    /// Their name.
    pub name: String,
}

/// The clock of a table.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// None.
    #[default]
    Off,
    /// Seconds for each move: from 5 to 1,209,600 (two weeks).
    PerMove(u32),
    /// Seconds for all moves of the game: from 30 to 86,400.
    PerGame(u32),
}

/// A proposal that waits for answers.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferInfo {
    /// Its number.
    pub n: u32,
    /// The seat that proposes.
    pub by: Seat,
    /// The proposal.
    pub offer: crate::client::Offer,
    /// The seats that have accepted so far, the proposer's included.
    pub accepted: Seats,
    /// The seats whose consent is missing.
    pub waiting: Seats,
}

/// A visitor's own place at a table; nobody else is sent it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct You {
    /// The same id as in the chat.
    pub who: String,
    /// The visitor's seats: several if people share a screen.
    pub seats: Vec<Seat>,
    /// Whether this visitor is the host.
    pub host: bool,
    /// Those of these seats that can be entered by a link, `/t/<table>#seat=<secret>`. The house
    /// does not know the secret: it keeps a hash.
    pub linked: Vec<Seat>,
    /// The ids of the people whom this visitor mutes.
    pub muted: Vec<String>,
}
