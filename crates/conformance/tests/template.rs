//! The template that `cargo xtask new-game` copies keeps the laws. Its goldens are recorded when
//! it is copied, because journals name their game.

use maraude_conformance::{Effort, hold, laws};
use template::Template;

#[path = "../../../xtask/template/src/lib.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "it is a crate of its own once copied"
)]
mod template;

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
