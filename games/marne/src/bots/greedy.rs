//! The greedy bot: the best turn as far as it can see, and no further.

use super::net::Net;
use super::turn::{Breadth, TurnSearch};
use crate::action::Action;
use crate::state::Marne;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, bot_rng};

/// Searches its turn, a few lines wide.
pub struct Greedy {
    rng: BotRng,
}

impl Greedy {
    /// A bot whose luck follows from a number.
    pub fn new(seed: u64) -> Self {
        Self { rng: bot_rng(seed) }
    }
}

impl Bot<Marne> for Greedy {
    fn decide(&mut self, seen: &Seen<'_, Marne>, _: Budget<'_>) -> Option<Decision<Action>> {
        // The imagined world serves for what everybody may know: its piles are used as sets.
        let world = seen.redeal(&mut self.rng);
        let mut search = TurnSearch::new(Net::taught(), Breadth::LEAN);
        Some(Decision {
            action: search.decide(&world).0,
            think_ms: 700,
        })
    }
}
