//! What is true at the table.

use crate::board::{CellNo, board};
use crate::edition::Edition;
use crate::trip::Trip;
use crate::ways::{Drive, Walk};
use maraude_core::{BySeat, Pile, Purpose, Seat, Seats};
use maraude_roads::NOWHERE;
use serde::Serialize;

/// TF-T15: EUR that win.
pub const GOAL: u16 = 250;
/// TF-T1: EUR each player begins with.
pub const PURSE: u16 = 30;
/// TF-T9: EUR for landing exactly on the destination.
pub const BONUS: u16 = 20;

pub(crate) const DICE: Purpose = Purpose(1);
pub(crate) const CLIENTS: Purpose = Purpose(2);
pub(crate) const HAZARDS: Purpose = Purpose(3);
pub(crate) const FARES: Purpose = Purpose(4);

/// What the seat to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Roll for the start (TF-T2).
    Opening,
    /// Roll (TF-T3).
    Roll,
    /// Drive what was rolled (TF-T4).
    Drive,
    /// Nothing: the game is over.
    Over,
}

/// One taxi and what lies before its player.
#[derive(Clone, Copy, Debug)]
pub struct Taxi {
    /// Where it stands.
    pub cell: CellNo,
    /// Where it came from; [`NOWHERE`] if the heading is free.
    pub from: CellNo,
    /// EUR.
    pub money: u16,
    /// Fares done; the number stays when the cards are shuffled again (TF-T36).
    pub done: u16,
    /// Bits of the fare cards kept.
    pub kept: u128,
    /// Turns still to be missed.
    pub missed: u8,
    /// The client on board.
    pub trip: Trip,
}

/// A game of Taxifolie.
#[derive(Clone, Debug)]
pub struct Taxifolie {
    pub(crate) edition: Edition,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) starter: Seat,
    /// The seats that still roll for the start.
    pub(crate) contenders: Seats,
    /// The last roll for the start of each seat.
    pub(crate) opening: BySeat<[u8; 2]>,
    pub(crate) dice: [u8; 2],
    /// Rolls still due in this turn.
    pub(crate) extra: u8,
    /// Rolls so far, of all seats.
    pub(crate) rolls: u32,
    /// How often the fares were shuffled.
    pub(crate) shuffles: u32,
    /// The seats that have reached the goal.
    pub(crate) reached: Seats,
    pub(crate) bank: u16,
    pub(crate) taxis: BySeat<Taxi>,
    pub(crate) clients: Pile<u8, 70>,
    pub(crate) hazards: Pile<u8, 50>,
    pub(crate) fares: Pile<u8, 100>,
}

impl Taxi {
    /// A taxi on Départ, its player without money yet.
    pub fn at_the_start() -> Self {
        Self {
            cell: board().start,
            from: NOWHERE,
            money: 0,
            done: 0,
            kept: 0,
            missed: 0,
            trip: Trip::EMPTY,
        }
    }

    /// The number of the turn in which the taxi can next arrive, as a hurry counts (TF-C4): this
    /// one if the taxi has rolled in it, else its next turn, after those it misses. Missed turns
    /// count once the taxi has rolled with this client.
    pub fn next_turn(&self, on_turn: bool) -> u8 {
        let Trip { turns, counted, .. } = self.trip;
        match turns {
            0 => 1,
            _ if on_turn && counted => turns,
            _ => turns.saturating_add(1).saturating_add(self.missed),
        }
    }
}

impl Taxifolie {
    /// Which rulebook is played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What the seat to act has to do.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that began, once that is known.
    pub fn starter(&self) -> Option<Seat> {
        (self.phase != Phase::Opening).then_some(self.starter)
    }

    /// The dice as they were rolled last.
    pub fn dice(&self) -> [u8; 2] {
        self.dice
    }

    /// The taxi of a seat.
    pub fn taxi(&self, seat: Seat) -> &Taxi {
        &self.taxis[seat]
    }

    pub(crate) fn taxi_mut(&mut self, seat: Seat) -> &mut Taxi {
        &mut self.taxis[seat]
    }

    /// The drives of the seat whose turn it is.
    pub fn drives(&self) -> Drive {
        self.drives_of(self.turn, self.dice[0] + self.dice[1])
    }

    /// The drives that a seat would have with a roll.
    pub fn drives_of(&self, seat: Seat, roll: u8) -> Drive {
        let taxi = self.taxi(seat);
        let start = Walk {
            cell: taxi.cell,
            from: taxi.from,
            trip: taxi.trip,
            left: roll,
            arrived: false,
            soiled: false,
        };
        Drive::new(self.edition, taxi.money, start)
    }

    /// The seats that have reached the goal.
    pub fn reached(&self) -> Seats {
        self.reached
    }
}

/// The fare cards of a set, lowest first.
pub(crate) fn fare_cards(set: u128) -> impl Iterator<Item = u8> {
    (0..100).filter(move |card| set & 1 << card != 0)
}
