//! Facts about Marne for the lobby.

use maraude_core::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};

/// The facts about Marne.
pub const META: Meta = Meta {
    id: "marne",
    name: "Marne",
    seats: (1, 5),
    order: 4,
    boxes: &[GameBox {
        options: &[],
        minutes: (20, 40),
        difficulty: 2,
    }],
    quick: 2,
    solo: &[],
    daily: &[],
    pace: Pace::TurnBased,
    aim: Aim::Cooperative,
    rules_version: 1,
    options: &[
        OptionSpec {
            key: "events",
            kind: OptionKind::Switch,
            default: "on",
        },
        OptionSpec {
            key: "open_reserve",
            kind: OptionKind::Switch,
            default: "off",
        },
        OptionSpec {
            key: "first",
            kind: OptionKind::Number { min: 1, max: 5 },
            default: "1",
        },
    ],
    endings: &[
        "jam",
        "empty_pile",
        "extra_taxi_jam",
        "extra_taxi_empty_pile",
    ],
    // At most 24 arrivals, and a turn has few entries: even if every drawn card were a bonus
    // played at once, 45 are never exceeded.
    longest: 1200,
    data: &[("cards.json", include_str!("../data/cards.json"))],
    texts: Texts {
        fr: include_str!("../locales/fr.ftl"),
        en: include_str!("../locales/en.ftl"),
        rules_fr: include_str!("../RULES.fr.md"),
        rules_en: include_str!("../RULES.md"),
    },
};
