//! The pieces whose number never changes: the law of conservation counts them.

use crate::Template;
use crate::state::Hand;
use maraude_core::Inventory;

impl Inventory for Template {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let hands = self.hands.values().iter().flat_map(|hand| hand.cards());
        let cards: Vec<u8> = hands.chain(self.pile.cards().iter().copied()).collect();
        let different: Hand = cards.iter().copied().collect();
        vec![
            ("cards", cards.len() as u64),
            ("different cards", different.len() as u64),
        ]
    }
}
