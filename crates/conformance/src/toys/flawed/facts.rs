//! The facts about a flawed game.

use super::flaw;
use crate::toys::pioche::META;
use maraude_core::{GameBox, Meta, OptionKind, OptionSpec, Texts};

/// The facts, maybe wrong.
pub(super) const fn facts(flaw: u8) -> Meta {
    let texts = match flaw {
        flaw::HALF_TRANSLATED => Texts {
            en: "pioche-name = Pioche\n",
            ..META.texts
        },
        flaw::LAWLESS => Texts {
            rules_en: "# Pioche\n",
            ..META.texts
        },
        _ => META.texts,
    };
    let options = match flaw {
        flaw::WRONG_DEFAULT => WRONG,
        _ => META.options,
    };
    let boxes = match flaw {
        flaw::UNKNOWN_BOX => UNKNOWN,
        flaw::NAMELESS_BOX => NAMELESS,
        _ => META.boxes,
    };
    Meta {
        texts,
        options,
        boxes,
        ..META
    }
}

const UNKNOWN: &[GameBox] = &[GameBox {
    options: &[("edition", "first")],
    minutes: (1, 2),
    difficulty: 1,
}];

const NAMELESS: &[GameBox] = &[GameBox {
    options: &[("rounds", "3")],
    minutes: (1, 2),
    difficulty: 1,
}];

const WRONG: &[OptionSpec] = &[
    OptionSpec {
        key: "rounds",
        kind: OptionKind::Number { min: 1, max: 3 },
        default: "3",
    },
    OptionSpec {
        key: "swap",
        kind: OptionKind::Switch,
        default: "on",
    },
];
