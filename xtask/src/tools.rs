//! Checks by programs that may be missing: cargo-deny and typos.

use crate::command::{Done, cargo, has, quiet, run};

/// Checks licences, sources, duplicates and known vulnerabilities of the dependencies.
pub(crate) fn check_dependencies() -> Done {
    if !has("cargo-deny") {
        notice("cargo-deny", "licences and sources of dependencies");
        return Ok(());
    }
    cargo(&["deny", "--locked", "check", "bans", "licenses", "sources"])?;
    // The advisories come over the network, which a machine may not have.
    if quiet("cargo", &["deny", "fetch", "db"]).is_err() {
        eprintln!(
            "\n*** SKIPPED: known weaknesses of dependencies. The advisory database cannot be reached."
        );
        return Ok(());
    }
    cargo(&["deny", "--locked", "check", "advisories", "--disable-fetch"])
}

/// Checks the spelling of code and documents.
pub(crate) fn check_spelling() -> Done {
    if !has("typos") {
        notice("typos-cli", "spelling");
        return Ok(());
    }
    run("typos", &[])
}

fn notice(program: &str, what: &str) {
    eprintln!("\n*** SKIPPED: {what}. To check this, run: cargo install --locked {program}");
}
