//! Counts the box (MA-03 to MA-05): cards one by one, tokens as sums.

use crate::soldier::{SOLDIERS, SoldierCard, SoldierSet};
use crate::state::{Marne, TOKENS};
use crate::taxi::TAXIS;
use maraude_core::Inventory;

impl Inventory for Marne {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let mut soldiers = [0u64; SOLDIERS];
        let mut count = |card: SoldierCard| soldiers[card.index()] += 1;
        let hands = self.hands.values().iter();
        for set in hands.chain([&self.reserve, &self.soldier_discard]) {
            set.iter().for_each(&mut count);
        }
        let pile = self.soldier_pile.cards().iter();
        pile.copied()
            .chain(self.drawn)
            .chain(self.resolving)
            .for_each(&mut count);

        let mut taxis = [0u64; TAXIS];
        let pile = self.taxi_pile.cards().iter();
        pile.copied()
            .chain(self.taxis.iter().copied().flatten())
            .chain(self.taxi_discard.iter())
            .for_each(|card| taxis[card.index()] += 1);

        let bonuses = SoldierSet::BONUS.iter().map(|card| soldiers[card.index()]);
        let heap = u64::from(TOKENS) - u64::from(self.tokens.len());
        let mut box_ = vec![
            ("bonus cards", bonuses.sum()),
            ("officers", self.officers.len() as u64),
            ("tokens", heap + u64::from(self.tokens.len())),
        ];
        box_.extend(SOLDIER_IDS.iter().copied().zip(soldiers));
        box_.extend(TAXI_IDS.iter().copied().zip(taxis));
        box_
    }
}

const SOLDIER_IDS: [&str; SOLDIERS] = [
    "S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11", "S12", "S13",
    "S14", "S15", "S16", "S17", "S18", "S19", "S20", "S21", "S22", "S23", "S24", "S25", "S26",
    "S27",
];

const TAXI_IDS: [&str; TAXIS] = [
    "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13",
    "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T22", "T23", "T24",
];
