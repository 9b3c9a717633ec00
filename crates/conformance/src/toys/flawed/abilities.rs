//! The abilities of a flawed game.

use super::{Act, Flawed, flaw};
use crate::toys::pioche::Action;
use maraude_core::rand_core::Rng;
use maraude_core::{Inventory, Redeal, Sample, Seat, Viewer};

impl<const FLAW: u8> Redeal for Flawed<FLAW> {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        if FLAW == flaw::LAZY_REDEAL {
            return self.clone();
        }
        if FLAW == flaw::KNOWING_REDEAL {
            for _ in 0..self.top().unwrap_or(0) {
                rng.next_u32();
            }
        }
        let mut world = self.game.redeal(viewer, rng);
        if FLAW == flaw::LOSING_REDEAL {
            world.pile.pop();
        }
        if FLAW == flaw::PARTIAL_REDEAL && viewer == Viewer::Spectator {
            world = self.game.redeal(Viewer::Seat(Seat::at(0)), rng);
        }
        self.with(world)
    }
}

impl<const FLAW: u8> Sample for Flawed<FLAW> {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Act<FLAW>> {
        let action = self.game.sample(seat, rng)?;
        Some(Act(match action {
            Action::Swap { card } if FLAW == flaw::PICKY => Action::Mark { card },
            _ if FLAW == flaw::WILD => Action::Roll,
            action => action,
        }))
    }
}

impl<const FLAW: u8> Inventory for Flawed<FLAW> {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        self.game.inventory()
    }
}
