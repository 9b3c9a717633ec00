//! The facts about the game.

use crate::cards::CARDS_JSON;
use crate::options::MOST_DESTINATIONS;
use crate::town::TOWN_JSON;
use maraude_core::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};

/// The facts about the game.
pub(crate) const META: Meta = Meta {
    id: "boomville",
    name: "Boomville",
    seats: (2, 6),
    order: 1,
    boxes: &[GameBox {
        options: &[],
        minutes: (20, 45),
        difficulty: 1,
    }],
    quick: 3,
    solo: &[],
    daily: &[],
    pace: Pace::TurnBased,
    aim: Aim::Competitive,
    rules_version: 2,
    options: &[
        OptionSpec {
            key: "destinations",
            kind: OptionKind::Number {
                min: 1,
                max: MOST_DESTINATIONS as u32,
            },
            default: "2",
        },
        OptionSpec {
            key: "incidents",
            kind: OptionKind::Switch,
            default: "on",
        },
        OptionSpec {
            key: "hop_after",
            kind: OptionKind::Numbers {
                numbers: &[0, 2, 3, 4, 5, 6, 7, 8, 9],
            },
            default: "0",
        },
    ],
    endings: &["won", "places"],
    longest: 400_000,
    data: &[("town.json", TOWN_JSON), ("cards.json", CARDS_JSON)],
    texts: Texts {
        fr: include_str!("../locales/fr.ftl"),
        en: include_str!("../locales/en.ftl"),
        rules_fr: include_str!("../RULES.fr.md"),
        rules_en: include_str!("../RULES.md"),
    },
};
