//! A table in the middle of a game, set up by hand: for tests and benches. Cards are moved,
//! never made.

use crate::board::plan::plan;
use crate::board::{CellNo, board};
use crate::cards::cards;
use crate::edition::Edition;
use crate::state::{Phase, Taxifolie};
use crate::trip::Trip;
use maraude_core::{Chance, Pile, Seat, bot_rng};
use maraude_roads::NOWHERE;

/// A game in which seat 1 begins, to be changed at will.
pub struct Scene {
    /// The position.
    pub game: Taxifolie,
}

impl Scene {
    /// Seat 1 is about to roll; nobody has a client yet.
    pub fn new(edition: Edition, seats: u8) -> Self {
        let mut chance = Chance::imagined(&mut bot_rng(7));
        let mut game =
            Taxifolie::set_up(edition, seats, &mut chance).expect("a scene has 2 to 6 seats");
        game.phase = Phase::Roll;
        Self { game }
    }

    /// A game that is already going on.
    pub fn of(game: Taxifolie) -> Self {
        Self { game }
    }

    /// Puts a taxi on a cell, coming from another or with a free heading.
    #[must_use]
    pub fn taxi(mut self, seat: Seat, at: &str, from: Option<&str>) -> Self {
        let taxi = self.game.taxi_mut(seat);
        taxi.cell = cell(at);
        taxi.from = from.map_or(NOWHERE, cell);
        self
    }

    /// Seats a client who wants to go somewhere.
    #[must_use]
    pub fn client(mut self, seat: Seat, client: &str, place: &str) -> Self {
        let (client, fare) = (client_no(client), fare_no(place));
        let old = self.game.taxi(seat).trip;
        if !old.is_empty() {
            self.game.clients.put_under(old.client);
            self.game.fares.put_under(old.fare);
        }
        take(&mut self.game.clients, client);
        take(&mut self.game.fares, fare);
        self.game.taxi_mut(seat).trip = Trip::board(cards(), client, fare);
        self
    }

    /// Seats a client without wishes who wants to go somewhere: those on the card are void.
    #[must_use]
    pub fn fare(self, seat: Seat, place: &str) -> Self {
        let client = self.game.clients.cards()[0];
        let mut scene = self.client(seat, &cards().clients[client as usize].id, place);
        let trip = &mut scene.game.taxi_mut(seat).trip;
        (0..trip.open.len()).for_each(|no| trip.void_wish(no));
        scene
    }

    /// Lays a hazard card with an order open before a player.
    #[must_use]
    pub fn order(mut self, seat: Seat, hazard: &str) -> Self {
        let card = hazard_no(hazard);
        take(&mut self.game.hazards, card);
        let order = cards().hazards[card as usize].order();
        let order = order.expect("only orders lie open");
        self.game
            .take_order(seat, card, order, &mut maraude_core::Deaf);
        self
    }

    /// Gives a player this much money; the rest goes to the bank.
    #[must_use]
    pub fn money(mut self, seat: Seat, sum: u16) -> Self {
        self.game.bank += self.game.taxi(seat).money;
        self.game.taxi_mut(seat).money = 0;
        self.game.bank_pays(seat, sum);
        self
    }

    /// Sets the number of fares done, without cards.
    #[must_use]
    pub fn done(mut self, seat: Seat, fares: u16) -> Self {
        self.game.taxi_mut(seat).done = fares;
        self
    }

    /// The fare cards of these places are kept by a player.
    #[must_use]
    pub fn keeps(mut self, seat: Seat, places: &[&str]) -> Self {
        for place in places {
            let fare = fare_no(place);
            take(&mut self.game.fares, fare);
            self.game.taxi_mut(seat).kept |= 1 << fare;
        }
        self
    }

    /// Turns still to be missed.
    #[must_use]
    pub fn misses(mut self, seat: Seat, turns: u8) -> Self {
        self.game.taxi_mut(seat).missed = turns;
        self
    }

    /// It is this seat's turn to roll.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.game.turn = seat;
        self.game.phase = Phase::Roll;
        self
    }

    /// The dice lie like this, and have to be driven.
    #[must_use]
    pub fn dice(mut self, dice: [u8; 2]) -> Self {
        self.game.dice = dice;
        self.game.phase = Phase::Drive;
        self.game.extra = u8::from(dice[0] == dice[1]);
        self
    }

    /// Rolls still due in this turn after the present one.
    #[must_use]
    pub fn extra(mut self, rolls: u8) -> Self {
        self.game.extra = rolls;
        self
    }

    /// This client is drawn next.
    #[must_use]
    pub fn next_client(mut self, client: &str) -> Self {
        to_the_top(&mut self.game.clients, client_no(client));
        self
    }

    /// The fare to this place is drawn next.
    #[must_use]
    pub fn next_fare(mut self, place: &str) -> Self {
        to_the_top(&mut self.game.fares, fare_no(place));
        self
    }

    /// This hazard is drawn next.
    #[must_use]
    pub fn next_hazard(mut self, hazard: &str) -> Self {
        to_the_top(&mut self.game.hazards, hazard_no(hazard));
        self
    }

    /// All fare cards of the pile are kept by a player.
    #[must_use]
    pub fn no_fares_left(mut self, keeper: Seat) -> Self {
        while let Some(fare) = self.game.fares.draw() {
            self.game.taxi_mut(keeper).kept |= 1 << fare;
        }
        self
    }
}

/// The number of a cell.
pub fn cell(id: &str) -> CellNo {
    let no = plan().cells.iter().position(|cell| cell.id == id);
    let no = no.unwrap_or_else(|| panic!("no cell {id}"));
    debug_assert!(no < board().cells.len());
    no as CellNo
}

/// The number of a client card.
pub fn client_no(id: &str) -> u8 {
    let no = cards().clients.iter().position(|client| client.id == id);
    no.unwrap_or_else(|| panic!("no client {id}")) as u8
}

/// The number of a hazard card.
pub fn hazard_no(id: &str) -> u8 {
    let no = cards().hazards.iter().position(|hazard| hazard.id == id);
    no.unwrap_or_else(|| panic!("no hazard {id}")) as u8
}

/// The number of the fare card to a place.
pub fn fare_no(place: &str) -> u8 {
    let places = &plan().places;
    let mut fares = cards().fares.iter();
    let no = fares.position(|fare| places[fare.place as usize].id == place);
    no.unwrap_or_else(|| panic!("no fare to {place}")) as u8
}

/// Takes a card out of a pile, whose order is hidden from then on.
fn take<const N: usize>(pile: &mut Pile<u8, N>, card: u8) {
    let place = pile.cards().iter().position(|&other| other == card);
    pile.take(place.expect("the card is in the pile"));
    *pile = pile.cards().iter().copied().collect();
}

/// Puts a card of a pile on its top.
fn to_the_top<const N: usize>(pile: &mut Pile<u8, N>, card: u8) {
    take(pile, card);
    *pile = { pile.cards().iter().copied() }.chain([card]).collect();
}
