//! How well a player judges distances: how a level below the strongest is made.

use maraude_core::rand_core::Rng;
use maraude_core::{BotRng, bot_rng};

/// How well a player judges.
#[derive(Clone)]
pub(super) struct Eye {
    /// The most that anything is misjudged by, in turns.
    blur: f32,
    rng: Option<BotRng>,
}

impl Eye {
    /// Misjudges nothing.
    pub(super) const SHARP: Self = Self {
        blur: 0.0,
        rng: None,
    };

    /// Takes everything for up to so many turns longer than it is.
    pub(super) fn blurred(seed: u64, turns: f32) -> Self {
        Self {
            blur: turns,
            // Not the generator of the worlds imagined, whose luck would go with the errors.
            rng: (turns > 0.0).then(|| bot_rng(seed ^ 0x0e7e)),
        }
    }

    /// By how many turns this one look is wrong.
    pub(super) fn error(&mut self) -> f32 {
        self.rng.as_mut().map_or(0.0, |rng| {
            self.blur * (rng.next_u32() as f32 / u32::MAX as f32)
        })
    }
}
