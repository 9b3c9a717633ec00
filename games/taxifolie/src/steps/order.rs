//! Orders that last: what they void, what they lift (TF-T13, TF-T27, TF-T28).

use crate::board::{Board, board};
use crate::cards::{Effect, Wish, cards};
use crate::event::Event;
use crate::state::Taxifolie;
use crate::target::Target;
use maraude_core::{Seat, Sink, bits};

impl Taxifolie {
    /// A hazard card with an order is laid open before the player.
    pub(crate) fn take_order(
        &mut self,
        seat: Seat,
        card: u8,
        order: Effect,
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
        trip.orders |= 1 << card;
        for old in bits(lifted) {
            self.hazards.put_under(old);
            out.tell(Event::OrderLifted { seat, card: old });
        }
    }
}

/// TF-T28: the one asks for what the other avoids, or for a place in an avoided quarter.
fn beats_wish(board: &Board, order: Effect, wish: Wish) -> bool {
    match (order, wish) {
        (Effect::GoBy(asked), Wish::Avoid(avoided)) => asked.lies_in(board, avoided),
        (Effect::Avoid(sign), Wish::Pass(asked, _) | Wish::Stop(asked)) => {
            asked.lies_in(board, Target::Sign(sign))
        }
        _ => false,
    }
}

/// TF-T27: one order asks for what the other forbids.
fn contradict(board: &Board, one: Effect, other: Effect) -> bool {
    match (one, other) {
        (Effect::GoBy(asked), Effect::Avoid(sign)) | (Effect::Avoid(sign), Effect::GoBy(asked)) => {
            asked.lies_in(board, Target::Sign(sign))
        }
        _ => false,
    }
}
