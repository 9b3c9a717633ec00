//! Keeping the part of the tree that the game has come to.
//!
//! A bot does not learn what the others did. But two worlds that look alike to a seat redeal alike
//! (the law of secrecy checks it), so the digest of a redealt world is a mark of what the seat knows: if actions of the
//! tree, played in a world imagined last time, give the present mark, they lead to the present
//! node. Where a die fell or a card was turned the marks differ, and nothing is kept.

use super::tree::{ROOT, Tree};
use maraude_core::game::digest;
use maraude_core::{Actor, Chance, Deaf, Game, Legal, Redeal, Seat, Viewer, bot_rng};

/// Marks compared before giving up.
const TRIES: u32 = 64;

/// Actions between two decisions of a seat at most.
const LONGEST: usize = 4;

/// What a seat knows, as a number.
pub(super) type Mark = [u8; 32];

/// What this seat knows in this world, as a number.
pub(super) fn mark<G: Game + Redeal>(world: &G, seat: Seat) -> Mark {
    digest(&world.redeal(Viewer::Seat(seat), &mut bot_rng(0)))
}

/// The way from the last decision to now.
pub(super) struct Trace<'a, G: Game> {
    pub(super) tree: &'a Tree<G::Action>,
    pub(super) seat: Seat,
    pub(super) now: Mark,
    pub(super) tries: u32,
    pub(super) path: Vec<(Seat, G::Action)>,
}

impl<'a, G: Game + Redeal> Trace<'a, G> {
    pub(super) fn new(tree: &'a Tree<G::Action>, seat: Seat, now: Mark) -> Self {
        Self {
            tree,
            seat,
            now,
            tries: TRIES,
            path: Vec::with_capacity(LONGEST),
        }
    }

    /// The actions that lead from the world imagined last time to now, the seat's own first.
    pub(super) fn find(mut self, before: &G, played: &G::Action) -> Option<Vec<(Seat, G::Action)>> {
        let seat = self.seat;
        let child = self
            .tree
            .children(ROOT)
            .find(|&c| self.tree.node(c).by == seat && self.tree.action(c) == played)?;
        self.step(before, child).then_some(self.path)
    }

    /// Whether the present lies at or below this node.
    fn step(&mut self, before: &G, node: u32) -> bool {
        let (by, action) = (self.tree.node(node).by, self.tree.action(node).clone());
        let Ok(legal) = Legal::judge(before, Actor::Seat(by), action.clone()) else {
            return false;
        };
        let mut world = before.clone();
        let mut chance = Chance::imagined(&mut bot_rng(0));
        world.apply(legal, &mut chance, &mut Deaf);
        if chance.take_used() {
            return false;
        }
        self.path.push((by, action));
        let found = if world.to_act().has(self.seat) {
            self.tries = self.tries.saturating_sub(1);
            mark(&world, self.seat) == self.now
        } else {
            self.path.len() < LONGEST && self.step_on(&world, node)
        };
        if !found {
            self.path.pop();
        }
        found
    }

    fn step_on(&mut self, world: &G, node: u32) -> bool {
        let tree = self.tree;
        tree.children(node)
            .any(|child| self.tries > 0 && tree.node(child).visits > 0 && self.step(world, child))
    }
}
