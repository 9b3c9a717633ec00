//! Orders that last: what they void, what they lift (TF-T13, TF-T27, TF-T28).

use crate::board::{Board, board};
use crate::cards::{Order, Wish, cards};
use crate::event::Event;
use crate::state::Taxifolie;
use maraude_core::{Seat, Sink, bits};

impl Taxifolie {
    /// A hazard card with an order is laid open before the player.
    pub(crate) fn take_order(
        &mut self,
        seat: Seat,
        card: u8,
        order: Order,
        out: &mut impl Sink<Event>,
    ) {
        let (board, cards) = (board(), cards());
        let trip = &mut self.taxi_mut(seat).trip;
        for (no, wish) in trip.wishes(cards) {
            if beats_wish(board, order, wish) {
                trip.void_wish(no);
                out.tell(Event::WishVoid {
                    seat,
                    wish: no as u8,
                });
            }
        }
        let mut lifted = 0u64;
        for (old, earlier) in trip.orders(cards) {
            if contradict(board, order, earlier) {
                lifted |= 1 << old;
            }
        }
        trip.orders &= !lifted;
        trip.halves &= !lifted;
        trip.orders |= 1 << card;
        for old in bits(lifted) {
            self.hazards.put_under(old);
            out.tell(Event::OrderLifted { seat, card: old });
        }
    }
}

/// TF-T28: the one asks for what the other avoids.
fn beats_wish(board: &Board, order: Order, wish: Wish) -> bool {
    match wish {
        Wish::Avoid(avoided) => order.asks().any(|asked| asked.lies_in(board, avoided)),
        Wish::Pass(asked, _) | Wish::Stop(asked) => order
            .forbids()
            .is_some_and(|avoided| asked.lies_in(board, avoided)),
    }
}

/// TF-T27: both forbid something, or the one asks for what the other forbids.
fn contradict(board: &Board, one: Order, other: Order) -> bool {
    match (one.forbids(), other.forbids()) {
        (Some(_), Some(_)) => true,
        (Some(avoided), None) => other.asks().any(|asked| asked.lies_in(board, avoided)),
        (None, Some(avoided)) => one.asks().any(|asked| asked.lies_in(board, avoided)),
        (None, None) => false,
    }
}
