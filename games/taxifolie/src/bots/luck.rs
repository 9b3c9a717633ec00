//! The value of landing on a hazard: the mean over all fifty cards, in EUR and in rolls.

use super::rolls::rolls_for;
use super::route::{FAR, Route};
use crate::board::{Board, CellNo, board};
use crate::cards::{Effect, Order, cards};
use crate::state::Taxifolie;
use crate::target::Target;
use crate::trip::Trip;
use maraude_core::{Game, Seat};

/// Rolls that going by any cell with a pictogram costs, and going by one certain place.
const BY_SIGN: f32 = 0.6;
const BY_PLACE: f32 = 1.6;
/// Rolls that avoiding a pictogram costs.
const AVOIDING: f32 = 0.2;
/// Rolls in a turn, doubles included.
const PER_TURN: f32 = 1.2;
/// Rolls that a fare takes on average, and EUR it pays.
const FRESH_ROLLS: f32 = 3.7;
const FRESH_PAY: f32 = 28.0;

/// Rolls that stopping exactly costs on top.
const STOPPING: f32 = 0.7;

/// The rolls that an order costs, about.
fn rolls_of(order: Order) -> f32 {
    let by = |target: Target| match target {
        Target::Place(_) | Target::Street(_) => BY_PLACE,
        _ => BY_SIGN,
    };
    match order {
        Order::GoBy(target) => by(target),
        Order::Detour(first, then) => by(first) + by(then),
        Order::StopOn(target) => by(target) + STOPPING,
        Order::Avoid(_) | Order::Closed(_) => AVOIDING,
    }
}

/// What a card brings on average.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Luck {
    /// EUR.
    pub(super) eur: f32,
    /// Rolls won.
    pub(super) rolls: f32,
}

/// The cards as far as they do not depend on where the taxi stands.
#[derive(Default)]
pub(super) struct Cards {
    sure: Luck,
    /// How many cards drop the wishes.
    drops: f32,
    /// Where cards put the taxi.
    moves: Vec<CellNo>,
    /// How many cards change the fare.
    changes: f32,
    n: f32,
    pay: f32,
    broken: bool,
}

impl Cards {
    /// What the cards do to this seat now.
    pub(super) fn weigh(&mut self, game: &Taxifolie, seat: Seat, trip: &Trip) {
        let deck = &cards().hazards;
        *self = Self {
            n: deck.len() as f32,
            pay: f32::from(trip.payment(cards()).total()),
            broken: trip.broken,
            moves: std::mem::take(&mut self.moves),
            ..Self::default()
        };
        self.moves.clear();
        let money = f32::from(game.taxi(seat).money);
        let others = || Seat::all(game.seats()).filter(move |&other| other != seat);
        for effect in deck.iter().flat_map(|card| &card.effects) {
            match *effect {
                Effect::Bank(sum) => self.sure.eur += f32::from(sum).max(-money),
                Effect::Each(sum) if sum >= 0 => {
                    let gifts = others().map(|other| game.taxi(other).money.min(sum as u16));
                    self.sure.eur += gifts.map(f32::from).sum::<f32>();
                }
                Effect::Each(sum) => {
                    let all = f32::from(sum) * others().count() as f32;
                    self.sure.eur += all.max(-money);
                }
                Effect::Order(order) => self.sure.rolls -= rolls_of(order),
                Effect::DropWishes => self.drops += 1.0,
                Effect::MissTurns(turns) => self.sure.rolls -= f32::from(turns) * PER_TURN,
                Effect::RollAgain => self.sure.rolls += 1.0,
                Effect::MoveTo(cell) => self.moves.push(cell),
                Effect::NewFare => self.changes += 1.0,
                Effect::Doubled if trip.broken || trip.doubled => {}
                Effect::Doubled => self.sure.eur += f32::from(trip.fare(cards()).sum),
                Effect::Tip(_) if trip.broken => {}
                Effect::Tip(sum) => self.sure.eur += f32::from(sum),
            }
        }
    }

    /// The mean of what a card brings a taxi with this many steps to go; `straight` is the
    /// distance without any visit.
    pub(super) fn drawn(&self, route: &Route, steps: u16, straight: u16) -> Luck {
        let board: &Board = board();
        let mut luck = self.sure;
        let now = if steps < FAR { steps } else { straight + 12 };
        let left = rolls_for(now);
        if self.broken {
            luck.eur += self.drops * self.pay;
        } else {
            luck.rolls += self.drops * (left - rolls_for(straight.min(now)));
        }
        let detour = now.saturating_sub(straight);
        for &cell in &self.moves {
            let there = u16::from(board.steps(cell, route.goal)) + detour;
            luck.rolls += left - rolls_for(there);
        }
        luck.rolls += self.changes * (left - FRESH_ROLLS);
        if !self.broken {
            luck.eur += self.changes * (FRESH_PAY - self.pay);
        }
        Luck {
            eur: luck.eur / self.n,
            rolls: luck.rolls / self.n,
        }
    }

    /// What a card brings a taxi that has just taken a new client.
    pub(super) fn drawn_at_once(&self) -> Luck {
        Luck {
            eur: self.sure.eur / self.n,
            rolls: self.sure.rolls / self.n,
        }
    }
}
