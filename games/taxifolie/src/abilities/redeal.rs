//! Deals again what a viewer can't see: the order of the piles (TF-X2).

use crate::state::{Phase, Taxifolie};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Viewer};

impl Redeal for Taxifolie {
    /// Nobody knows more than anybody else: only the order of the piles is hidden.
    fn redeal(&self, _: Viewer, rng: &mut impl Rng) -> Self {
        if self.phase == Phase::Over {
            return self.clone();
        }
        let mut world = self.clone();
        world.clients = self.clients.redealt(|cards| rng.shuffle(cards));
        world.hazards = self.hazards.redealt(|cards| rng.shuffle(cards));
        world.fares = self.fares.redealt(|cards| rng.shuffle(cards));
        world
    }
}
