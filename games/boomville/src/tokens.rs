//! Barriers, cones and one-way tokens on the streets.

use crate::action::Action as A;
use crate::state::Boomville;
use crate::town::Town;
use maraude_core::bits;
use serde::{Deserialize, Serialize};

/// How many barriers there are.
pub const BARRIERS: u32 = 7;
/// How many one-way tokens there are.
pub const ONE_WAYS: u32 = 12;

/// What stands on the board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tokens {
    /// The barred lines.
    pub(crate) barriers: u64,
    /// The spots with a token.
    pub(crate) one_ways: u32,
    /// Those of them whose arrow runs from the second end to the first.
    pub(crate) reversed: u32,
    /// The orange cells with their cone.
    pub(crate) cones: u8,
}

/// Something that blocks a street.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// The barrier on this line.
    Barrier(u8),
    /// The one-way token on this spot.
    OneWay(u8),
    /// The cone with this number, from 1.
    Cone(u8),
}

impl Tokens {
    /// An empty board.
    pub(crate) const NONE: Self = Self {
        barriers: 0,
        one_ways: 0,
        reversed: 0,
        cones: 0,
    };

    /// The direction of the token on a spot, if there is one.
    pub(crate) fn direction(&self, spot: u8) -> Option<u8> {
        (self.one_ways >> spot & 1 != 0).then_some((self.reversed >> spot & 1) as u8)
    }

    /// Whether the obstacle is there.
    pub(crate) fn has(&self, obstacle: Obstacle) -> bool {
        match obstacle {
            Obstacle::Barrier(line) => line < 64 && self.barriers >> line & 1 != 0,
            Obstacle::OneWay(spot) => spot < 32 && self.one_ways >> spot & 1 != 0,
            Obstacle::Cone(number) => {
                (1..=8).contains(&number) && self.cones >> (number - 1) & 1 != 0
            }
        }
    }

    /// Every obstacle there is, barriers first.
    pub(crate) fn obstacles(&self) -> impl Iterator<Item = Obstacle> {
        let barriers = bits(self.barriers).map(Obstacle::Barrier);
        let one_ways = bits(self.one_ways.into()).map(Obstacle::OneWay);
        let cones = bits(self.cones.into()).map(|cone| Obstacle::Cone(cone + 1));
        barriers.chain(one_ways).chain(cones)
    }

    /// The spots without a token, if a token is left.
    pub(crate) fn free_spots(&self, town: &Town) -> u32 {
        let all = ((1u64 << town.plan.spots.len()) - 1) as u32;
        if self.one_ways.count_ones() < ONE_WAYS {
            all & !self.one_ways
        } else {
            0
        }
    }

    /// Those of the lines that are not barred, if a barrier is left.
    pub(crate) fn free_lines(&self, lines: u64) -> u64 {
        if self.barriers.count_ones() < BARRIERS {
            lines & !self.barriers
        } else {
            0
        }
    }
}

impl Boomville {
    /// Puts down, turns or takes away the token that an action names.
    pub(crate) fn change_tokens(&mut self, action: A) {
        match action {
            A::PlaceOneWay { spot, direction } => self.put_one_way(spot, direction),
            A::FlipOneWay(spot) => self.flip(spot),
            A::Bar(line) => self.put_barrier(line),
            A::Remove(obstacle) => self.take_away(obstacle),
            _ => {}
        }
    }

    /// Puts a one-way token down.
    pub(crate) fn put_one_way(&mut self, spot: u8, direction: u8) {
        self.tokens.one_ways |= 1 << spot;
        self.tokens.reversed |= u32::from(direction) << spot;
        for &step in &self.town.against[spot as usize][direction as usize] {
            self.open.close(step);
        }
    }

    /// Bars a line.
    pub(crate) fn put_barrier(&mut self, line: u8) {
        self.tokens.barriers |= 1 << line;
        for step in self.town.over_line[line as usize] {
            self.open.close(step);
        }
    }

    /// Puts a cone on its orange cell.
    pub(crate) fn put_cone(&mut self, cone: u8) {
        self.tokens.cones |= 1 << cone;
        for &step in &self.town.onto_orange[cone as usize] {
            self.open.close(step);
        }
    }

    /// Turns a one-way token round.
    pub(crate) fn flip(&mut self, spot: u8) {
        self.tokens.reversed ^= 1 << spot;
        self.reopen();
    }

    /// Takes an obstacle off the board.
    pub(crate) fn take_away(&mut self, obstacle: Obstacle) {
        match obstacle {
            Obstacle::Barrier(line) => self.tokens.barriers &= !(1 << line),
            Obstacle::OneWay(spot) => {
                self.tokens.one_ways &= !(1 << spot);
                self.tokens.reversed &= !(1 << spot);
            }
            Obstacle::Cone(number) => self.tokens.cones &= !(1 << (number - 1)),
        }
        self.reopen();
    }

    /// The same table with these tokens on the board.
    pub(crate) fn with_tokens(&self, tokens: Tokens) -> Self {
        let mut world = self.clone();
        world.tokens = tokens;
        world.reopen();
        world
    }

    /// Recomputes the open steps: more than one token may have closed a step.
    fn reopen(&mut self) {
        let tokens = self.tokens;
        self.open = self.town.open;
        for line in bits(tokens.barriers) {
            self.put_barrier(line);
        }
        for spot in bits(tokens.one_ways.into()) {
            self.put_one_way(spot, (tokens.reversed >> spot & 1) as u8);
        }
        for cone in bits(tokens.cones.into()) {
            self.put_cone(cone);
        }
    }
}
