//! Imagining the order of the piles.

use crate::soldier::{SOLDIERS, SoldierCard, SoldierSet};
use crate::state::{Marne, Phase};
use crate::taxi::{TaxiCard, TaxiSet};
use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Viewer};

impl Redeal for Marne {
    fn redeal(&self, _: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        match self.phase {
            Phase::Over => return world,
            Phase::Officers => {
                world.pile_up(SoldierSet::ALL);
                Luck::shuffle(rng, &mut world.soldier_pile[..SOLDIERS]);
                world.deal();
            }
            _ => world.reshuffle_soldiers(rng),
        }
        world.reshuffle_taxis(rng);
        world
    }
}

impl Marne {
    /// The same Soldier cards in another order.
    pub(crate) fn reshuffle_soldiers(&mut self, rng: &mut impl Rng) {
        let pile: SoldierSet = self
            .soldiers_in_pile()
            .iter()
            .filter_map(|&number| SoldierCard::from_number(number))
            .collect();
        self.pile_up(pile);
        Luck::shuffle(rng, &mut self.soldier_pile[..pile.len() as usize]);
    }

    /// The same Taxi cards in another order; the back of the top card, once shown, stays the
    /// same (MA-14).
    fn reshuffle_taxis(&mut self, rng: &mut impl Rng) {
        let back = self
            .top_taxi()
            .filter(|_| self.phase != Phase::Officers)
            .map(TaxiCard::colour);
        let pile: TaxiSet = self
            .taxis_in_pile()
            .iter()
            .filter_map(|&number| TaxiCard::from_number(number))
            .collect();
        let cards = pile.len() as usize;
        for (place, card) in self.taxi_pile.iter_mut().zip(pile.iter()) {
            *place = card.number();
        }
        let Some(back) = back else {
            Luck::shuffle(rng, &mut self.taxi_pile[..cards]);
            return;
        };
        let fitting = pile.iter().filter(|card| card.colour() == back).count();
        let chosen = Luck::below(rng, fitting as u32) as usize;
        let top = pile
            .iter()
            .filter(|card| card.colour() == back)
            .nth(chosen)
            .expect("the top card is among those with its back");
        let place = pile.iter().take_while(|&card| card != top).count();
        self.taxi_pile.swap(place, cards - 1);
        Luck::shuffle(rng, &mut self.taxi_pile[..cards - 1]);
    }
}
