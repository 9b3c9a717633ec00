//! Which card an event brings into play, for the statistics of the lab.

use crate::cards::Deck;
use crate::event::Event;
use maraude_core::Drawn;

/// The Taxi card that was drawn.
pub(crate) fn drawn(event: &Event) -> Option<Drawn> {
    let Event::Drew { seat, card } = *event else {
        return None;
    };
    Some(Drawn {
        by: seat,
        card: Deck::get().kind(card).word().into(),
    })
}
