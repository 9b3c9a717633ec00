//! The course of play, one step a file.

mod card;
mod destination;
mod drive;
mod roll;
mod setup;
mod turn;
mod win;

use crate::event::BoomvilleEvent;
use maraude_core::{Chance, Purpose, Sink};

/// Shuffling the Taxi cards.
pub(crate) const TAXI: Purpose = Purpose(1);
/// Shuffling the Destination cards.
pub(crate) const DESTINATION: Purpose = Purpose(2);
/// Rolling the die.
pub(crate) const DIE: Purpose = Purpose(3);
/// Rolling for who starts.
pub(crate) const START: Purpose = Purpose(4);

/// Where a step draws its luck and tells what happens.
pub(crate) struct Stage<'a, S> {
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut S,
}

impl<S: Sink<BoomvilleEvent>> Stage<'_, S> {
    pub(crate) fn tell(&mut self, event: BoomvilleEvent) {
        self.out.tell(event);
    }
}
