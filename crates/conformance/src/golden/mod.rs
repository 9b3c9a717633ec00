//! Goldens: texts and journals that pin what a game does, for every viewer. They are rewritten
//! on purpose, by `cargo xtask goldens`, which sets `UPDATE_GOLDENS`.

mod difference;
mod pinned;
mod print;
mod record;

pub(crate) use print::print;
pub(crate) use record::{Wanted, record};

use std::path::{Path, PathBuf};

/// The goldens of a game.
pub struct Goldens {
    /// Where they lie.
    pub folder: PathBuf,
    /// Whether they are written instead of compared.
    pub updates: bool,
}

impl Goldens {
    /// The goldens of the game with this id.
    pub fn of(id: &str) -> Self {
        // Asked when it runs: a copy of the tree has goldens of its own.
        let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| ".".into());
        let games = Path::new(&package).join("../../games");
        Self::at(games.join(id).join("goldens"))
    }

    /// The goldens in a folder, rewritten if `UPDATE_GOLDENS` is set.
    pub fn at(folder: PathBuf) -> Self {
        let updates = std::env::var_os("UPDATE_GOLDENS").is_some_and(|value| value != "0");
        Self { folder, updates }
    }

    /// The goldens in a folder, only ever compared.
    pub fn kept(folder: PathBuf) -> Self {
        let updates = false;
        Self { folder, updates }
    }
}
