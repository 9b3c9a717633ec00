//! The options of a table.

use maraude_core::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// A race for two to eight, or tasks for one (TT-K4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    #[default]
    Race,
    Trial,
    Daily,
}

impl Mode {
    pub const fn is_solo(self) -> bool {
        !matches!(self, Self::Race)
    }

    /// Number of tasks of a solo game.
    pub const fn tasks(self) -> u8 {
        match self {
            Self::Race => 0,
            Self::Trial => 5,
            Self::Daily => 1,
        }
    }
}

/// The time limit of a round (TT-T4). Less than a minute would end no round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Limit {
    #[default]
    #[serde(rename = "off")]
    Off,
    #[serde(rename = "60")]
    S60,
    #[serde(rename = "90")]
    S90,
    #[serde(rename = "120")]
    S120,
    #[serde(rename = "180")]
    S180,
    #[serde(rename = "300")]
    S300,
}

impl Limit {
    /// In milliseconds; zero switches it off.
    pub const fn ms(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::S60 => 60_000,
            Self::S90 => 90_000,
            Self::S120 => 120_000,
            Self::S180 => 180_000,
            Self::S300 => 300_000,
        }
    }
}

/// The options of a table; seconds of 0 switch a clock off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub mode: Mode,
    /// The day of a daily puzzle, such as `2026-11-15`.
    pub date: String,
    /// The number of games of a match, whose medals are added up (TT-R29).
    pub games: u8,
    pub limit: Limit,
    /// Seconds by which the last winner starts late (TT-G4).
    pub head_start: u32,
    /// Seconds that a wrong claim costs instead of the round (TT-G4).
    pub second_chance: u32,
    /// The house places the pawns at random among solvable tasks (TT-G3).
    pub house_pawns: bool,
    /// The number of the first client's seat; 0 draws it (TT-R27).
    pub client: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Race,
            date: String::new(),
            games: 1,
            limit: Limit::Off,
            head_start: 0,
            second_chance: 0,
            house_pawns: false,
            client: 0,
        }
    }
}

impl Options {
    /// Whether everything that only a race knows is as it is unless set (TT-K5).
    pub(crate) fn fit_solo(&self) -> bool {
        let usual = Self {
            mode: self.mode,
            date: self.date.clone(),
            ..Self::default()
        };
        *self == usual
    }
}

/// The options with their ranges and defaults, for the lobby.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "mode",
        kind: OptionKind::Choice {
            words: &["race", "trial", "daily"],
        },
        default: "race",
    },
    OptionSpec {
        key: "date",
        kind: OptionKind::Date,
        default: "",
    },
    OptionSpec {
        key: "games",
        kind: OptionKind::Number { min: 1, max: 5 },
        default: "1",
    },
    OptionSpec {
        key: "limit",
        kind: OptionKind::Choice {
            words: &["off", "60", "90", "120", "180", "300"],
        },
        default: "off",
    },
    OptionSpec {
        key: "head_start",
        kind: OptionKind::Number { min: 0, max: 60 },
        default: "0",
    },
    OptionSpec {
        key: "second_chance",
        kind: OptionKind::Number { min: 0, max: 120 },
        default: "0",
    },
    OptionSpec {
        key: "house_pawns",
        kind: OptionKind::Switch,
        default: "off",
    },
    OptionSpec {
        key: "client",
        kind: OptionKind::Number { min: 0, max: 8 },
        default: "0",
    },
];
