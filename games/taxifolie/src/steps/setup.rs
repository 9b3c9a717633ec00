//! Setting up: shuffled piles, purses, taxis on Départ (TF-T1).

use crate::cards::cards;
use crate::edition::Edition;
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::state::{CLIENTS, FARES, HAZARDS, PURSE, Phase, Taxi, Taxifolie};
use maraude_core::{Chance, MAX_SEATS, Purpose, Seat, Seats};

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
            opening: [[0; 2]; MAX_SEATS],
            dice: [0; 2],
            extra: 0,
            rolls: 0,
            shuffles: 1,
            reached: Seats::NONE,
            bank: total,
            taxis: [Taxi::at_the_start(); MAX_SEATS],
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

fn shuffled<const N: usize>(n: usize, purpose: Purpose, chance: &mut Chance) -> Pile<N> {
    let mut cards = [0; N];
    for (no, card) in cards[..n].iter_mut().enumerate() {
        *card = no as u8;
    }
    chance.at(purpose, 0).shuffle(&mut cards[..n]);
    Pile::shuffled(&cards[..n])
}
