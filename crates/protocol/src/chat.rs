//! Chat and quick signals.

use maraude_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The people who may talk at a table.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatRule {
    /// Nobody.
    Off,
    /// People with a seat.
    #[default]
    Players,
    /// Spectators too.
    Everybody,
}

/// One line of the chat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChatLine {
    /// Its number, from 1.
    pub n: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub time: u64,
    /// The id of the speaker: the same for one person at this table; empty: the house.
    pub who: String,
    /// Their seat, if they have one.
    pub seat: Option<Seat>,
    /// Their name then.
    pub name: String,
    /// The text or signal.
    pub said: Said,
}

/// Words or a signal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// Words as typed.
    Text(String),
    /// A signal, translated by each reader.
    Signal(Signal),
    /// The house names the person who took over a seat in the middle of a game.
    TookOver {
        /// The person who held it before.
        from: String,
    },
}

/// A quick signal: each reader sees it in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Signal {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// One moment, please.
    OneMoment,
    /// It is your turn.
    YourTurn,
    /// Oops.
    Oops,
}

impl Signal {
    /// Every signal there is.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::YourTurn,
        Self::Oops,
    ];
}
