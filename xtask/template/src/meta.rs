//! The facts about Template.

use maraude_core::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};

/// The facts.
pub(crate) const META: Meta = Meta {
    id: "template",
    name: "Template",
    seats: (2, 4),
    order: 9,
    boxes: &[GameBox {
        options: &[],
        minutes: (5, 10),
        difficulty: 1,
    }],
    quick: 2,
    solo: &[],
    daily: &[],
    pace: Pace::TurnBased,
    aim: Aim::Competitive,
    rules_version: 1,
    options: &[OptionSpec {
        key: "limit",
        kind: OptionKind::Number { min: 10, max: 30 },
        default: "21",
    }],
    endings: &["all_stopped"],
    longest: 100,
    data: &[],
    texts: Texts {
        fr: include_str!("../locales/fr.ftl"),
        en: include_str!("../locales/en.ftl"),
        rules_fr: include_str!("../RULES.fr.md"),
        rules_en: include_str!("../RULES.md"),
    },
};
