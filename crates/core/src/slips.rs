//! A bot that is not always at its best: how a level below the strongest is made.

use crate::abilities::Sample;
use crate::bot::{Bot, Budget, Decision, Seen};
use crate::chance::{BotRng, Luck, bot_rng};
use crate::game::Game;

/// Plays as one bot, and now and then as another, or at random.
pub struct Slips<G: Game> {
    best: Box<dyn Bot<G>>,
    other: Option<Box<dyn Bot<G>>>,
    of_a_hundred: u32,
    nodes: Option<u32>,
    rng: BotRng,
}

impl<G: Game + Sample> Slips<G> {
    /// Plays as this bot, but `of_a_hundred` decisions in a hundred at random.
    pub fn new(best: Box<dyn Bot<G>>, of_a_hundred: u32, seed: u64) -> Self {
        Self {
            best,
            other: None,
            of_a_hundred,
            nodes: None,
            // Not the generator of the bot inside, whose luck would go with the slips.
            rng: bot_rng(seed ^ 0x0051_1b50),
        }
    }

    /// Plays as this bot when it slips, not at random.
    pub fn towards(mut self, other: Box<dyn Bot<G>>) -> Self {
        self.other = Some(other);
        self
    }

    /// Searches this many nodes unless the budget says otherwise.
    pub fn nodes(mut self, nodes: u32) -> Self {
        self.nodes = Some(nodes);
        self
    }
}

impl<G: Game + Sample> Bot<G> for Slips<G> {
    fn decide(&mut self, seen: &Seen<'_, G>, budget: Budget<'_>) -> Option<Decision<G::Action>> {
        let budget = Budget {
            nodes: budget.nodes.or(self.nodes),
            stop: budget.stop,
        };
        let slips = self.of_a_hundred > 0 && self.rng.below(100) < self.of_a_hundred;
        match &mut self.other {
            Some(other) if slips => other.decide(seen, budget),
            None if slips => {
                // The best is asked all the same: how long it takes must not tell.
                let think_ms = self.best.decide(seen, budget)?.think_ms;
                let action = seen.sample(&mut self.rng)?;
                Some(Decision { action, think_ms })
            }
            _ => self.best.decide(seen, budget),
        }
    }
}
