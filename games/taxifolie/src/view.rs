//! What a viewer may know: everything but the order of the piles (TF-X2).

use crate::board::{CellNo, board};
use crate::cards::cards;
use crate::edition::Edition;
use crate::notes::{Notes, notes};
use crate::state::{Phase, Taxi, Taxifolie, fare_cards};
use maraude_core::{Pile, Seat, Seats, bits};
use maraude_roads::NOWHERE;
use serde::Serialize;

/// The table as every viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Which rulebook is played.
    pub edition: Edition,
    /// What the seat to act has to do.
    pub phase: Phase,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
    /// The seat that began.
    pub starter: Option<Seat>,
    /// The seats that still roll for the start.
    pub contenders: Seats,
    /// The last roll for the start of each seat; zeros before it rolled.
    pub opening: Vec<[u8; 2]>,
    /// The dice as they were rolled last.
    pub dice: [u8; 2],
    /// Rolls still due in this turn after this one.
    pub extra: u8,
    /// Rolls so far.
    pub rolls: u32,
    /// Times the fares were shuffled.
    pub shuffles: u32,
    /// The seats that have reached the goal.
    pub reached: Seats,
    /// EUR in the bank.
    pub bank: u16,
    /// The bank's notes of 50, 40, 30, 20 and 10 EUR.
    pub bank_notes: Notes,
    /// The taxis, by seat.
    pub taxis: Vec<TaxiView>,
    /// The client pile.
    pub clients: PileView,
    /// The hazard pile.
    pub hazards: PileView,
    /// The fare pile.
    pub fares: PileView,
}

/// One taxi and what lies before its player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TaxiView {
    /// Where it stands.
    pub cell: CellNo,
    /// Where it came from; nothing if the heading is free.
    pub from: Option<CellNo>,
    /// EUR.
    pub money: u16,
    /// The notes of 50, 40, 30, 20 and 10 EUR.
    pub notes: Notes,
    /// Fares done.
    pub done: u16,
    /// The fare cards kept.
    pub kept: Vec<u8>,
    /// Turns still to be missed.
    pub missed: u8,
    /// The client on board.
    pub trip: Option<TripView>,
}

/// The client on board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about one fare"
)]
pub struct TripView {
    /// The number of the client card.
    pub client: u8,
    /// The number of the fare card.
    pub fare: u8,
    /// The wishes on the card, in order.
    pub wishes: Vec<WishView>,
    /// Whether something to avoid was driven over.
    pub broken: bool,
    /// Whether the first fork lies behind the taxi: from there on, avoiding counts.
    pub avoiding: bool,
    /// The hazard cards that lie open.
    pub orders: Vec<u8>,
    /// Those among them whose first half is done.
    pub halves: Vec<u8>,
    /// Whether the fare's sum is doubled.
    pub doubled: bool,
    /// EUR to be paid with the fare.
    pub tip: u16,
    /// Turns with this client.
    pub turns: u8,
    /// Whether this turn is among them.
    pub counted: bool,
    /// The number of the turn in which the taxi can next arrive, as a hurry counts (TF-C4).
    pub next_turn: u8,
}

/// One wish.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WishView {
    /// Visits still open.
    pub open: u8,
    /// Whether it no longer counts: an order says otherwise, the client dropped it, or the
    /// destination lies in the area to avoid.
    pub void: bool,
    /// The cell of the last visit: it does not count again (TF-T22).
    pub visited: Option<CellNo>,
}

/// A pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// How many cards at the top lie in an order that nobody knows.
    pub hidden: u8,
    /// The cards under them, which everybody saw put there, from top to bottom. Once the game is
    /// over: all cards.
    pub known: Vec<u8>,
}

impl PileView {
    fn of<const N: usize>(pile: &Pile<u8, N>, over: bool) -> Self {
        let known = if over { pile.cards() } else { pile.seen() };
        Self {
            hidden: pile.hidden().len() as u8,
            known: known.iter().rev().copied().collect(),
        }
    }
}

/// What a viewer may know now.
pub(crate) fn view(game: &Taxifolie) -> View {
    let over = game.phase == Phase::Over;
    let sums: Vec<u16> = game.taxis.values().iter().map(|taxi| taxi.money).collect();
    let (purses, bank_notes) = notes(game.edition, &sums);
    View {
        edition: game.edition,
        phase: game.phase,
        turn: (!over).then_some(game.turn),
        starter: game.starter(),
        contenders: game.contenders,
        opening: game.opening.values().to_vec(),
        dice: game.dice,
        extra: game.extra,
        rolls: game.rolls,
        shuffles: game.shuffles,
        reached: game.reached,
        bank: game.bank,
        bank_notes,
        taxis: { game.taxis.iter() }
            .zip(purses)
            .map(|((seat, taxi), notes)| {
                let on_turn = !over && seat == game.turn;
                TaxiView::of(taxi, notes, on_turn)
            })
            .collect(),
        clients: PileView::of(&game.clients, over),
        hazards: PileView::of(&game.hazards, over),
        fares: PileView::of(&game.fares, over),
    }
}

impl TaxiView {
    fn of(taxi: &Taxi, notes: Notes, on_turn: bool) -> Self {
        Self {
            cell: taxi.cell,
            from: (taxi.from != NOWHERE).then_some(taxi.from),
            money: taxi.money,
            notes,
            done: taxi.done,
            kept: fare_cards(taxi.kept).collect(),
            missed: taxi.missed,
            trip: (!taxi.trip.is_empty()).then(|| TripView::of(taxi, on_turn)),
        }
    }
}

impl TripView {
    fn of(taxi: &Taxi, on_turn: bool) -> Self {
        let (trip, cards) = (&taxi.trip, cards());
        let wishes = trip.client(cards).wishes.iter().enumerate();
        Self {
            client: trip.client,
            fare: trip.fare,
            wishes: wishes
                .map(|(no, wish)| WishView {
                    open: trip.open[no],
                    void: trip.void & 1 << no != 0 || trip.is_dropped(board(), cards, *wish),
                    visited: Some(trip.visited[no]).filter(|&cell| cell != NOWHERE),
                })
                .collect(),
            broken: trip.broken,
            avoiding: trip.avoiding,
            orders: bits(trip.orders).collect(),
            halves: bits(trip.halves).collect(),
            doubled: trip.doubled,
            tip: trip.tip,
            turns: trip.turns,
            counted: trip.counted,
            next_turn: taxi.next_turn(on_turn),
        }
    }
}
