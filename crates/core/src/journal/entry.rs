//! One line of a journal: who did what, when.

use crate::seat::{Actor, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A line between the header and the end.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u32,
    /// A seat, or the house.
    pub by: Actor,
    /// Milliseconds since the start of the game. It paces replays; rules never see it.
    pub at: u64,
    /// The game's own action if a seat acts, a [`HouseAction`] if the house does.
    pub action: Box<RawValue>,
    /// At every tenth entry, the digest of the state after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl Entry {
    /// Its line, without the line break.
    pub fn line(&self) -> String {
        super::write::line(self)
    }
}

/// What an entry says was done.
#[derive(Clone, PartialEq, Debug)]
pub enum Move<A> {
    /// A player's action.
    Seat(Seat, A),
    /// An action of the house.
    House(HouseAction<A>),
}

/// What the house does at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HouseAction<A> {
    /// An alarm that the rules asked for rings.
    Alarm(A),
    /// The table agreed on something.
    Agreed(A),
    /// A player left for good.
    Left(A),
    /// A player's time is up: a bot plays the next move of the seat.
    OutOfTime {
        /// Whose.
        seat: Seat,
    },
    /// A bot holds the seat from here on.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The player has taken the seat back.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// The state is again what it was after entry `to`.
    Undo {
        /// Who takes back.
        seat: Seat,
        /// The entry after which the state stands.
        to: u32,
    },
    /// The clocks stop.
    Pause,
    /// The clocks go on.
    Resume,
    /// The players agreed to stop the game.
    Abandoned,
}

impl<A> HouseAction<A> {
    /// Whether a bot moves for a person from here on: a time is then no longer that person's own
    /// and is not ranked.
    pub fn ends_ranking(&self) -> bool {
        matches!(self, Self::StandIn { .. } | Self::OutOfTime { .. })
    }

    /// The same with the game's own action replaced by what `read` makes of it.
    pub fn try_map<B, E>(
        &self,
        read: impl FnOnce(&A) -> Result<B, E>,
    ) -> Result<HouseAction<B>, E> {
        Ok(match self {
            Self::Alarm(action) => HouseAction::Alarm(read(action)?),
            Self::Agreed(action) => HouseAction::Agreed(read(action)?),
            Self::Left(action) => HouseAction::Left(read(action)?),
            Self::OutOfTime { seat } => HouseAction::OutOfTime { seat: *seat },
            Self::StandIn { seat, bot } => HouseAction::StandIn {
                seat: *seat,
                bot: bot.clone(),
            },
            Self::Back { seat } => HouseAction::Back { seat: *seat },
            Self::Undo { seat, to } => HouseAction::Undo {
                seat: *seat,
                to: *to,
            },
            Self::Pause => HouseAction::Pause,
            Self::Resume => HouseAction::Resume,
            Self::Abandoned => HouseAction::Abandoned,
        })
    }
}

impl<A> Move<A> {
    /// Who does it.
    pub fn by(&self) -> Actor {
        match self {
            Self::Seat(seat, _) => Actor::Seat(*seat),
            Self::House(_) => Actor::House,
        }
    }
}

impl<A: Serialize> Move<A> {
    /// The action as the journal writes it.
    pub fn to_json(&self) -> String {
        match self {
            Self::Seat(_, action) => serde_json::to_string(action),
            Self::House(action) => serde_json::to_string(action),
        }
        .expect("actions are plain data")
    }
}
