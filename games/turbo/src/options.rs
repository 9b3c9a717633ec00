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

/// The options of a table; seconds of 0 switch a clock off.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub mode: Mode,
    /// The day of a daily puzzle, such as `2026-11-15`.
    pub date: String,
    /// The round limit in seconds (TT-T4).
    pub limit: u32,
    /// Seconds by which the last winner starts late (TT-G4).
    pub head_start: u32,
    /// Seconds that a wrong claim costs instead of the round (TT-G4).
    pub second_chance: u32,
    /// The house places the pawns at random among solvable tasks (TT-G3).
    pub house_pawns: bool,
    /// The number of the first client's seat; 0 draws it (TT-R16).
    pub client: u8,
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
        key: "limit",
        kind: OptionKind::Number { min: 0, max: 900 },
        default: "0",
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
