//! Counts cards and money, wherever they are (invariant 6).

use crate::state::{Taxifolie, fare_cards};
use maraude_core::{Inventory, bits};

impl Inventory for Taxifolie {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let taxis = self.taxis.values();
        let mut clients: Vec<u8> = self.clients.cards().to_vec();
        let mut fares: Vec<u8> = self.fares.cards().to_vec();
        let mut hazards: Vec<u8> = self.hazards.cards().to_vec();
        for taxi in taxis {
            if !taxi.trip.is_empty() {
                clients.push(taxi.trip.client);
                fares.push(taxi.trip.fare);
            }
            fares.extend(fare_cards(taxi.kept));
            hazards.extend(bits(taxi.trip.orders));
        }
        let money: u64 = taxis.iter().map(|taxi| u64::from(taxi.money)).sum();
        vec![
            ("clients", clients.len() as u64),
            ("different clients", different(&mut clients)),
            ("hazards", hazards.len() as u64),
            ("different hazards", different(&mut hazards)),
            ("fares", fares.len() as u64),
            ("different fares", different(&mut fares)),
            ("EUR", money + u64::from(self.bank)),
        ]
    }
}

fn different(cards: &mut Vec<u8>) -> u64 {
    cards.sort_unstable();
    cards.dedup();
    cards.len() as u64
}
