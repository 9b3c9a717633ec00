//! Facts about Turbo for the lobby.

use maraude_core::{Aim, GameBox, Meta, Pace, Texts};

use crate::options::SPECS;

/// The facts about Turbo.
pub const META: Meta = Meta {
    id: "turbo",
    name: "Turbo",
    seats: (1, 8),
    order: 3,
    boxes: &[GameBox {
        options: &[],
        minutes: (10, 30),
        difficulty: 1,
    }],
    quick: 2,
    solo: &[("mode", "trial")],
    daily: &[("mode", "daily")],
    pace: Pace::Simultaneous,
    aim: Aim::Competitive,
    rules_version: 2,
    options: SPECS,
    endings: &["medals", "deserted", "trial", "daily"],
    // Tiles may be moved for ever, so there is no true bound: no table comes near this one.
    longest: 1_000_000,
    data: &[("board.json", include_str!("../data/board.json"))],
    texts: Texts {
        fr: include_str!("../locales/fr.ftl"),
        en: include_str!("../locales/en.ftl"),
        rules_fr: include_str!("../RULES.fr.md"),
        rules_en: include_str!("../RULES.md"),
    },
};
