//! Which card an event brings into play, for the statistics of the lab.

use crate::cards::Deck;
use crate::event::Event;
use crate::state::Boomville;
use maraude_core::{CountCards, Drawn};

impl CountCards for Boomville {
    /// The Taxi card that was drawn.
    fn drawn(event: &Event) -> Option<Drawn> {
        let Event::Drew { seat, card } = *event else {
            return None;
        };
        Some(Drawn {
            by: seat,
            card: Deck::get().kind(card).word().into(),
        })
    }
}
