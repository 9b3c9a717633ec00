//! Counts cards and money, wherever they are (invariant 6).

use crate::state::Taxifolie;
use maraude_core::Inventory;

impl Inventory for Taxifolie {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let taxis = &self.taxis[..self.seats as usize];
        let mut clients: Vec<u8> = self.clients.iter().collect();
        let mut fares: Vec<u8> = self.fares.iter().collect();
        let mut hazards: Vec<u8> = self.hazards.iter().collect();
        for taxi in taxis {
            if !taxi.trip.is_empty() {
                clients.push(taxi.trip.client);
                fares.push(taxi.trip.fare);
            }
            fares.extend((0..100).filter(|card| taxi.kept & 1 << card != 0));
            hazards.extend((0..64).filter(|card| taxi.trip.orders & 1 << card != 0));
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
