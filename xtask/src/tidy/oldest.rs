//! The oldest compiler that builds the house.
//!
//! Cargo refuses a compiler older than `rust-version`, and clippy's `incompatible_msrv` refuses
//! parts of the standard library that are newer. Both read the number from the manifests, so every
//! manifest must have it. `docs/decisions/0007-oldest-compiler.md` says why no toolchain is pinned.

use super::File;
use std::path::Path;

/// Checks that all crates and the README name the same oldest compiler, and that clippy checks it.
pub(super) fn every_crate_names_the_oldest_compiler(files: &[File]) -> Vec<String> {
    let find = |path: &str| files.iter().find(|file| file.path == Path::new(path));
    let Some(workspace) = find("Cargo.toml") else {
        return vec!["Cargo.toml: missing".to_owned()];
    };
    let oldest = workspace.text.lines().find_map(|line| {
        let version = line.strip_prefix("rust-version = \"")?;
        version.strip_suffix('"')
    });
    let Some(oldest) = oldest else {
        return vec!["Cargo.toml: no rust-version".to_owned()];
    };
    let own = format!("rust-version = \"{oldest}\"");
    let mut wrong = Vec::new();
    let mut must_have = |file: &File, text: &str| {
        if !file.text.contains(text) {
            wrong.push(format!("{}: no `{text}`", file.path.display()));
        }
    };
    must_have(workspace, "incompatible_msrv = ");
    if let Some(readme) = find("README.md") {
        must_have(readme, &format!("Rust {oldest}"));
    }
    for file in files.iter().filter(|file| file.has_name("Cargo.toml")) {
        let is_root = file.lies_in("fuzz") || file.path == workspace.path;
        must_have(
            file,
            if is_root {
                &own
            } else {
                "rust-version.workspace = true"
            },
        );
    }
    wrong
}
