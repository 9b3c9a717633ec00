//! Goldens: texts and journals that pin what a game does, for every viewer. They are written
//! anew, on purpose, by `cargo xtask goldens`, which sets `UPDATE_GOLDENS`.

mod difference;
mod pinned;
mod print;
mod record;

pub(crate) use pinned::pinned;
pub(crate) use print::print;
pub(crate) use record::{Wanted, record};

use std::path::{Path, PathBuf};

/// The folder of a game's goldens.
pub fn folder(id: &str) -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
    crates.join("../../games").join(id).join("goldens")
}

/// Whether goldens are written instead of compared.
pub(crate) fn updates() -> bool {
    std::env::var_os("UPDATE_GOLDENS").is_some_and(|value| value != "0")
}
