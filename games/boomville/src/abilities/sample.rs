//! One legal action at random; every one can come up.

use crate::action::Action as A;
use crate::cards::Kind;
use crate::set::pick;
use crate::state::{Boomville, Phase};
use crate::ways::{Drive, SHORTCUT};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Sample, Seat};

impl Sample for Boomville {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<A> {
        if seat != self.turn.seat {
            return None;
        }
        match self.turn.phase {
            Phase::Roll if !self.holds(Kind::ChanceFace) => Some(A::Roll),
            Phase::Drive => {
                let chance = self.sample_chance(rng);
                chance.or_else(|| Some(A::Drive(self.random_way(self.drive(), rng))))
            }
            Phase::Shortcut if self.may_move(self.turn.grants) => {
                let cells = Luck::below(rng, SHORTCUT.into()) as u8 + 1;
                let drive = Drive {
                    cells,
                    ..self.shortcut()
                };
                let chance = self.sample_chance(rng);
                chance.or_else(|| Some(A::Shortcut(self.random_way(drive, rng))))
            }
            Phase::PlaceOneWay => {
                let spot = pick(self.tokens.free_spots(self.town).into(), rng)?;
                Some(A::PlaceOneWay {
                    spot,
                    direction: (rng.next_u32() & 1) as u8,
                })
            }
            Phase::FlipOneWay => Some(A::FlipOneWay(pick(self.tokens.one_ways.into(), rng)?)),
            Phase::StreetBarrier => Some(A::Bar(pick(self.free_street_lines(), rng)?)),
            Phase::BridgeBarrier => Some(A::Bar(pick(self.free_bridge_lines(), rng)?)),
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

impl Boomville {
    /// A CHANCE for the way, now and then.
    fn sample_chance(&self, rng: &mut impl Rng) -> Option<A> {
        if self.mover().held == 0 || Luck::below(rng, 4) > 0 {
            return None;
        }
        let mut chance = None;
        self.chances_for_way(&mut |action| {
            if chance.is_none() || Luck::below(rng, 2) == 0 {
                chance = Some(action);
            }
        });
        chance
    }
}
