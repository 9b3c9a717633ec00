//! Parts of the board that are neither a quarter nor a street.

/// A part of the board that a card can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// Every bridge over the Seine.
    Bridges,
    /// The ring road between its gates. A gate is crossed, not driven along.
    Ring,
    /// North of the Seine, without islands and bridges.
    RightBank,
    /// South of the Seine, without islands and bridges.
    LeftBank,
}

impl Zone {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Bridges, Self::Ring, Self::RightBank, Self::LeftBank];

    /// The word in data files and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bridges => "bridges",
            Self::Ring => "ring",
            Self::RightBank => "right-bank",
            Self::LeftBank => "left-bank",
        }
    }

    /// The zone of a word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.word() == word)
    }
}
