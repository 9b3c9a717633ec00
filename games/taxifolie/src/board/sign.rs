//! The nine pictograms of the board.

use serde::{Deserialize, Serialize};

/// A pictogram printed on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// Square, garden, wood.
    Park,
    /// Bread and cakes.
    Bakery,
    /// Shop, department store, market.
    Shopping,
    /// Monument or museum.
    Monument,
    /// Café.
    Cafe,
    /// Night club, cabaret, concert hall.
    Nightclub,
    /// Pharmacy.
    Pharmacy,
    /// Landing exactly here draws a hazard card (TF-T11).
    Hazard,
    /// Garage or taxi rank of a station.
    Garage,
}

impl Sign {
    /// All of them, in the order of the rulebook.
    pub const ALL: [Self; 9] = [
        Self::Park,
        Self::Bakery,
        Self::Shopping,
        Self::Monument,
        Self::Cafe,
        Self::Nightclub,
        Self::Pharmacy,
        Self::Hazard,
        Self::Garage,
    ];

    /// The word in data files and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Park => "park",
            Self::Bakery => "bakery",
            Self::Shopping => "shopping",
            Self::Monument => "monument",
            Self::Cafe => "cafe",
            Self::Nightclub => "nightclub",
            Self::Pharmacy => "pharmacy",
            Self::Hazard => "hazard",
            Self::Garage => "garage",
        }
    }

    /// The sign of a word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.word() == word)
    }
}
