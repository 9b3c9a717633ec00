//! One iteration: down the tree, a playout, and back up.

use super::guide::{Guide, Values};
use super::measure::{Span, log2};
use super::settings::{Backup, SearchSettings};
use super::tree::{NONE, ROOT, Tree};
use maraude_core::{Actor, BotRng, Chance, Deaf, Game, Legal, Luck, Seat};

/// A tree being grown for one seat, with its reused buffers.
pub(super) struct Growth<'a, G: Game, U> {
    pub(super) tree: &'a mut Tree<G::Action>,
    pub(super) guide: &'a U,
    pub(super) settings: &'a SearchSettings,
    pub(super) seat: Seat,
    pub(super) rng: &'a mut BotRng,
    pub(super) span: &'a mut Span,
    pub(super) path: &'a mut Vec<u32>,
    pub(super) offered: &'a mut Vec<u32>,
    /// Actions applied so far.
    pub(super) nodes: u32,
}

impl<G: Game, U: Guide<G>> Growth<'_, G, U> {
    /// Walks one imagined world and adds what came of it.
    pub(super) fn iterate(&mut self, mut world: G) {
        let mut chance = Chance::imagined(self.rng);
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        let values = loop {
            if let Some(outcome) = world.outcome() {
                break self.guide.finish(&world, &outcome);
            }
            let is_new = node != ROOT && self.tree.node(node).visits == 0;
            let next = match world.to_act().first() {
                Some(seat) if !is_new => self.choose(node, &world, seat, &chance),
                _ => None,
            };
            let Some(child) = next else {
                break self.play_out(world, &mut chance);
            };
            let (by, action) = (self.tree.node(child).by, self.tree.action(child).clone());
            self.apply(&mut world, by, action, &mut chance);
            self.path.push(child);
            node = child;
        };
        self.back_up(&values);
    }

    /// The child to try next, or none if nothing can be tried.
    fn choose(&mut self, node: u32, world: &G, seat: Seat, chance: &Chance) -> Option<u32> {
        let (tree, offered) = (&mut *self.tree, &mut *self.offered);
        offered.clear();
        let mut before = NONE;
        self.guide.actions(world, seat, &mut |action| {
            let known = tree.find(node, before, seat, &action);
            if let Some(child) = known.or_else(|| tree.add(node, seat, action)) {
                before = child;
                tree.node_mut(child).offered += 1;
                offered.push(child);
            }
        });
        if self.settings.bias > 0.0 {
            self.look_at_new(world, seat, chance);
        }
        self.best(node)
    }

    /// Judges, once, the position after each action that was never looked at.
    fn look_at_new(&mut self, world: &G, seat: Seat, chance: &Chance) {
        for at in 0..self.offered.len() {
            let child = self.offered[at];
            if !self.tree.node(child).first_look.is_nan() {
                continue;
            }
            let (mut after, mut chance) = (world.clone(), chance.clone());
            let action = self.tree.action(child).clone();
            self.apply(&mut after, seat, action, &mut chance);
            let values = match after.outcome() {
                Some(outcome) => self.guide.finish(&after, &outcome),
                None => self.guide.judge(&after),
            };
            let look = self.worth(&values, seat);
            self.span.take(look);
            self.tree.node_mut(child).first_look = look;
        }
    }

    /// The best of the offered children by their mean and by how little they were tried.
    fn best(&mut self, node: u32) -> Option<u32> {
        let SearchSettings {
            exploration,
            bias,
            width,
            ..
        } = *self.settings;
        let visits = self.tree.node(node).visits as f32;
        let may_add = width <= 0.0 || {
            let tried = |child: &&u32| self.tree.node(**child).visits > 0;
            (self.offered.iter().filter(tried).count() as f32) < (width * visits.sqrt()).max(1.0)
        };
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        let mut equals = 0;
        for &child in self.offered.iter() {
            let known = self.tree.node(child);
            let tries = known.visits as f32 + bias;
            let score = if known.visits == 0 && (tries <= 0.0 || width > 0.0) {
                // Untried ones come first, in the order of their first look if there was one.
                let look = self.span.place(known.first_look);
                let look = if self.opposes(known.by) {
                    1.0 - look
                } else {
                    look
                };
                1e6 + if look.is_nan() { 0.0 } else { look }
            } else {
                let looks = if bias > 0.0 {
                    bias * known.first_look
                } else {
                    0.0
                };
                let mean = self.span.place((known.sum as f32 + looks) / tries);
                let mean = if self.opposes(known.by) {
                    1.0 - mean
                } else {
                    mean
                };
                mean + exploration * (log2(known.offered) / tries).sqrt()
            };
            if score >= 1e6 && !may_add {
                continue;
            }
            // Lots decide between equals, so that the order of the rules favours none.
            if score > highest {
                (best, highest, equals) = (Some(child), score, 1);
            } else if score >= highest {
                equals += 1;
                if self.rng.below(equals) == 0 {
                    best = Some(child);
                }
            }
        }
        best
    }

    fn play_out(&mut self, mut world: G, chance: &mut Chance) -> Values {
        for _ in 0..self.guide.depth() {
            if let Some(outcome) = world.outcome() {
                return self.guide.finish(&world, &outcome);
            }
            let seat = world.to_act().first();
            let step = seat.and_then(|seat| {
                let action = self.guide.step(&world, seat, self.rng)?;
                Some((seat, action))
            });
            let Some((seat, action)) = step else { break };
            self.apply(&mut world, seat, action, chance);
        }
        match world.outcome() {
            Some(outcome) => self.guide.finish(&world, &outcome),
            None => self.guide.judge(&world),
        }
    }

    fn apply(&mut self, world: &mut G, by: Seat, action: G::Action, chance: &mut Chance) {
        self.nodes += 1;
        let legal = Legal::judge(world, Actor::Seat(by), action);
        debug_assert!(legal.is_ok(), "the guide named an illegal action");
        if let Ok(legal) = legal {
            world.apply(legal, chance, &mut Deaf);
        }
    }

    fn back_up(&mut self, values: &Values) {
        for at in 0..self.path.len() {
            let node = self.path[at];
            let by = self.tree.node(node).by;
            let worth = self.worth(values, by);
            if node != ROOT {
                self.span.take(worth);
            }
            let node = self.tree.node_mut(node);
            node.visits += 1;
            node.sum += f64::from(worth);
        }
    }

    /// The value that counts where this seat acts.
    fn worth(&self, values: &Values, by: Seat) -> f32 {
        let subject = if self.opposes(by) { self.seat } else { by };
        values[subject.index()]
    }

    /// Whether the search takes this seat to want the least for the searching one.
    fn opposes(&self, by: Seat) -> bool {
        self.settings.backup == Backup::Paranoid && by != self.seat
    }
}
