//! The lower levels: sensible turns, judged by a rule of thumb instead of a network.
//!
//! They see what lies in front of them, as people do in their first games: a taxi that can go
//! goes, a hand that could fill a taxi is worth something, a filling ring is a worry. They do not
//! see what the turns after this one will bring.

use super::turn::{Breadth, TurnSearch, Worth};
use crate::action::Action;
use crate::soldier::SoldierSet;
use crate::state::Marne;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, bot_rng};

/// How far a short-sighted player looks.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    breadth: Breadth,
    thumb: RuleOfThumb,
}

impl Sight {
    /// One line, and no thought for the officers: a load that could be made comforts it.
    pub const NOVICE: Self = Self {
        breadth: Breadth {
            lines: [1, 1, 1, 1],
            glances: 3,
            draws: [1, 1, 1, 1],
            gives: 1,
        },
        thumb: RuleOfThumb {
            crowd: 0.05,
            ready: 1.0,
            walk: 0.0,
        },
    };
    /// As many lines as the greedy bot, but only the own turn.
    pub const REGULAR: Self = Self {
        breadth: Breadth::LEAN,
        thumb: RuleOfThumb {
            crowd: 0.1,
            ready: 0.5,
            walk: 0.2,
        },
    };
}

/// A guess at the worth of a position: the points so far, and what one sees at a glance.
#[derive(Clone, Copy, Debug)]
struct RuleOfThumb {
    /// Points that the square of the number of standing taxis costs.
    crowd: f32,
    /// Points for a taxi that some hand could fill.
    ready: f32,
    /// Points that each step from such a taxi to the nearer officer costs.
    walk: f32,
}

/// Points for a card in a hand, and for each soldier on it.
const CARD: f32 = 0.2;
const SOLDIER: f32 = 0.15;

impl Worth for RuleOfThumb {
    fn worth(&self, game: &Marne) -> f32 {
        let standing = game.occupied();
        let mut worth = f32::from(game.score());
        worth -= self.crowd * f32::from(standing.len()).powi(2);
        for street in standing.iter() {
            let fits = SoldierSet::of(street.colour()).and(SoldierSet::JOKERS);
            let hands = game.hands.values().iter();
            let most = hands.map(|hand| hand.within(fits).soldiers()).max();
            if most >= game.required(street) {
                let walk = game.officers.map(|officer| officer.distance(street));
                worth += self.ready - self.walk * f32::from(walk[0].min(walk[1]));
            }
        }
        let held = game.hands.values().iter();
        worth
            + held
                .map(|hand| CARD * f32::from(hand.len()) + SOLDIER * f32::from(hand.soldiers()))
                .sum::<f32>()
    }
}

/// Searches its turn and judges where it ends by a rule of thumb.
pub struct ShortSighted {
    rng: BotRng,
    sight: Sight,
}

impl ShortSighted {
    /// A bot that looks this far; its luck follows from a number.
    pub fn new(seed: u64, sight: Sight) -> Self {
        let rng = bot_rng(seed);
        Self { rng, sight }
    }
}

impl Bot<Marne> for ShortSighted {
    fn decide(&mut self, seen: &Seen<'_, Marne>, _: Budget<'_>) -> Option<Decision<Action>> {
        let world = seen.redeal(&mut self.rng);
        let mut search = TurnSearch::new(&self.sight.thumb, self.sight.breadth);
        Some(Decision {
            action: search.decide(&world).0,
            think_ms: 700,
        })
    }
}
