//! A table in the middle of a game, set up by hand: for tests and benches.

use crate::cards::Kind;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::Boomville;
use crate::tokens::Obstacle;
use maraude_core::{Chance, Seat, Setup};

/// Sets up a table step by step. Cards are moved, never made.
#[derive(Clone)]
pub struct Scene {
    game: Boomville,
}

impl Scene {
    /// A new table where seat 1 starts.
    pub fn new(seats: u8, options: Options, chance: &mut Chance) -> Result<Self, Refusal> {
        let mut game = Boomville::set_up(&Setup { seats, options }, chance)?;
        game.first = Seat::at(0);
        game.turn.seat = Seat::at(0);
        Ok(Self { game })
    }

    /// Puts a pawn on a cell.
    pub fn pawn(mut self, seat: usize, cell: u16) -> Self {
        self.game.players[Seat::at(seat)].at = cell;
        self
    }

    /// Gives a seat this destination; a seat that had it takes the other's in exchange.
    pub fn destination(mut self, seat: usize, place: u8) -> Self {
        let game = &mut self.game;
        let old = game.players[Seat::at(seat)].destination;
        let pile = game.destination_pile.cards_mut();
        if let Some(card) = pile.iter_mut().find(|card| **card == place) {
            *card = old;
        } else if let Some(other) = game
            .players
            .values_mut()
            .iter_mut()
            .find(|player| player.destination == place)
        {
            other.destination = old;
        }
        game.players[Seat::at(seat)].destination = place;
        self
    }

    /// Makes a seat have reached this many destinations, taken from the bottom of the pile.
    pub fn reached(mut self, seat: usize, n: u8) -> Self {
        for _ in 0..n {
            let card = self.game.destination_pile.take(0);
            self.game.players[Seat::at(seat)].shown |= 1 << card;
        }
        self.game.players[Seat::at(seat)].reached = n;
        self
    }

    /// Puts Taxi cards of these kinds on top of the pile, the first to be drawn first.
    pub fn next_cards(mut self, kinds: &[Kind]) -> Self {
        let game = &mut self.game;
        for (index, &kind) in kinds.iter().enumerate() {
            let top = game.taxi_pile.len() - 1 - index;
            let cards = game.taxi_pile.cards_mut();
            let found = (0..=top)
                .rev()
                .find(|&at| game.deck.kind(cards[at]) == kind);
            cards.swap(top, found.expect("a card of this kind is in the pile"));
        }
        self
    }

    /// Puts the cone card of this number on top of the pile.
    pub fn next_cone(mut self, number: u8) -> Self {
        let game = &mut self.game;
        let top = game.taxi_pile.len() - 1;
        let is_it =
            |card: u8| game.deck.kind(card) == Kind::Cone && game.deck.cone(card) == number - 1;
        let found = game.taxi_pile.cards().iter().position(|&card| is_it(card));
        game.taxi_pile
            .cards_mut()
            .swap(top, found.expect("the card is in the pile"));
        self
    }

    /// Gives a seat a CHANCE card.
    pub fn holds(mut self, seat: usize, kind: Kind) -> Self {
        let game = &mut self.game;
        let found = game
            .taxi_pile
            .cards()
            .iter()
            .position(|&card| game.deck.kind(card) == kind);
        let found = found.expect("the card is in the pile");
        let card = game.taxi_pile.take(found);
        game.players[Seat::at(seat)].held |= 1 << card;
        self
    }

    /// Leaves this many cards in the Taxi pile, the others are used.
    pub fn taxi_pile(mut self, left: u8) -> Self {
        while self.game.taxi_pile.len() > left.into() {
            let card = self.game.taxi_pile.take(0);
            self.game.taxi_discard |= 1 << card;
        }
        self
    }

    /// Stands a barrier or a cone, or lays a one-way token in its first direction.
    pub fn with(mut self, obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Barrier(line) => self.game.put_barrier(line),
            Obstacle::OneWay(spot) => self.game.put_one_way(spot, 0),
            Obstacle::Cone(number) => self.game.put_cone(number - 1),
        }
        self
    }

    /// Lays a one-way token in its second direction.
    pub fn with_reversed(mut self, spot: u8) -> Self {
        self.game.put_one_way(spot, 1);
        self
    }

    /// Makes a seat have lost this many turns in its dead end.
    pub fn lost_turns(mut self, seat: usize, n: u8) -> Self {
        self.game.players[Seat::at(seat)].lost = n;
        self
    }

    /// The table.
    pub fn game(self) -> Boomville {
        self.game
    }
}
