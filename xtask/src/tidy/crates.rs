//! The crates that a crate may use.

use super::File;

/// The layers from the bottom up: each may use only those before it.
const LAYERS: &[&str] = &[
    "maraude-core",
    "maraude-roads",
    "maraude-protocol",
    "maraude-play",
    "maraude-words",
    "maraude-bots",
    "maraude-conformance",
    "maraude-sim",
    "maraude-catalog",
    "maraude-store",
    "maraude-bus",
    "maraude-house",
    "maraude-client",
    "maraude-server",
    "maraude",
];

/// The crates that the rules of a game may use.
const GAME_MAY_USE: &[&str] = &[
    "maraude-core",
    "maraude-roads",
    "serde",
    "serde_json",
    "ts-rs",
];

/// Games know neither each other nor I/O.
pub(super) fn games_depend_on_core_only(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|file| file.lies_in("games") && file.has_name("Cargo.toml"))
    {
        for name in dependencies(&file.text, "[dependencies]") {
            if !GAME_MAY_USE.contains(&name.as_str()) {
                wrong.push(format!(
                    "{}: a game may not use {name}",
                    file.path.display()
                ));
            }
        }
    }
    wrong
}

/// A crate uses only crates of the layers below it.
pub(super) fn crates_use_only_lower_layers(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|file| file.lies_in("crates") && file.has_name("Cargo.toml"))
    {
        let folder = file
            .path
            .iter()
            .nth(1)
            .and_then(|part| part.to_str())
            .unwrap_or_default();
        let own = if folder == "maraude" {
            folder.to_owned()
        } else {
            format!("maraude-{folder}")
        };
        let rank = |name: &str| LAYERS.iter().position(|layer| *layer == name);
        let Some(height) = rank(&own) else {
            wrong.push(format!(
                "{}: name its layer in xtask/src/tidy/crates.rs",
                file.path.display()
            ));
            continue;
        };
        for name in dependencies(&file.text, "[dependencies]") {
            if rank(&name).is_some_and(|other| other >= height) {
                wrong.push(format!("{}: {own} may not use {name}", file.path.display()));
            }
        }
    }
    wrong
}

/// Returns the names in one table of a manifest.
fn dependencies(manifest: &str, table: &str) -> Vec<String> {
    let lines = manifest
        .lines()
        .skip_while(|line| line.trim() != table)
        .skip(1);
    let inside = lines.take_while(|line| !line.starts_with('['));
    let names = inside.filter_map(|line| line.split(['.', '=', ' ']).next());
    names
        .filter(|name| !name.is_empty() && !name.starts_with('#'))
        .map(str::to_owned)
        .collect()
}
