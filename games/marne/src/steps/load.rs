//! Loading a taxi and sending it off (MA-56 to MA-60, MA-64).

use crate::event::Event;
use crate::refusal::Refusal;
use crate::soldier::{Kind, SoldierSet};
use crate::state::Marne;
use crate::street::Street;
use maraude_core::Sink;

impl Marne {
    pub(crate) fn check_load(&self, street: Street, cards: SoldierSet) -> Result<(), Refusal> {
        let Some(required) = self.required(street) else {
            return Err(Refusal::NoTaxi { street });
        };
        if !self.has_officer(street) {
            return Err(Refusal::NoOfficer { street });
        }
        if let Some(card) = cards.minus(self.hand()).first() {
            return Err(Refusal::LoadNotYours { card });
        }
        if let Some(card) = cards.minus(SoldierSet::fitting(street.colour())).first() {
            return Err(match card.kind() {
                Kind::Bonus(_) => Refusal::BonusIsNoSoldier { card },
                _ => Refusal::WrongColour { card, street },
            });
        }
        let soldiers = cards.soldiers();
        if soldiers < required {
            return Err(Refusal::TooFewSoldiers { soldiers, required });
        }
        Ok(())
    }

    pub(crate) fn load(&mut self, street: Street, cards: SoldierSet, out: &mut impl Sink<Event>) {
        self.actions_left -= 1;
        let taxi = self.taxis[street.index()]
            .take()
            .expect("only a standing taxi is loaded");
        let token = self.tokens.has(street);
        self.tokens = self.tokens.without(street);
        self.taxi_discard = self.taxi_discard.with(taxi);
        *self.hand_mut() = self.hand().minus(cards);
        self.soldier_discard = self.soldier_discard.and(cards);
        out.tell(Event::TaxiSent {
            by: self.turn,
            taxi,
            street,
            cards,
            token,
        });
    }
}
