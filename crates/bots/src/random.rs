//! Plays any legal action: the floor under every other bot, and the engine of the laws.

use maraude_core::{Bot, BotRng, BotSpec, Budget, Decision, Game, Sample, Seen, bot_rng};

/// How long it pretends to think, so that alarms have their place on a virtual clock.
const THINK_MS: u32 = 1_000;

/// Plays any legal action.
pub struct Random {
    rng: BotRng,
}

impl Random {
    /// Its entry in the registry.
    pub const fn spec<G: Game + Sample>() -> BotSpec<G> {
        BotSpec {
            name: "random",
            make: |seed| Box::new(Self { rng: bot_rng(seed) }),
        }
    }
}

impl<G: Game + Sample> Bot<G> for Random {
    fn decide(&mut self, seen: &Seen<'_, G>, _: Budget<'_>) -> Option<Decision<G::Action>> {
        let action = seen.sample(&mut self.rng)?;
        Some(Decision {
            action,
            think_ms: THINK_MS,
        })
    }
}
