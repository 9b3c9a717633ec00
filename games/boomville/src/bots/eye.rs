//! How well a player judges distances: the levels below the strongest misjudge them.

use maraude_core::rand_core::Rng;
use maraude_core::{BotRng, bot_rng};

/// How well a player judges.
#[derive(Clone)]
pub(super) struct Eye {
    /// The largest error, in turns.
    blur: f32,
    rng: Option<BotRng>,
}

impl Eye {
    /// Misjudges nothing.
    pub(super) const SHARP: Self = Self {
        blur: 0.0,
        rng: None,
    };

    /// Overestimates every distance by up to this many turns.
    pub(super) fn blurred(seed: u64, turns: f32) -> Self {
        Self {
            blur: turns,
            // Not the generator of the imagined worlds: their luck must not depend on the errors.
            rng: (turns > 0.0).then(|| bot_rng(seed ^ 0x0e7e)),
        }
    }

    /// The error of this one look, in turns.
    pub(super) fn error(&mut self) -> f32 {
        self.rng.as_mut().map_or(0.0, |rng| {
            self.blur * (rng.next_u32() as f32 / u32::MAX as f32)
        })
    }
}
