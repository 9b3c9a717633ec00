//! The two editions and every difference between them: TF-E1 to TF-E5, each a named rule.

use serde::{Deserialize, Serialize};

/// Which rulebook is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The first edition.
    First,
    /// The second edition.
    #[default]
    Second,
}

impl Edition {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// TF-E1: whether an arrival ends the drive even if the roll is larger. Otherwise the rest
    /// of the roll is driven on, in any direction.
    pub const fn arrival_stops(self) -> bool {
        matches!(self, Self::Second)
    }

    /// TF-E2: whether the first step after an arrival may lead back where the taxi came from.
    pub const fn arrival_frees_the_heading(self) -> bool {
        matches!(self, Self::First)
    }

    /// TF-E4: whether the round is played to its end once a player has reached the goal.
    pub const fn round_is_finished(self) -> bool {
        matches!(self, Self::Second)
    }

    /// TF-E5: how many notes of 50, 40, 30, 20 and 10 EUR are in the box.
    pub const fn banknotes(self) -> [(u16, u16); 5] {
        let forties = match self {
            Self::First => 30,
            Self::Second => 40,
        };
        [(50, 20), (40, forties), (30, 40), (20, 50), (10, 50)]
    }

    /// TF-E3: the message id of the eastern terminus's name.
    pub const fn east(self) -> &'static str {
        match self {
            Self::First => "taxifolie-place-zoo",
            Self::Second => "taxifolie-place-disneyland",
        }
    }
}
