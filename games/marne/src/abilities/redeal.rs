//! Imagines another order of the piles.

use crate::soldier::SoldierCard;
use crate::state::{Marne, Phase};
use crate::taxi::TaxiCard;
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Viewer};

impl Redeal for Marne {
    fn redeal(&self, _: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        match self.phase {
            Phase::Over => return world,
            Phase::Officers => {
                world.soldier_pile = SoldierCard::all().collect();
                world.soldier_pile.redeal(rng);
                world.deal();
            }
            _ => world.soldier_pile.redeal(rng),
        }
        world.redeal_taxis(rng);
        world
    }
}

impl Marne {
    /// Imagines another order of the Taxi cards. The back of the top card, once shown, stays the
    /// same (MA-14).
    fn redeal_taxis(&mut self, rng: &mut impl Rng) {
        let shown = self.phase != Phase::Officers;
        let Some(back) = self.taxi_pile.top().filter(|_| shown).map(TaxiCard::colour) else {
            self.taxi_pile.redeal(rng);
            return;
        };
        let cards = self.taxi_pile.cards_mut();
        cards.sort_unstable();
        let fitting = |card: &TaxiCard| card.colour() == back;
        let chosen = Luck::below(
            rng,
            cards.iter().filter(|card| fitting(card)).count() as u32,
        );
        let (place, _) = cards
            .iter()
            .enumerate()
            .filter(|(_, card)| fitting(card))
            .nth(chosen as usize)
            .expect("the top card is among those with its back");
        let top = cards.len() - 1;
        cards.swap(place, top);
        Luck::shuffle(rng, &mut cards[..top]);
    }
}
