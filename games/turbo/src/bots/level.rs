//! The four levels.

/// The habits of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Milliseconds of looking before the first tile of an average task.
    pub(super) look_ms: u32,
    /// Milliseconds per tile of an average task.
    pub(super) tile_ms: u32,
    /// Tiles in a hundred that are first laid turned wrong and then put right.
    pub(super) slips: u32,
    /// Tasks in a hundred that are misread, which mostly leads to a wrong claim.
    pub(super) misread: u32,
}

impl Level {
    pub const NOVICE: Self = Self {
        look_ms: 13_000,
        tile_ms: 5_400,
        slips: 30,
        misread: 16,
    };
    pub const REGULAR: Self = Self {
        look_ms: 10_000,
        tile_ms: 4_300,
        slips: 20,
        misread: 8,
    };
    pub const STRONG: Self = Self {
        look_ms: 7_500,
        tile_ms: 3_300,
        slips: 12,
        misread: 3,
    };
    pub const EXPERT: Self = Self {
        look_ms: 5_000,
        tile_ms: 2_400,
        slips: 6,
        misread: 0,
    };
}
