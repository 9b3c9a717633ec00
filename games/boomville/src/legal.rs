//! What the mover may do: every action in a pinned order, or one at random.

use crate::action::BoomvilleAction as A;
use crate::cards::Kind;
use crate::state::{Boomville, Grants, Phase};
use crate::tokens::bits;
use crate::ways::{Drive, SHORTCUT};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Way};

impl Boomville {
    /// Calls `each` with every legal action of the mover that is no way.
    pub(crate) fn plain_actions(&self, each: &mut impl FnMut(A)) {
        match self.turn.phase {
            Phase::Roll => {
                each(A::Roll);
                if self.holds(Kind::ChanceFace) {
                    (1..=6).for_each(|face| each(A::ChooseFace(face)));
                }
            }
            Phase::Drive => self.chances_for_way(each),
            Phase::Stuck => {
                if self.may_play_in_dead_end(Kind::ChanceOver) {
                    each(A::DriveOver);
                }
                if self.may_play_in_dead_end(Kind::ChanceOneWays) {
                    each(A::IgnoreOneWays);
                }
                if self.may_hop() {
                    each(A::Hop);
                }
                each(A::Stay);
            }
            Phase::PlaceOneWay => {
                for spot in bits(self.tokens.free_spots(self.town).into()) {
                    (0..2).for_each(|direction| each(A::PlaceOneWay { spot, direction }));
                }
            }
            Phase::FlipOneWay => {
                bits(self.tokens.one_ways.into()).for_each(|spot| each(A::FlipOneWay(spot)));
            }
            Phase::StreetBarrier => {
                bits(self.free_street_lines()).for_each(|line| each(A::Bar(line)));
            }
            Phase::BridgeBarrier => {
                bits(self.free_bridge_lines()).for_each(|line| each(A::Bar(line)));
            }
            Phase::Remove => {
                self.tokens
                    .obstacles()
                    .for_each(|obstacle| each(A::Remove(obstacle)));
                each(A::RemoveNothing);
            }
            Phase::After => {
                each(A::MoveAgain);
                each(A::EndTurn);
            }
            Phase::Shortcut | Phase::Asked | Phase::Over => {}
        }
    }

    /// Calls `each` with every legal way of the mover, if ways are to be chosen.
    pub(crate) fn ways(&self, each: &mut impl FnMut(Way)) {
        match self.turn.phase {
            Phase::Drive => self.each_way(self.drive(), each),
            Phase::Shortcut => self.each_shortcut(self.shortcut(), each),
            _ => {}
        }
    }

    fn chances_for_way(&self, each: &mut impl FnMut(A)) {
        if self.may_play_for_way(Kind::ChanceOver) {
            each(A::DriveOver);
        }
        if !self.turn.grants.one_ways && self.may_play_for_way(Kind::ChanceOneWays) {
            each(A::IgnoreOneWays);
        }
    }

    /// The drive of a shortcut: under one-ways and obstacles (BV-C14).
    pub(crate) fn shortcut(&self) -> Drive {
        Drive {
            cells: SHORTCUT,
            grants: Grants::NONE,
            ..self.drive()
        }
    }

    /// One legal action of the mover, every one possible.
    pub(crate) fn draw_action(&self, rng: &mut impl Rng) -> Option<A> {
        match self.turn.phase {
            Phase::Roll if !self.holds(Kind::ChanceFace) => Some(A::Roll),
            Phase::Drive => {
                if self.mover().held != 0 && Luck::below(rng, 4) == 0 {
                    let mut chance = None;
                    self.chances_for_way(&mut |action| {
                        if chance.is_none() || Luck::below(rng, 2) == 0 {
                            chance = Some(action);
                        }
                    });
                    if chance.is_some() {
                        return chance;
                    }
                }
                Some(A::Drive(self.random_way(self.drive(), rng)))
            }
            Phase::Shortcut => {
                let cells = Luck::below(rng, SHORTCUT.into()) as u8 + 1;
                let drive = Drive {
                    cells,
                    ..self.shortcut()
                };
                Some(A::Shortcut(self.random_way(drive, rng)))
            }
            Phase::PlaceOneWay => {
                let spot = one_bit(self.tokens.free_spots(self.town).into(), rng)?;
                Some(A::PlaceOneWay {
                    spot,
                    direction: (rng.next_u32() & 1) as u8,
                })
            }
            Phase::FlipOneWay => Some(A::FlipOneWay(one_bit(self.tokens.one_ways.into(), rng)?)),
            Phase::StreetBarrier => Some(A::Bar(one_bit(self.free_street_lines(), rng)?)),
            Phase::BridgeBarrier => Some(A::Bar(one_bit(self.free_bridge_lines(), rng)?)),
            _ => {
                let mut n = 0;
                self.plain_actions(&mut |_| n += 1);
                let chosen = (n > 0).then(|| Luck::below(rng, n))?;
                let (mut index, mut found) = (0, None);
                self.plain_actions(&mut |action| {
                    if index == chosen {
                        found = Some(action);
                    }
                    index += 1;
                });
                found
            }
        }
    }
}

/// One number of a set.
fn one_bit(mut set: u64, rng: &mut impl Rng) -> Option<u8> {
    if set == 0 {
        return None;
    }
    for _ in 0..Luck::below(rng, set.count_ones()) {
        set &= set - 1;
    }
    Some(set.trailing_zeros() as u8)
}
