//! Sections that only one game's study has.

mod puzzles;
mod score_bands;
mod variants;

use maraude_sim::lab::{Page, Row};

/// Options that are studied beside the defaults.
pub(crate) fn variants(game: &str) -> &'static [&'static str] {
    match game {
        "marne" => &["events=off"],
        "taxifolie" => &["edition=first"],
        _ => &[],
    }
}

/// Writes the sections that only this game has.
pub(crate) fn write(page: &mut Page, game: &str, rows: &[Row]) {
    for variant in variants(game) {
        variants::write(page, variant, rows);
    }
    match game {
        "marne" => score_bands::write(page, rows),
        "turbo" => puzzles::write(page),
        _ => (),
    }
}
