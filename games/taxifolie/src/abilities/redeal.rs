//! Deals again what a viewer can't see: the order of the piles (TF-X2).

use crate::state::{Phase, Taxifolie};
use maraude_core::rand_core::Rng;
use maraude_core::{Redeal, Viewer};

impl Redeal for Taxifolie {
    /// Nobody knows more than anybody else: only the order of the piles is hidden.
    fn redeal(&self, _: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        if self.phase == Phase::Over {
            return world;
        }
        world.clients.redeal(rng);
        world.hazards.redeal(rng);
        world.fares.redeal(rng);
        world
    }
}
