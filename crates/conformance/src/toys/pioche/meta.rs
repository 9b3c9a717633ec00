//! The facts about Pioche.

use maraude_core::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};
use serde::{Deserialize, Serialize};

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Turns each.
    pub rounds: u8,
    /// Whether a card can be swapped with the pile.
    pub swap: bool,
}

impl Default for Options {
    fn default() -> Self {
        let (rounds, swap) = (2, true);
        Self { rounds, swap }
    }
}

/// The facts.
pub const META: Meta = Meta {
    id: "pioche",
    name: "Pioche",
    seats: (2, 4),
    order: 1,
    boxes: &[GameBox {
        options: &[],
        minutes: (1, 2),
        difficulty: 1,
    }],
    quick: 2,
    solo: &[],
    daily: &[],
    pace: Pace::TurnBased,
    aim: Aim::Competitive,
    rules_version: 1,
    options: &[
        OptionSpec {
            key: "rounds",
            kind: OptionKind::Number { min: 1, max: 3 },
            default: "2",
        },
        OptionSpec {
            key: "swap",
            kind: OptionKind::Switch,
            default: "on",
        },
    ],
    endings: &["counted", "left"],
    // Twelve turns of a mark and a roll at most, one swap, one shuffle.
    longest: 26,
    data: &[("RULES.md", include_str!("RULES.md"))],
    texts: Texts {
        fr: include_str!("locales/fr.ftl"),
        en: include_str!("locales/en.ftl"),
        rules_fr: include_str!("RULES.fr.md"),
        rules_en: include_str!("RULES.md"),
    },
};
