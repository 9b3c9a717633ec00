//! One legal action at random; every one can come up.

use crate::action::Action;
use crate::state::{Phase, Taxifolie};
use maraude_core::rand_core::Rng;
use maraude_core::{Game, Sample, Seat};

impl Sample for Taxifolie {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if !self.to_act().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Drive => Action::Drive {
                way: self.drives().sample(rng),
            },
            _ => Action::Roll,
        })
    }
}
