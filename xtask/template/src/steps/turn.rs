//! A turn: take a card or stop.

use crate::{Event, Template};
use maraude_core::{Seat, Sink, Viewers};

/// XX-02: the player takes the top card and is the only one to see it.
pub(super) fn take(state: &mut Template, seat: Seat, out: &mut impl Sink<Event>) {
    let card = state.pile.draw();
    state.hands[seat].add(card.expect("a legal take has a card"));
    out.tell(Event::Took { seat, card });
    out.reveal(Viewers::only(seat));
}

/// XX-02: the player takes no more cards.
pub(super) fn stop(state: &mut Template, seat: Seat, out: &mut impl Sink<Event>) {
    state.stopped = state.stopped.with(seat);
    out.tell(Event::Stopped { seat });
}

/// The turn goes to the next player who has not stopped. XX-05: without one the game is over, and
/// all cards are shown.
pub(super) fn end(state: &mut Template, seat: Seat, out: &mut impl Sink<Event>) {
    out.end_turn();
    let seats = state.hands.seats();
    let next = |step: usize| Seat::at((seat.index() + step) % seats as usize);
    state.turn = (1..=seats.into())
        .map(next)
        .find(|&next| !state.stopped.has(next));
    if state.turn.is_none() {
        out.reveal(Viewers::ALL);
    }
}
