//! The project's chores, one file each. `cargo xtask` lists them.

mod browser;
mod build;
mod command;
mod goldens;
mod new_game;
mod play;
mod release;
mod sbom;
mod soak;
mod test;
mod tidy;
mod tools;
mod try_new_game;

use command::Done;
use std::process::ExitCode;

/// The name of a chore, a line about it, and its function.
type Chore = (&'static str, &'static str, fn(&[String]) -> Done);

const CHORES: &[Chore] = &[
    ("play", "build everything and serve the house", play::run),
    ("test", "check and test everything, as CI does", test::run),
    (
        "build",
        "build the browser client, then the release binary",
        build::run,
    ),
    (
        "fix",
        "format, and apply what linters can repair",
        test::fix,
    ),
    (
        "goldens",
        "write all pinned files again, on purpose",
        goldens::run,
    ),
    ("tidy", "check the shape of the tree", tidy::run),
    (
        "soak",
        "run the laws for a while: soak [MINUTES] [GAME]; or kill the house: soak kill [TIMES]",
        soak::run,
    ),
    (
        "new-game",
        "start a game from a template: new-game ID",
        new_game::run,
    ),
    (
        "try-new-game",
        "make a game in a scratch copy of the tree and play it",
        try_new_game::run,
    ),
    (
        "release",
        "check, test, pack and tag this version: release [--dry-run]",
        release::run,
    ),
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map(String::as_str);
    let Some((_, _, chore)) = CHORES.iter().find(|(chore, _, _)| Some(*chore) == name) else {
        println!("cargo xtask CHORE");
        for (chore, about, _) in CHORES {
            println!("  {chore:<12} {about}");
        }
        return if name.is_none() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    };
    match chore(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
