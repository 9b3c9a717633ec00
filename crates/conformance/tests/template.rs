//! The template that `cargo xtask new-game` copies keeps the laws. Its goldens are recorded when
//! it is copied, because journals name their game. This file stands in for its `lib.rs`.
#![allow(
    dead_code,
    unexpected_cfgs,
    unreachable_pub,
    reason = "the template is a crate of its own once copied"
)]

#[path = "../../../xtask/template/src/abilities/mod.rs"]
mod abilities;
#[path = "../../../xtask/template/src/action.rs"]
mod action;
#[path = "../../../xtask/template/src/bots/mod.rs"]
mod bots;
#[path = "../../../xtask/template/src/check.rs"]
mod check;
#[path = "../../../xtask/template/src/choices.rs"]
mod choices;
#[path = "../../../xtask/template/src/digest.rs"]
mod digest;
#[path = "../../../xtask/template/src/event.rs"]
mod event;
#[path = "../../../xtask/template/src/game.rs"]
mod game;
#[path = "../../../xtask/template/src/legal.rs"]
mod legal;
#[path = "../../../xtask/template/src/meta.rs"]
mod meta;
#[path = "../../../xtask/template/src/options.rs"]
mod options;
#[path = "../../../xtask/template/src/outcome.rs"]
mod outcome;
#[path = "../../../xtask/template/src/refusal.rs"]
mod refusal;
#[path = "../../../xtask/template/src/state.rs"]
mod state;
#[path = "../../../xtask/template/src/steps/mod.rs"]
mod steps;
#[path = "../../../xtask/template/src/view.rs"]
mod view;
#[path = "../../../xtask/template/src/words.rs"]
mod words;

use action::Action;
use choices::Choices;
use event::Event;
use maraude_conformance::{Effort, hold, laws};
use options::Options;
use refusal::Refusal;
use state::Template;
use view::View;

#[test]
fn the_template_keeps_the_laws() {
    hold(laws::facts::law::<Template>());
    hold(laws::determinism::law::<Template>(Effort::new(500, 20)));
    hold(laws::legal::law::<Template>(Effort::new(5_000, 50)));
    hold(laws::choices::law::<Template>(Effort::new(500, 20)));
    hold(laws::secrecy::law::<Template>(Effort::new(2_000, 200)));
    hold(laws::ending::law::<Template>(Effort::new(500, 50)));
    hold(laws::conservation::law::<Template>(Effort::new(500, 50)));
    hold(laws::undo::law::<Template>(Effort::new(100, 20)));
    hold(laws::sampling::law::<Template>(Effort::new(500, 20)));
    hold(laws::texts::law::<Template>(Effort::new(500, 20)));
}
