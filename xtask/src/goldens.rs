//! `cargo xtask goldens`: records everything that is pinned again.
//!
//! Look at the difference before you commit it: a change of behaviour that nobody wanted shows there.

use crate::command::{Done, run_with};

pub(crate) fn run(_: &[String]) -> Done {
    run_with(
        "cargo",
        &["test", "--workspace"],
        &[("UPDATE_GOLDENS", "1")],
    )
}
