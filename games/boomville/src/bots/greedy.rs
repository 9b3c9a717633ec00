//! Drives the shortest way past the obstacles, hinders the leader, frees itself.

use super::compass::Compass;
use super::eye::{Eye, Habits};
use super::minds::{Beliefs, Minds};
use super::odds::TURNS;
use super::prospects::Prospects;
use crate::action::Action as A;
use crate::cards::Kind;
use crate::state::{Boomville, Grants, Hop, MAX_PLAYERS, Phase};
use crate::town::Paving;
use maraude_core::{Bot, BotRng, Budget, Decision, Seat, Seen, bot_rng};
use maraude_roads::Way;

/// How many turns a CHANCE card must save to be played for the way.
const CHANCE_SAVES: f32 = 1.3;
/// The time it pretends to think, in milliseconds.
const THINK_MS: u32 = 900;

/// A player that looks one step ahead.
pub struct Greedy {
    rng: BotRng,
    eye: Eye,
}

impl Greedy {
    /// A player whose imagination follows from this number.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: bot_rng(seed),
            eye: Eye::SHARP,
        }
    }

    /// A player with other habits.
    pub fn with_habits(seed: u64, habits: Habits) -> Self {
        Self {
            rng: bot_rng(seed),
            eye: Eye::new(seed, habits),
        }
    }
}

impl Bot<Boomville> for Greedy {
    fn decide(&mut self, seen: &Seen<'_, Boomville>, _: Budget<'_>) -> Option<Decision<A>> {
        let world = seen.redeal(&mut self.rng);
        let action = choose(&world, seen.seat(), &mut self.eye)?;
        Some(Decision {
            action,
            think_ms: THINK_MS,
        })
    }
}

/// The action to take. Reads only what the seat may know.
pub(super) fn choose(world: &Boomville, me: Seat, eye: &mut Eye) -> Option<A> {
    match world.turn.phase {
        Phase::Asked | Phase::Over => None,
        Phase::Roll => Some(face_or_roll(world)),
        Phase::Drive | Phase::Shortcut => Some(drive(world, eye)),
        Phase::Stuck => Some(out_of_dead_end(world)),
        Phase::After => Some(A::MoveAgain),
        _ => place(world, me, eye),
    }
}

/// CHANCE for the face is played when it arrives.
fn face_or_roll(world: &Boomville) -> A {
    if !world.holds(Kind::ChanceFace) {
        return A::Roll;
    }
    let distance = Compass::to(world, world.own_cell()).of(world, world.mover().at);
    if (1..=6).contains(&distance) {
        A::ChooseFace(distance)
    } else {
        A::Roll
    }
}

/// The cheapest action so far.
#[derive(Default)]
pub(super) struct Best {
    cost: Option<f32>,
    pub(super) action: Option<A>,
}

impl Best {
    pub(super) fn offer(&mut self, cost: f32, action: A) {
        if self.cost.is_none_or(|best| cost < best) {
            (self.cost, self.action) = (Some(cost), Some(action));
        }
    }
}

/// The cost of ending a drive on a cell, in turns; drawing a card there is worth `card`, and nobody
/// drives past the own destination for one.
fn cost(world: &Boomville, compass: &Compass, end: u16, card: f32) -> f32 {
    let drives = world.turn.phase == Phase::Drive;
    let draws = drives && world.town.paving[end as usize] == Paving::Yellow;
    let gains = draws || end == world.own_cell();
    TURNS.of(compass.of(world, end)) - if gains { card } else { 0.0 }
}

/// The best way, or the first of the CHANCE cards that together open a much better one.
pub(super) fn drive(world: &Boomville, eye: &mut Eye) -> A {
    let compass = Compass::to(&eye.look(world), world.own_cell());
    let (way, now) = best_way(world, &compass, world.turn.grants, eye);
    let mut best = (0.0, world.turn.grants);
    world.each_grants(None, &mut |grants, cards| {
        if cards > 0 {
            let (_, then) = best_way(world, &compass, grants, eye);
            let gain = now - then - CHANCE_SAVES * f32::from(cards);
            if gain > best.0 {
                best = (gain, grants);
            }
        }
    });
    toward(world, best.1).unwrap_or_else(|| {
        if way.is_empty() {
            A::Stay
        } else {
            world.along(way)
        }
    })
}

/// The CHANCE card to play first if these grants are wanted; none if nothing is missing.
fn toward(world: &Boomville, wanted: Grants) -> Option<A> {
    let Grants { over, one_ways, .. } = world.turn.grants;
    if wanted.one_ways && !one_ways {
        Some(A::IgnoreOneWays)
    } else {
        (wanted.over > over).then_some(A::DriveOver)
    }
}

/// How many turns are left after the best way of this drive, under these grants.
pub(crate) fn turns_with(world: &Boomville, grants: Grants) -> f32 {
    let compass = Compass::to(world, world.own_cell());
    best_way(world, &compass, grants, &mut Eye::SHARP.clone()).1
}

/// The best way under these grants and the turns left after it; without a step, those from here.
fn best_way(world: &Boomville, compass: &Compass, grants: Grants, eye: &mut Eye) -> (Way, f32) {
    let mut best = (Way::EMPTY, f32::INFINITY);
    let mut each = |way: Way| {
        let cost = cost(world, compass, way.last().unwrap_or(0), eye.habits.card) + eye.whim();
        if cost < best.1 {
            best = (way, cost);
        }
    };
    match world.turn.phase {
        Phase::Shortcut => world.each_shortcut(
            crate::ways::Drive {
                grants,
                ..world.shortcut()
            },
            &mut each,
        ),
        _ => world.each_way(
            crate::ways::Drive {
                grants,
                ..world.drive()
            },
            &mut each,
        ),
    }
    if best.0.is_empty() {
        best.1 = TURNS.of(compass.of(world, world.mover().at));
    }
    best
}

/// Hops if it may, else plays the fewest CHANCE cards that open a step.
pub(super) fn out_of_dead_end(world: &Boomville) -> A {
    if world.may_hop() {
        return A::Hop;
    }
    let mut way_out = None;
    world.each_grants(None, &mut |grants, _| {
        if way_out.is_none() && world.may_move(grants) {
            way_out = toward(world, grants);
        }
    });
    way_out.unwrap_or(A::Stay)
}

/// The world with a token put down, turned or taken away.
pub(super) fn with_token(world: &Boomville, action: A) -> Boomville {
    let mut world = world.clone();
    world.change_tokens(action);
    world
}

/// The token that helps most: own turns weighed against the leader's.
fn place(world: &Boomville, me: Seat, eye: &mut Eye) -> Option<A> {
    let beliefs = Minds::blank(world, me);
    let prospects = Prospects {
        me,
        beliefs: &beliefs,
    };
    let known = eye.look(world);
    let threats = threats(&known, &prospects, &beliefs);
    let mut best = Best::default();
    world.plain_actions(&mut |action| {
        let then = with_token(&known, action);
        let (own, _) = prospects.own(&then, then.mover().at);
        let mut cost = own;
        for (index, outlook) in prospects.others(&then).iter().enumerate() {
            if let Some(outlook) = outlook {
                cost -= eye.habits.hinder * threats[index] * outlook.mean(&beliefs[index]);
            }
        }
        if shut_in(&then) {
            cost += 3.0;
        }
        best.offer(cost + eye.whim(), action);
    });
    best.action
}

/// Whether the mover would stand in a dead end.
pub(super) fn shut_in(world: &Boomville) -> bool {
    !world.may_move(Grants {
        hop: Hop::None,
        ..Grants::NONE
    })
}

/// How much each rival matters: the leader counts most.
fn threats(world: &Boomville, prospects: &Prospects<'_>, beliefs: &Beliefs) -> [f32; MAX_PLAYERS] {
    let means = prospects.others(world);
    let mut threats = [0.0; MAX_PLAYERS];
    let mean = |index: usize| {
        means[index]
            .as_ref()
            .map(|outlook| outlook.mean(&beliefs[index]))
    };
    let least = (0..MAX_PLAYERS)
        .filter_map(mean)
        .fold(f32::INFINITY, f32::min);
    for (index, threat) in threats.iter_mut().enumerate() {
        if let Some(mean) = mean(index) {
            *threat = (-(mean - least) / 2.0).exp();
        }
    }
    threats
}
