//! Rules are pure, and compile for a browser.

use super::File;
use std::path::Path;

/// Names that core, rules and bots may not use, each with the reason.
const REFUSED: &[(&str, &str)] = &[
    ("std::time", "rules never read a clock"),
    ("std::thread", "no threads in a browser's rules"),
    ("std::fs", "rules do no I/O"),
    ("std::net", "rules do no I/O"),
    ("std::env", "rules do not depend on the machine"),
    ("std::process", "rules do no I/O"),
    ("HashMap", "its order differs from run to run"),
    ("HashSet", "its order differs from run to run"),
    ("thread_rng", "all luck comes from Chance"),
    ("getrandom", "all luck comes from Chance"),
];

/// `core`, the games and `bots` compile for `wasm32-unknown-unknown`.
pub(super) fn rules_read_no_clock_and_do_no_io(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files.iter().filter(|file| is_pure(file)) {
        for (number, line) in file.text.lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            for (path, why) in REFUSED {
                if line.contains(path) {
                    wrong.push(format!(
                        "{}:{}: {path}: {why}",
                        file.path.display(),
                        number + 1
                    ));
                }
            }
        }
    }
    wrong
}

/// A file behind a feature that is off in a browser.
const BEHIND_A_FEATURE: &str = "crates/bots/src/threads.rs";

fn is_pure(file: &File) -> bool {
    if file.path == Path::new(BEHIND_A_FEATURE) {
        return false;
    }
    let folder =
        file.lies_in("crates/core") || file.lies_in("crates/bots") || file.lies_in("games");
    folder && file.ends_with("rs") && file.has_part("src")
}
