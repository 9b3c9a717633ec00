//! `cargo xtask test`: runs every check, the same at home and in CI.

use crate::browser::{chromium, has_client, install_packages};
use crate::command::{self, Done, cargo, root, run_with};
use crate::{build, tidy, tools};

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
        command::run("npm", &["run", "format:check"])?;
        command::run("npm", &["run", "lint"])?;
        command::run("npm", &["run", "check"])?;
        command::run("npm", &["test"])?;
        build::run_client()?;
    }
    cargo(&["test", "--workspace", "--all-targets"])?;
    cargo(&["test", "--workspace", "--doc"])?;
    run_with(
        "cargo",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    if root().join("e2e/package.json").exists() {
        // The binary is the one that the tests above were run with.
        run_with("npm", &["run", "e2e"], &[("CHROMIUM", &chromium()?)])?;
    }
    println!("\nAll checks passed.");
    Ok(())
}

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
        command::run("npm", &["run", "lint", "--", "--fix"])?;
        command::run("npm", &["run", "format"])?;
    }
    Ok(())
}
