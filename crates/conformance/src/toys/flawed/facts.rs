//! The facts about a flawed game.

use super::flaw;
use crate::toys::pioche::META;
use maraude_core::{Meta, OptionKind, OptionSpec, Texts};

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
    Meta {
        texts,
        options,
        ..META
    }
}

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
