//! Four players that build like people, on a virtual clock.
//!
//! A bot knows the solutions at once. Its level sets its time per tile, the share of tiles that it
//! first lays a quarter short, and the share of tasks that it misreads.

mod builder;
mod client;
mod level;

use maraude_core::{Bot, BotRng, BotSpec, Budget, Decision, Seen, bot_rng};

use crate::action::Action;
use crate::state::{Stage, Turbo};
use builder::Plan;
pub use level::Level;

/// The bots of the registry, the weakest first.
pub const BOTS: [BotSpec<Turbo>; 4] = [
    BotSpec {
        name: "novice",
        make: |seed| Box::new(Player::new(Level::NOVICE, seed)),
    },
    BotSpec {
        name: "regular",
        make: |seed| Box::new(Player::new(Level::REGULAR, seed)),
    },
    BotSpec {
        name: "strong",
        make: |seed| Box::new(Player::new(Level::STRONG, seed)),
    },
    BotSpec {
        name: "expert",
        make: |seed| Box::new(Player::new(Level::EXPERT, seed)),
    },
];

/// A bot in a seat.
struct Player {
    level: Level,
    rng: BotRng,
    plan: Option<Plan>,
}

impl Player {
    fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            rng: bot_rng(seed),
            plan: None,
        }
    }
}

impl Bot<Turbo> for Player {
    fn decide(&mut self, seen: &Seen<'_, Turbo>, _: Budget<'_>) -> Option<Decision<Action>> {
        let view = seen.view();
        if view.stage == Stage::Placing {
            return Some(client::next(&view, &mut self.rng));
        }
        let own = &view.players[seen.seat().index()];
        let city = own.city.filter(|_| !own.waits)?;
        let puzzle = view.pawns.puzzle(view.centre?)?;
        // A new task or a wrong claim needs a new plan, from the present city.
        let mut plan = match self.plan.take() {
            Some(plan) if plan.is_for(puzzle, own.faults) => plan,
            _ => Plan::new(puzzle, &city, own.faults, self.level, &mut self.rng)?,
        };
        let decision = plan.next(&city, self.level, &mut self.rng);
        self.plan = Some(plan);
        Some(decision)
    }
}
