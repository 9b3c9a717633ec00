//! `cargo xtask soak`: runs the laws on new games for as long as you like, or kills the house as
//! often as you like.

use crate::command::{Done, cargo, run_with};

pub(crate) fn run(args: &[String]) -> Done {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["kill"] => kill("1000"),
        ["kill", times] => kill(times),
        [] => laws("10", None),
        [minutes] => laws(minutes, None),
        [minutes, game, ..] => laws(minutes, Some(game)),
    }
}

/// Runs the laws of all games, or of one.
fn laws(minutes: &str, game: Option<&str>) -> Done {
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
    soak.extend(game);
    cargo(&soak)
}

/// Kills the real binary while all games are played, and checks every acknowledgement.
fn kill(times: &str) -> Done {
    times
        .parse::<u32>()
        .map_err(|_| format!("\"{times}\" is not a number of kills"))?;
    let test = "nothing_acknowledged_is_lost_when_the_house_is_killed";
    let args = ["test", "--package", "maraude", "--test", "killed", test];
    let args = [&args[..], &["--", "--nocapture"]].concat();
    run_with("cargo", &args, &[("MARAUDE_KILLS", times)])
}
