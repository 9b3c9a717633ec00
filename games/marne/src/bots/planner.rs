//! The planner: a wide search of the turn, then the best few lines are played on in imagined
//! worlds, turn after turn, before they are judged.

use super::net::Net;
use super::turn::{Breadth, TurnSearch};
use crate::action::Action;
use crate::state::{Marne, Phase};
use crate::steps;
use maraude_core::{Bot, BotRng, Budget, Chance, Deaf, Decision, Seen, bot_rng};

/// How a planner thinks.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Positions judged per decision, unless the budget says otherwise.
    pub nodes: u32,
    /// How many lines are played on at most.
    pub lines: usize,
    /// Lines that promise this many points less than the best one are dropped.
    pub gap: f32,
    /// How many turns an imagined world is played on for.
    pub turns: u32,
    /// Weight of the search beside the worlds, as a number of worlds.
    pub trust: f32,
}

impl Plan {
    /// For a game that counts.
    pub const DEFAULT: Self = Self {
        nodes: 20_000,
        lines: 3,
        gap: 0.8,
        turns: 2,
        trust: 8.0,
    };
}

/// Searches wide, and looks ahead.
pub struct Planner {
    rng: BotRng,
    plan: Plan,
    wide: TurnSearch<'static, Net>,
    lean: TurnSearch<'static, Net>,
    sketch: TurnSearch<'static, Net>,
}

impl Planner {
    /// A bot whose luck follows from a number.
    pub fn new(seed: u64) -> Self {
        Self::with(seed, Plan::DEFAULT)
    }

    /// A bot that thinks like this.
    pub fn with(seed: u64, plan: Plan) -> Self {
        Self {
            rng: bot_rng(seed),
            plan,
            wide: TurnSearch::new(Net::taught(), Breadth::WIDE),
            lean: TurnSearch::new(Net::taught(), Breadth::LEAN),
            sketch: TurnSearch::new(Net::taught(), Breadth::SKETCH),
        }
    }

    /// Plays the lines on in imagined worlds, the same worlds for all, and picks the best.
    fn look_ahead(
        &mut self,
        seen: &Seen<'_, Marne>,
        lines: &[(Action, f32)],
        budget: Budget<'_>,
        nodes: u32,
    ) -> Action {
        let mut sums: Vec<f32> = lines.iter().map(|line| self.plan.trust * line.1).collect();
        self.sketch.nodes = 0;
        while self.sketch.nodes < nodes && !budget.is_over() {
            let world = seen.redeal(&mut self.rng);
            let chance = Chance::imagined(&mut self.rng);
            for (sum, line) in sums.iter_mut().zip(lines) {
                *sum += self.played_on(&world, chance.clone(), line.0);
            }
        }
        let best = (0..lines.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b]));
        lines[best.expect("there are lines")].0
    }

    /// The worth of an action in a world that is played on for some turns.
    fn played_on(&mut self, world: &Marne, mut chance: Chance, action: Action) -> f32 {
        let mut game = world.clone();
        steps::apply(&mut game, action, &mut chance, &mut Deaf);
        let mut turns = 0;
        loop {
            match game.phase {
                Phase::Over => return f32::from(game.score()),
                Phase::Arrival if turns == self.plan.turns => return self.sketch.judge(&game),
                Phase::Arrival => {
                    turns += 1;
                    steps::apply(&mut game, Action::TurnTaxi, &mut chance, &mut Deaf);
                }
                _ => {
                    let (action, _) = self.sketch.decide(&game);
                    steps::apply(&mut game, action, &mut chance, &mut Deaf);
                }
            }
        }
    }
}

impl Bot<Marne> for Planner {
    fn decide(&mut self, seen: &Seen<'_, Marne>, budget: Budget<'_>) -> Option<Decision<Action>> {
        // The imagined world serves for what everybody may know: its piles are used as sets.
        let world = seen.redeal(&mut self.rng);
        let nodes = budget.nodes.unwrap_or(self.plan.nodes);
        self.wide.nodes = 0;
        let action = match world.phase {
            Phase::Actions => {
                let mut lines = self.wide.ranked(&world, self.plan.lines);
                let least = lines[0].1 - self.plan.gap;
                lines.retain(|line| line.1 >= least);
                if lines.len() == 1 {
                    lines[0].0
                } else {
                    let left = nodes.saturating_sub(self.wide.nodes);
                    self.look_ahead(seen, &lines, budget, left)
                }
            }
            // Many cards may arrive, so each gets a lean search.
            Phase::Arrival => self.lean.decide(&world).0,
            _ => self.wide.decide(&world).0,
        };
        Some(Decision {
            action,
            think_ms: 1200,
        })
    }
}
