//! What a player notices and what it cares about. The levels below the strongest see less of the
//! board, like drawing cards too much and think less of their rivals; they never slip.

use super::compass::Compass;
use crate::state::{Boomville, PARKED};
use crate::tokens::Tokens;
use maraude_core::rand_core::Rng;
use maraude_core::{BotRng, bits, bot_rng};
use std::borrow::Cow;

/// The habits of a level.
#[derive(Clone, Copy)]
pub struct Habits {
    /// Tokens are noticed within this many cells of the own taxi, and remembered.
    pub sight: u8,
    /// The turns that drawing a Taxi card is thought to be worth.
    pub card: f32,
    /// The weight of a leader's turn against an own turn when a token is placed.
    pub hinder: f32,
}

impl Habits {
    /// Sees the whole board and knows the worth of things.
    pub const SHARP: Self = Self {
        sight: u8::MAX,
        card: 0.15,
        hinder: 0.6,
    };
}

/// One player's eye: its habits, and the tokens that it has noticed.
#[derive(Clone)]
pub(super) struct Eye {
    pub(super) habits: Habits,
    noticed: Tokens,
    /// Chooses between things that look alike; none: the first one is taken.
    rng: Option<BotRng>,
}

impl Eye {
    /// Misses nothing.
    pub(super) const SHARP: Self = Self {
        habits: Habits::SHARP,
        noticed: Tokens::NONE,
        rng: None,
    };

    /// A player with these habits.
    pub(super) fn new(seed: u64, habits: Habits) -> Self {
        Self {
            habits,
            noticed: Tokens::NONE,
            // Not the generator of the imagined worlds: their luck must not depend on it.
            rng: Some(bot_rng(seed ^ 0x0e7e)),
        }
    }

    /// The board as this player knows it: tokens far from its taxi that it never came near are
    /// missing.
    pub(super) fn look<'a>(&mut self, world: &'a Boomville) -> Cow<'a, Boomville> {
        if self.habits.sight == u8::MAX {
            return Cow::Borrowed(world);
        }
        let at = match world.mover().at {
            PARKED => world.town.plan.parking.opens,
            at => at,
        };
        let near = Compass::around(world, at);
        let seen = |cell: u16| near.of(world, cell) <= self.habits.sight;
        let town = world.town;
        let mut now = world.tokens;
        for line in bits(now.barriers & !self.noticed.barriers) {
            if !town.plan.lines[line as usize].between.into_iter().any(seen) {
                now.barriers &= !(1 << line);
            }
        }
        for spot in bits((now.one_ways & !self.noticed.one_ways).into()) {
            if !seen(town.plan.spots[spot as usize].cell) {
                now.one_ways &= !(1 << spot);
            }
        }
        now.reversed &= now.one_ways;
        for cone in bits((now.cones & !self.noticed.cones).into()) {
            if !seen(town.orange[cone as usize]) {
                now.cones &= !(1 << cone);
            }
        }
        self.noticed = now;
        Cow::Owned(world.with_tokens(now))
    }

    /// Less than anything that matters: decides between actions that look alike.
    pub(super) fn whim(&mut self) -> f32 {
        const MOST: f32 = 0.02;
        self.rng
            .as_mut()
            .map_or(0.0, |rng| MOST * (rng.next_u32() as f32 / u32::MAX as f32))
    }
}
