//! `cargo xtask soak`: runs the laws on new games for as long as you like.

use crate::command::{Done, cargo};

pub(crate) fn run(args: &[String]) -> Done {
    let minutes = args.first().map_or("10", String::as_str);
    minutes
        .parse::<f64>()
        .map_err(|_| format!("\"{minutes}\" is not a number of minutes"))?;
    let mut soak = vec![
        "run",
        "--release",
        "--package",
        "maraude-catalog",
        "--example",
        "soak",
        "--",
        minutes,
    ];
    soak.extend(args.get(1).map(String::as_str));
    cargo(&soak)
}
