//! The facts about the game.

use crate::board::plan::BOARD_JSON;
use crate::cards::client::CLIENTS_JSON;
use crate::cards::fare::FARES_JSON;
use crate::cards::hazard::HAZARDS_JSON;
use maraude_core::{Aim, GameBox, Meta, OptionKind, OptionSpec, Pace, Texts};

/// The facts about the game.
pub const META: Meta = Meta {
    id: "taxifolie",
    name: "Taxifolie",
    seats: (2, 6),
    order: 2,
    boxes: &[
        GameBox {
            options: &[("edition", "first")],
            minutes: (30, 60),
            difficulty: 2,
        },
        GameBox {
            options: &[("edition", "second")],
            minutes: (30, 60),
            difficulty: 3,
        },
    ],
    quick: 3,
    solo: &[],
    daily: &[],
    pace: Pace::TurnBased,
    aim: Aim::Competitive,
    rules_version: 2,
    options: &[OptionSpec {
        key: "edition",
        kind: OptionKind::Choice {
            words: &["first", "second"],
        },
        default: "second",
    }],
    endings: &["at_once", "round", "round_tie"],
    // The rules set no limit; of some 3,500 games of random drivers the longest had 5,114 moves.
    longest: 200_000,
    data: &[
        ("board.json", BOARD_JSON),
        ("clients.json", CLIENTS_JSON),
        ("hazards.json", HAZARDS_JSON),
        ("fares.json", FARES_JSON),
    ],
    texts: Texts {
        fr: include_str!("../locales/fr.ftl"),
        en: include_str!("../locales/en.ftl"),
        rules_fr: include_str!("../RULES.fr.md"),
        rules_en: include_str!("../RULES.md"),
    },
};
