//! The events of the rules, passed on to a recorder.

use crate::record::Record;
use maraude_core::{Game, Sink, Viewers};
use std::marker::PhantomData;

/// Passes every event on to the recorder. It costs nothing if nothing is recorded.
pub(crate) struct Ear<'a, G, R> {
    record: &'a mut R,
    of: PhantomData<G>,
}

impl<'a, G, R> Ear<'a, G, R> {
    pub(crate) fn new(record: &'a mut R) -> Self {
        Self {
            record,
            of: PhantomData,
        }
    }
}

impl<G: Game, R: Record<G>> Sink<G::Event> for Ear<'_, G, R> {
    #[inline]
    fn tell(&mut self, event: G::Event) {
        self.record.heard(event);
    }

    #[inline]
    fn reveal(&mut self, _: Viewers) {}

    #[inline]
    fn end_turn(&mut self) {}
}
