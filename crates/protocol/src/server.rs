//! Messages from the house to a client, over the socket of a table.

use crate::chat::ChatLine;
use crate::client::Offer;
use crate::problem::Problem;
use crate::raw::Raw;
use crate::table::{TableInfo, You};
use maraude_core::{Actor, Message, Outcome, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// One message of the house.
#[expect(
    clippy::large_enum_variant,
    reason = "it is built, written and dropped"
)]
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
pub enum ServerMessage<'a> {
    /// Everything: the answer to `hello`, also sent to a reader that fell too far behind.
    Welcome {
        /// [`PROTOCOL`](crate::PROTOCOL)
        protocol: u32,
        /// The seat of this viewer; none: a spectator.
        seat: Option<Seat>,
        /// The table.
        table: TableInfo,
        /// The visitor's own place at it.
        you: You,
        /// The current view and the steps after `last`; none before the game has begun.
        update: Option<Update<'a>>,
        /// The chat lines after `chat`.
        chat: Vec<ChatLine>,
        /// Milliseconds since 1970, for clocks.
        #[ts(type = "number")]
        time: u64,
    },
    /// Something happened in the game.
    Update(Update<'a>),
    /// Something changed at the table: seats, readiness, presence, offers, phase.
    Table {
        /// The table as it is now.
        table: TableInfo,
        /// The visitor's own place, if that changed too.
        #[serde(default)]
        #[ts(optional)]
        you: Option<You>,
    },
    /// Somebody refused a proposal, and so it is gone. There is no such message if the proposal was
    /// taken back, or if the refusal is a move of the game.
    Declined {
        /// The proposal.
        offer: Offer,
        /// The seat that proposed it.
        by: Seat,
        /// The seat that refused.
        refused: Seat,
    },
    /// Somebody spoke.
    Chat {
        /// The new lines.
        lines: Vec<ChatLine>,
    },
    /// A command was carried out, and no update acknowledges it.
    Done {
        /// The command.
        id: String,
    },
    /// A command was refused. Nothing has changed.
    Refused {
        /// The command.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// The move that a bot would make.
    Hint {
        /// The command that asked.
        id: String,
        /// One of the choices; none: the bot would wait.
        #[ts(type = "unknown")]
        action: Option<Raw<'a>>,
        /// The words for it.
        words: Option<Raw<'a, Message>>,
        /// What it gains, if the game can say.
        why: Option<Raw<'a, Message>>,
    },
    /// The answer to `ping`.
    Pong {
        /// As in the `ping`.
        n: u32,
        /// Milliseconds since 1970.
        #[ts(type = "number")]
        time: u64,
    },
    /// A message could not be read.
    Error {
        /// Why.
        problem: Problem,
    },
    /// The house closes this socket.
    Bye {
        /// Why, which also says whether to come back.
        why: Bye,
    },
}

/// Why the house closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The house restarts: come back in a moment.
    Restarting,
    /// The table's memory was lost or moved: come back at once.
    ComeBack,
    /// Too many messages, or unreadable ones.
    Flood,
    /// There is no such table any more.
    Gone,
    /// The host of the table has put this visitor out.
    PutOut,
}

/// The game as one viewer may see it, and what is new.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Update<'a> {
    /// The number of the last step in this viewer's own stream.
    pub n: u32,
    /// The steps since the last update (in a welcome: since `last`), densely numbered.
    pub steps: Cow<'a, [Step]>,
    /// The whole view, in the game's own form; `null` while a race is paused.
    pub view: Raw<'a>,
    /// The choices of this seat, in the game's own form; none: it may not act.
    #[ts(type = "unknown")]
    pub choices: Option<Raw<'a>>,
    /// The seats that may act now.
    pub to_act: Seats,
    /// How many times this seat may take back now.
    pub takebacks: u32,
    /// The clause that forbids talking just now.
    pub silence: Option<Cow<'a, str>>,
    /// The agreements that may be proposed just now.
    pub agreements: Cow<'a, [Agreement]>,
    /// The clocks, if the table has any.
    pub clocks: Cow<'a, [ClockLeft]>,
    /// Whether the game is paused.
    pub paused: bool,
    /// How it ended, once it has.
    pub end: Option<Raw<'a, Outcome>>,
    /// The commands of this viewer that this update acknowledges.
    pub done: Vec<Cow<'a, str>>,
    /// Milliseconds since 1970, for clocks.
    #[ts(type = "number")]
    pub time: u64,
    /// The head of the journal's chain after step `n`, in hexadecimal: a client that keeps it
    /// notices if the journal is rewritten. None if the game began under journal format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub head: Option<String>,
}

/// One step of the game in a viewer's own stream.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its number in this viewer's stream, from 1, without gaps.
    pub n: u32,
    /// Milliseconds since the game began.
    #[ts(type = "number")]
    pub at: u64,
    /// The seat that acted, or the house.
    pub by: StepBy,
    /// The events that this viewer sees.
    pub events: Raw<'static, Vec<ShownEvent>>,
    /// What the house did, unless it only made a move of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub house: Option<Box<HouseNote>>,
    /// Whether a bot moves for a person from here on: a time of this table is no longer ranked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unranked: bool,
}

/// A seat, or the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum StepBy {
    /// A seat by its number.
    Seat(Seat),
    /// The word `house`.
    House(TheHouse),
}

/// The word `house`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TheHouse {
    /// The house.
    House,
}

impl From<Actor> for StepBy {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Seat(seat) => Self::Seat(seat),
            Actor::House => Self::House(TheHouse::House),
        }
    }
}

/// An event with its words.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShownEvent {
    /// The event, in the game's own form.
    pub event: Raw<'static>,
    /// The words for it: a message of the game's texts.
    pub words: Raw<'static, Message>,
}

/// An action of the house at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseNote {
    /// A seat took back: the view is again what it was after step `to` of this viewer.
    Undo {
        /// The seat.
        seat: Seat,
        /// The step in this viewer's stream; 0: the beginning.
        to: u32,
    },
    /// A seat's time was up; a bot plays this move.
    OutOfTime {
        /// The seat.
        seat: Seat,
    },
    /// A bot holds the seat.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The person is back.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// The game was paused.
    Pause,
    /// The game goes on.
    Resume,
    /// An alarm of the rules rang.
    Alarm,
    /// The players agreed.
    Agreed,
    /// Somebody left for good.
    Left,
    /// The players agreed to stop.
    Abandoned,
}

/// Something the rules leave to agreement.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The action to propose.
    pub action: Raw<'static>,
    /// The seats whose consent it needs.
    pub by: Seats,
}

/// The time left on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockLeft {
    /// The seat.
    pub seat: Seat,
    /// Milliseconds left at the update's `time`.
    #[ts(type = "number")]
    pub left: u64,
    /// Whether it runs.
    pub running: bool,
}
