//! `cargo xtask test`: runs every check, the same at home and in CI.

use crate::browser::{chromium, has_client, install_packages};
use crate::command::{Done, cargo, run as run_program, run_with};
use crate::{build, new_game, tidy, tools, try_new_game};

/// Scripts of package.json that check the browser client without a browser.
const CLIENT_CHECKS: &[&str] = &["format:check", "lint", "check", "test"];

pub(crate) fn run(_: &[String]) -> Done {
    cargo(&["fmt", "--all", "--check"])?;
    tidy::run(&[])?;
    tools::check_spelling()?;
    tools::check_dependencies()?;
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    if has_client() {
        install_packages()?;
        for script in CLIENT_CHECKS {
            run_program("npm", &["run", script])?;
        }
        build::run_client()?;
    }
    cargo(&["test", "--workspace", "--all-targets"])?;
    cargo(&["test", "--workspace", "--doc"])?;
    run_with(
        "cargo",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    try_new_game::run(&[])?;
    if has_client() {
        // The binary of the scratch copy has taken the place of this tree's.
        cargo(new_game::BUILD_BINARY)?;
        run_with("npm", &["run", "e2e"], &[("CHROMIUM", &chromium()?)])?;
    }
    println!("\nAll checks passed.");
    Ok(())
}

/// `cargo xtask fix`: formats the code and applies what linters can repair.
pub(crate) fn fix(_: &[String]) -> Done {
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--fix",
        "--allow-dirty",
        "--allow-staged",
    ])?;
    cargo(&["fmt", "--all"])?;
    if has_client() {
        install_packages()?;
        run_program("npm", &["run", "lint", "--", "--fix"])?;
        run_program("npm", &["run", "format"])?;
    }
    Ok(())
}
