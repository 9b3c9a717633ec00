//! The bot: a search for one seat of one game.

use super::guide::{Guide, Plain};
use super::reuse::{Trace, mark};
use super::settings::SearchSettings;
use super::worker::{Considered, Worker};
use maraude_core::{
    Bot, BotRng, BotSpec, Budget, Decision, Game, Redeal, Sample, Seat, Seen, bot_rng,
};

/// Searches imagined worlds for the best action.
pub struct Ismcts<G: Game, U> {
    settings: SearchSettings,
    guide: U,
    rng: BotRng,
    workers: Vec<Worker<G>>,
    last: Option<Last<G>>,
    nodes: u64,
}

impl<G: Game + Redeal + Sample> Ismcts<G, Plain> {
    /// Its entry in the registry, with nothing but the rules to go by.
    pub const fn spec() -> BotSpec<G> {
        BotSpec {
            name: "ismcts",
            make: |seed| Box::new(Self::new(SearchSettings::DEFAULT, Plain, seed)),
        }
    }
}

/// What was decided last, in a world imagined then.
struct Last<G: Game> {
    world: G,
    seat: Seat,
    played: G::Action,
}

impl<G: Game + Redeal, U: Guide<G>> Ismcts<G, U> {
    /// A bot with these settings; everything random follows from the number.
    pub fn new(settings: SearchSettings, guide: U, seed: u64) -> Self {
        let mut rng = bot_rng(seed);
        let workers = (0..settings.workers.max(1)).map(|_| Worker::new(&settings, &mut rng));
        Self {
            settings,
            guide,
            workers: workers.collect(),
            rng,
            last: None,
            nodes: 0,
        }
    }

    /// Nodes searched in all decisions so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the search finds about each action, the best first: the one tried most.
    pub fn consider(
        &mut self,
        seen: &Seen<'_, G>,
        budget: Budget<'_>,
    ) -> Vec<Considered<G::Action>> {
        self.keep_what_is_left(seen);
        let nodes = budget.nodes.unwrap_or(self.settings.nodes);
        self.nodes += u64::from(self.grow(seen, nodes, budget));
        let mut considered = Vec::new();
        for worker in &self.workers {
            worker.report(seen.seat(), &mut considered);
        }
        // A tree that is kept was grown before it was known what would be drawn: it holds actions
        // of other draws too.
        let possible = self.possible(seen);
        considered.retain(|one| possible.contains(&one.action));
        considered.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then_with(|| b.mean.total_cmp(&a.mean))
        });
        considered
    }

    #[cfg(not(feature = "threads"))]
    fn grow(&mut self, seen: &Seen<'_, G>, nodes: u32, budget: Budget<'_>) -> u32 {
        let share = nodes.div_ceil(self.workers.len() as u32);
        let stop = || budget.is_over();
        let (guide, settings) = (&self.guide, &self.settings);
        let workers = self.workers.iter_mut();
        workers
            .map(|worker| worker.grow(seen, guide, settings, share, &stop))
            .sum()
    }

    #[cfg(feature = "threads")]
    fn grow(&mut self, seen: &Seen<'_, G>, nodes: u32, budget: Budget<'_>) -> u32 {
        let share = nodes.div_ceil(self.workers.len() as u32);
        let (guide, settings) = (&self.guide, &self.settings);
        crate::threads::each(&mut self.workers, budget, |worker, stop| {
            worker.grow(seen, guide, settings, share, stop)
        })
    }

    fn keep_what_is_left(&mut self, seen: &Seen<'_, G>) {
        let path = self.last.take().and_then(|last| {
            if last.seat != seen.seat() {
                return None;
            }
            let now = mark(&seen.redeal(&mut bot_rng(0)), last.seat);
            let tree = self.workers[0].tree();
            Trace::new(tree, last.seat, now).find(&last.world, &last.played)
        });
        for worker in &mut self.workers {
            worker.keep_below(path.as_deref());
        }
    }

    /// The actions worth considering now.
    fn possible(&self, seen: &Seen<'_, G>) -> Vec<G::Action> {
        let mut possible = Vec::new();
        let world = seen.redeal(&mut bot_rng(0));
        self.guide
            .actions(&world, seen.seat(), &mut |action| possible.push(action));
        possible
    }
}

impl<G: Game + Redeal, U: Guide<G>> Bot<G> for Ismcts<G, U> {
    fn decide(&mut self, seen: &Seen<'_, G>, budget: Budget<'_>) -> Option<Decision<G::Action>> {
        let think_ms = self.settings.think_ms;
        if let [action] = &self.possible(seen)[..] {
            let action = action.clone();
            return Some(Decision { action, think_ms });
        }
        let best = self.consider(seen, budget).into_iter().next()?;
        self.last = Some(Last {
            world: seen.redeal(&mut self.rng),
            seat: seen.seat(),
            played: best.action.clone(),
        });
        Some(Decision {
            action: best.action,
            think_ms,
        })
    }
}
