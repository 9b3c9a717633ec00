//! Searcher: drives to win, weighing the rolls to come, wishes, hazards, the exact landing and
//! everybody else's chances.

use super::greedy::{DRIVE_MS, ROLL_MS};
use super::route::Route;
use super::value::Values;
use crate::action::Action;
use crate::cards::cards;
use crate::marks::Marks;
use crate::state::{BONUS, Phase, Taxifolie};
use crate::ways::Walk;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, bot_rng};
use maraude_roads::Way;

/// Steps looked at per decision unless the budget says otherwise.
const NODES: u32 = 2_000_000;

/// Weighs every way by what may come of it.
pub struct Searcher {
    rng: BotRng,
    route: Route,
    values: Values,
    nodes: u32,
}

impl Searcher {
    /// A new one.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: bot_rng(seed),
            route: Route::new(),
            values: Values::new(),
            nodes: NODES,
        }
    }

    /// Sets the number of steps looked at when the budget does not say.
    #[must_use]
    pub fn nodes(mut self, nodes: u32) -> Self {
        self.nodes = nodes;
        self
    }

    fn best_way(&mut self, game: &Taxifolie, budget: Budget<'_>) -> Way {
        let trip = game.taxi(game.turn()).trip;
        self.route.prepare(&trip);
        let next = usize::from(game.extra == 0);
        let nodes = budget.nodes.unwrap_or(self.nodes);
        self.values.prepare(&self.route, game, next, nodes);
        let drive = game.drives();
        let mut best = (f32::MIN, Way::EMPTY);
        drive.each(&mut |way, marks| {
            let walk = drive.follow(way).expect("a listed way is legal");
            let marks = marks.iter().fold(Marks::NONE, |all, &marks| all | marks);
            let worth = self.worth(&walk, marks);
            if worth > best.0 {
                best = (worth, *way);
            }
        });
        best.1
    }

    fn worth(&self, walk: &Walk, marks: Marks) -> f32 {
        let lucky = marks.any(Marks::HAZARD);
        if marks.any(Marks::ARRIVES) {
            let bonus = if marks.any(Marks::BONUS) { BONUS } else { 0 };
            let paid = walk.trip.payment(cards()).total() + bonus;
            return self.values.ended(paid, walk, lucky);
        }
        if marks.any(Marks::UNPAID) {
            return self.values.ended(0, walk, lucky);
        }
        self.values.standing(&self.route, walk, lucky)
    }
}

impl Bot<Taxifolie> for Searcher {
    fn decide(
        &mut self,
        seen: &Seen<'_, Taxifolie>,
        budget: Budget<'_>,
    ) -> Option<Decision<Action>> {
        let game = seen.redeal(&mut self.rng);
        Some(match game.phase() {
            Phase::Drive => Decision {
                action: Action::Drive {
                    way: self.best_way(&game, budget),
                },
                think_ms: DRIVE_MS,
            },
            _ => Decision {
                action: Action::Roll,
                think_ms: ROLL_MS,
            },
        })
    }
}
