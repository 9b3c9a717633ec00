//! Rolling (TF-T3 to TF-T5).

use crate::event::Event;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Chance, Sink};

impl Taxifolie {
    pub(crate) fn roll(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let seat = self.turn;
        let dice = self.throw(chance);
        self.dice = dice;
        self.phase = Phase::Drive;
        if dice[0] == dice[1] {
            self.extra += 1;
        }
        let trip = &mut self.taxi_mut(seat).trip;
        if !trip.counted {
            trip.counted = true;
            trip.turns = trip.turns.saturating_add(1);
        }
        out.tell(Event::Rolled { seat, dice });
    }
}
