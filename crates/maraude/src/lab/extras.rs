//! What only one game's study has.

use maraude_sim::lab::{Page, Row};

/// Options whose every value is studied.
pub(crate) fn variants(_game: &str) -> &'static [&'static str] {
    &[]
}

/// Writes the sections that only this game has.
pub(crate) fn write(_page: &mut Page, _game: &str, _rows: &[Row]) {}
