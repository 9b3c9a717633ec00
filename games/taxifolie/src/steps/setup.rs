//! Setting up: shuffled piles, purses, taxis on Départ (TF-T1).

use super::shuffled_pile;
use crate::cards::cards;
use crate::edition::Edition;
use crate::refusal::Refusal;
use crate::state::{CLIENTS, FARES, HAZARDS, PURSE, Phase, Taxi, Taxifolie};
use maraude_core::{BySeat, Chance, Pile, Purpose, Seat, Seats};

impl Taxifolie {
    pub(crate) fn set_up(
        edition: Edition,
        seats: u8,
        chance: &mut Chance,
    ) -> Result<Self, Refusal> {
        if !(2..=6).contains(&seats) {
            return Err(Refusal::Seats);
        }
        let cards = cards();
        let box_of_notes = edition.banknotes();
        let total: u16 = box_of_notes.iter().map(|(note, n)| note * n).sum();
        let mut game = Self {
            edition,
            seats,
            phase: Phase::Opening,
            turn: Seat::at(0),
            starter: Seat::at(0),
            contenders: Seats::all(seats),
            opening: BySeat::filled(seats, [0; 2]),
            dice: [0; 2],
            extra: 0,
            rolls: 0,
            shuffles: 1,
            reached: Seats::NONE,
            bank: total,
            taxis: BySeat::filled(seats, Taxi::at_the_start()),
            clients: shuffled(cards.clients.len(), CLIENTS, chance),
            hazards: shuffled(cards.hazards.len(), HAZARDS, chance),
            fares: shuffled(cards.fares.len(), FARES, chance),
        };
        for seat in Seat::all(seats) {
            game.bank_pays(seat, PURSE);
        }
        Ok(game)
    }
}

/// A pile of all cards of a deck.
fn shuffled<const N: usize>(n: usize, purpose: Purpose, chance: &mut Chance) -> Pile<u8, N> {
    shuffled_pile((0..n as u8).collect(), &mut chance.at(purpose, 0))
}
