//! One tree with all it needs to grow.

use super::guide::Guide;
use super::iteration::Growth;
use super::measure::Span;
use super::settings::SearchSettings;
use super::tree::{ROOT, Tree};
use maraude_core::rand_core::SeedableRng;
use maraude_core::{BotRng, Game, Redeal, Seat, Seen};

/// One tree, a generator and reused buffers.
pub(crate) struct Worker<G: Game> {
    tree: Tree<G::Action>,
    spare: Tree<G::Action>,
    span: Span,
    rng: BotRng,
    path: Vec<u32>,
    offered: Vec<u32>,
}

/// What a search found out about one action.
#[derive(Clone, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its mean value, on the guide's scale.
    pub mean: f64,
}

impl<G: Game> Worker<G> {
    pub(super) fn new(settings: &SearchSettings, rng: &mut BotRng) -> Self {
        Self {
            tree: Tree::new(settings.tree_nodes),
            spare: Tree::new(settings.tree_nodes),
            span: Span::NONE,
            rng: BotRng::from_rng(rng),
            path: Vec::new(),
            offered: Vec::new(),
        }
    }

    pub(super) fn tree(&self) -> &Tree<G::Action> {
        &self.tree
    }

    /// Forgets everything but the tree below this path of actions, if it is in the tree.
    pub(super) fn keep_below(&mut self, path: Option<&[(Seat, G::Action)]>) {
        let step = |node, (by, action): &(Seat, G::Action)| {
            self.tree.find(node, super::tree::NONE, *by, action)
        };
        let top = path.and_then(|path| path.iter().try_fold(ROOT, step));
        if let Some(top) = top {
            self.tree.graft(top, &mut self.spare);
            std::mem::swap(&mut self.tree, &mut self.spare);
        } else {
            self.tree.clear();
            self.span = Span::NONE;
        }
    }

    /// Grows the tree by about `nodes` nodes, or until `stop` says so. Returns their number.
    pub(crate) fn grow<U: Guide<G>>(
        &mut self,
        seen: &Seen<'_, G>,
        guide: &U,
        settings: &SearchSettings,
        nodes: u32,
        stop: &dyn Fn() -> bool,
    ) -> u32
    where
        G: Redeal,
    {
        let mut done = 0;
        while done < nodes && !stop() {
            let world = seen.redeal(&mut self.rng);
            let mut growth = Growth {
                tree: &mut self.tree,
                guide,
                settings,
                seat: seen.seat(),
                rng: &mut self.rng,
                span: &mut self.span,
                path: &mut self.path,
                offered: &mut self.offered,
                nodes: 0,
            };
            growth.iterate(world);
            if growth.nodes == 0 {
                break;
            }
            done += growth.nodes;
        }
        done
    }

    /// Adds what this tree knows of the seat's actions.
    pub(super) fn report(&self, seat: Seat, into: &mut Vec<Considered<G::Action>>) {
        for child in self.tree.children(ROOT) {
            let node = self.tree.node(child);
            if node.by != seat {
                continue;
            }
            let action = self.tree.action(child);
            let found = into.iter_mut().find(|known| known.action == *action);
            if let Some(known) = found {
                let visits = known.visits + node.visits;
                let sum = known.mean * f64::from(known.visits) + node.sum;
                known.mean = if visits == 0 {
                    0.0
                } else {
                    sum / f64::from(visits)
                };
                known.visits = visits;
            } else {
                into.push(Considered {
                    action: action.clone(),
                    visits: node.visits,
                    mean: node.mean(),
                });
            }
        }
    }
}
