//! `cargo xtask play`: builds everything and serves the house.

use crate::build;
use crate::command::{Done, cargo};

pub(crate) fn run(args: &[String]) -> Done {
    build::run_all()?;
    let mut serve = vec![
        "run",
        "--release",
        "--quiet",
        "--package",
        "maraude",
        "--",
        "serve",
    ];
    serve.extend(args.iter().map(String::as_str));
    cargo(&serve)
}
