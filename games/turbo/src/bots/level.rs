//! What tells one level from the next.

/// The habits of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Milliseconds of looking before the first tile of an average task.
    pub(super) look_ms: u32,
    /// Milliseconds per tile of an average task.
    pub(super) tile_ms: u32,
    /// Of a hundred tiles, how many are first laid turned wrong and then put right.
    pub(super) slips: u32,
    /// Of a hundred claims, how many are wrong.
    pub(super) wrong_claims: u32,
}

impl Level {
    pub const NOVICE: Self = Self {
        look_ms: 15_000,
        tile_ms: 6_500,
        slips: 30,
        wrong_claims: 14,
    };
    pub const REGULAR: Self = Self {
        look_ms: 9_000,
        tile_ms: 4_200,
        slips: 20,
        wrong_claims: 6,
    };
    pub const STRONG: Self = Self {
        look_ms: 5_000,
        tile_ms: 2_700,
        slips: 12,
        wrong_claims: 2,
    };
    pub const EXPERT: Self = Self {
        look_ms: 2_500,
        tile_ms: 1_600,
        slips: 6,
        wrong_claims: 0,
    };
}
