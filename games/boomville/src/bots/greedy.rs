//! Drives the shortest way past the obstacles, hinders the leader, frees itself.

use super::compass::Compass;
use super::eye::Eye;
use super::minds::{Beliefs, Minds};
use super::odds::TURNS;
use super::prospects::Prospects;
use crate::action::Action as A;
use crate::cards::Kind;
use crate::state::{Boomville, Grants, Hop, MAX_PLAYERS, Phase};
use crate::town::Paving;
use maraude_core::{Bot, BotRng, Budget, Decision, Seat, Seen, bot_rng};
use maraude_roads::Way;

/// The value of a Taxi card in turns, about.
const CARD: f32 = 0.15;
/// How many turns a CHANCE card must save to be played for the way.
const CHANCE_SAVES: f32 = 1.3;
/// What a leader's turn weighs against an own turn.
const HINDER: f32 = 0.6;
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
        Self::misjudging(seed, 0.0)
    }

    /// A player who overestimates every distance by up to this many turns.
    pub fn misjudging(seed: u64, turns: f32) -> Self {
        Self {
            rng: bot_rng(seed),
            eye: Eye::blurred(seed, turns),
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
        Phase::Drive => Some(drive(world, eye)),
        Phase::Shortcut => {
            let compass = Compass::to(world, world.own_cell());
            let mut best = Best::default();
            world.ways(&mut |way| {
                let turns = TURNS.of(end_of(world, &compass, &way));
                best.offer(turns + eye.error(), A::Shortcut(way));
            });
            best.action
        }
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

fn end_of(world: &Boomville, compass: &Compass, way: &Way) -> u8 {
    compass.of(world, way.last().unwrap_or(0))
}

/// The cost of ending a way on a cell, in turns.
fn cost(world: &Boomville, compass: &Compass, way: &Way) -> f32 {
    let end = way.last().unwrap_or(0);
    let card = if world.town.paving[end as usize] == Paving::Yellow {
        CARD
    } else {
        0.0
    };
    TURNS.of(compass.of(world, end)) - card
}

/// The best way, or a CHANCE card that opens a much better one.
pub(super) fn drive(world: &Boomville, eye: &mut Eye) -> A {
    let compass = Compass::to(world, world.own_cell());
    let (way, now) = best_way(world, &compass, world.turn.grants, eye);
    for (kind, action) in [
        (Kind::ChanceOver, A::DriveOver),
        (Kind::ChanceOneWays, A::IgnoreOneWays),
    ] {
        if world.holds(kind) && !(kind == Kind::ChanceOneWays && world.turn.grants.one_ways) {
            let (_, then) = best_way(world, &compass, world.grants_with(kind), eye);
            if now - then >= CHANCE_SAVES && world.may_play_for_way(kind) {
                return action;
            }
        }
    }
    A::Drive(way)
}

/// How many turns are left after the best way of this roll, under these grants.
pub(crate) fn turns_with(world: &Boomville, grants: Grants) -> f32 {
    let compass = Compass::to(world, world.own_cell());
    best_way(world, &compass, grants, &mut Eye::SHARP.clone()).1
}

fn best_way(world: &Boomville, compass: &Compass, grants: Grants, eye: &mut Eye) -> (Way, f32) {
    let mut best = (Way::EMPTY, f32::INFINITY);
    world.each_way(
        crate::ways::Drive {
            grants,
            ..world.drive()
        },
        &mut |way| {
            let cost = cost(world, compass, &way) + eye.error();
            if cost < best.1 {
                best = (way, cost);
            }
        },
    );
    best
}

/// Hops if it may, else plays CHANCE.
pub(super) fn out_of_dead_end(world: &Boomville) -> A {
    if world.may_hop() {
        A::Hop
    } else if world.may_play_in_dead_end(Kind::ChanceOneWays) {
        A::IgnoreOneWays
    } else if world.may_play_in_dead_end(Kind::ChanceOver) {
        A::DriveOver
    } else {
        A::Stay
    }
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
    let threats = threats(world, &prospects, &beliefs);
    let mut best = Best::default();
    world.plain_actions(&mut |action| {
        let then = with_token(world, action);
        let (own, _) = prospects.own(&then, then.mover().at);
        let mut cost = own;
        for (index, outlook) in prospects.others(&then).iter().enumerate() {
            if let Some(outlook) = outlook {
                cost -= HINDER * threats[index] * outlook.mean(&beliefs[index]);
            }
        }
        if shut_in(&then) {
            cost += 3.0;
        }
        best.offer(cost + eye.error(), action);
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
