//! The planner: a wide search of the turn, then the best few lines are played on in imagined
//! worlds, turn after turn, before they are judged.

use super::net::Net;
use super::turn::{Breadth, TurnSearch};
use crate::action::Action;
use crate::state::{Marne, Phase};
use maraude_core::{Bot, BotRng, Budget, Chance, Deaf, Decision, Seen, bot_rng};

/// Positions judged per decision, unless the budget says otherwise.
const NODES: u32 = 60_000;
/// How many lines are played on.
const LINES: usize = 4;
/// How many turns an imagined world is played on for.
const TURNS: u32 = 3;
/// How much the search counts against the worlds, as if it were so many of them.
const TRUST: f32 = 12.0;

/// Searches wide, and looks ahead.
pub struct Planner {
    rng: BotRng,
}

impl Planner {
    /// A bot whose luck follows from a number.
    pub fn new(seed: u64) -> Self {
        Self { rng: bot_rng(seed) }
    }

    /// Plays the lines on in imagined worlds, the same worlds for all, and picks the best.
    fn look_ahead(
        &mut self,
        seen: &Seen<'_, Marne>,
        lines: &[(Action, f32)],
        budget: Budget<'_>,
        nodes: u32,
    ) -> Action {
        let mut sums: Vec<f32> = lines.iter().map(|line| TRUST * line.1).collect();
        let mut playing = TurnSearch::new(Net::taught(), Breadth::LEAN);
        while playing.nodes < nodes && !budget.is_over() {
            let world = seen.redeal(&mut self.rng);
            let chance = Chance::imagined(&mut self.rng);
            for (sum, line) in sums.iter_mut().zip(lines) {
                *sum += played_on(&world, chance.clone(), line.0, &mut playing);
            }
        }
        let best = (0..lines.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b]));
        lines[best.expect("there are lines")].0
    }
}

/// What an action is worth in a world that is played on for some turns.
fn played_on(
    world: &Marne,
    mut chance: Chance,
    action: Action,
    search: &mut TurnSearch<'_, Net>,
) -> f32 {
    let mut game = world.clone();
    game.act(action, &mut chance, &mut Deaf);
    let mut turns = 0;
    loop {
        match game.phase {
            Phase::Over => return f32::from(game.score()),
            Phase::Arrival if turns == TURNS => return search.judge(&game),
            Phase::Arrival => {
                turns += 1;
                game.act(Action::TurnTaxi, &mut chance, &mut Deaf);
            }
            _ => {
                let (action, _) = search.decide(&game);
                game.act(action, &mut chance, &mut Deaf);
            }
        }
    }
}

impl Bot<Marne> for Planner {
    fn decide(&mut self, seen: &Seen<'_, Marne>, budget: Budget<'_>) -> Option<Decision<Action>> {
        // The imagined world serves for what everybody may know: its piles are used as sets.
        let world = seen.redeal(&mut self.rng);
        let nodes = budget.nodes.unwrap_or(NODES);
        let mut search = TurnSearch::new(Net::taught(), Breadth::WIDE);
        let action = match world.phase {
            Phase::Actions => {
                let lines = search.ranked(&world, LINES);
                if lines.len() == 1 {
                    lines[0].0
                } else {
                    self.look_ahead(seen, &lines, budget, nodes.saturating_sub(search.nodes))
                }
            }
            _ => search.decide(&world).0,
        };
        Some(Decision {
            action,
            think_ms: 1200,
        })
    }
}
