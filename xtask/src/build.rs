//! `cargo xtask build`: builds the browser client, then the release binary that contains it.

use crate::browser::{has_client, install_packages};
use crate::command::{self, Done, cargo};

pub(crate) fn run_client() -> Done {
    if has_client() {
        install_packages()?;
        command::run("npm", &["run", "build"])?;
    }
    Ok(())
}

pub(crate) fn run_all() -> Done {
    run_client()?;
    cargo(&["build", "--release", "--package", "maraude"])
}

pub(crate) fn run(_: &[String]) -> Done {
    run_all()
}
