//! `cargo xtask goldens`: writes all pinned files again.
//!
//! Read the difference before you commit it: it shows every change of behaviour, wanted or not.

use crate::command::{Done, run_with};

pub(crate) fn run(_: &[String]) -> Done {
    run_with(
        "cargo",
        &["test", "--workspace"],
        &[("UPDATE_GOLDENS", "1")],
    )
}
