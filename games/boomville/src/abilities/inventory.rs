//! Counts cards and tokens, wherever they are (invariant 6).

use crate::state::Boomville;
use crate::tokens::{BARRIERS, ONE_WAYS};
use crate::town::CONES;
use maraude_core::Inventory;

impl Inventory for Boomville {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let left_out = if self.options.incidents {
            0
        } else {
            self.deck.incidents()
        };
        let piled = |pile: &[u8], card: u8| pile.iter().map(|&c| u64::from(c == card)).sum::<u64>();
        let seated = || self.players.values().iter();
        let taxi = |card: u8| {
            let held = seated().map(|player| player.held);
            let sets = held.chain([self.taxi_discard, left_out]);
            piled(self.taxi_pile.cards(), card) + sets.map(|set| set >> card & 1).sum::<u64>()
        };
        let destination = |place: u8| {
            let held = seated().map(|player| u64::from(player.destination == place));
            let shown = seated().map(|player| u64::from(player.shown >> place & 1));
            piled(self.destination_pile.cards(), place) + held.chain(shown).sum::<u64>()
        };
        let tokens = &self.tokens;
        let supply = |there: u32, all: u32| u64::from(there) + u64::from(all.saturating_sub(there));
        let mut inventory = vec![
            ("barriers", supply(tokens.barriers.count_ones(), BARRIERS)),
            (
                "one-way tokens",
                supply(tokens.one_ways.count_ones(), ONE_WAYS),
            ),
            ("cones", supply(tokens.cones.count_ones(), CONES as u32)),
        ];
        let cards = self.deck.data.taxi.iter().enumerate();
        inventory.extend(cards.map(|(card, data)| (data.id.as_str(), taxi(card as u8))));
        let cards = self.deck.data.destinations.iter().enumerate();
        inventory
            .extend(cards.map(|(place, data)| (data.place.as_str(), destination(place as u8))));
        inventory
    }
}
