//! Which card an event brings into play, for the statistics of the lab.

use crate::cards::cards;
use crate::event::Event;
use crate::state::Taxifolie;
use maraude_core::{CountCards, Drawn};

impl CountCards for Taxifolie {
    /// The client that boarded, or the hazard that was drawn.
    fn drawn(event: &Event) -> Option<Drawn> {
        let (by, card) = match *event {
            Event::Boarded { seat, client, .. } => {
                let id = &cards().clients[client as usize].id;
                (seat, format!("client {id}"))
            }
            Event::Hazard { seat, card } => {
                let id = &cards().hazards[card as usize].id;
                (seat, format!("hazard {id}"))
            }
            _ => return None,
        };
        Some(Drawn {
            by,
            card: card.into(),
        })
    }
}
