//! The end of a turn: the surplus goes, the next player begins (MA-27, MA-49, MA-76).

use crate::event::{Event, Why};
use crate::soldier::SoldierCard;
use crate::state::{ACTIONS, HAND_LIMIT, Marne, Phase};
use maraude_core::Sink;

impl Marne {
    pub(crate) fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        if self.hand().len() > HAND_LIMIT {
            self.phase = Phase::Surplus;
        } else {
            self.pass_on(out);
        }
    }

    pub(crate) fn discard_surplus(&mut self, card: SoldierCard, out: &mut impl Sink<Event>) {
        self.discard(card, Why::Surplus, out);
        self.end_turn(out);
    }

    fn pass_on(&mut self, out: &mut impl Sink<Event>) {
        out.tell(Event::TurnEnded { by: self.turn });
        self.turn = self.turn.next(self.seats);
        self.phase = Phase::Arrival;
        self.actions_left = ACTIONS;
        self.arrived = false;
        self.no_bonus = false;
        self.silent = false;
        out.end_turn();
        out.tell(Event::TurnBegan { by: self.turn });
    }
}
