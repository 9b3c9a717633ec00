//! Bonus cards (MA-61 to MA-70): no action, at any moment of the own turn.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::soldier::{Bonus, Kind, SoldierCard};
use crate::state::Marne;
use crate::street::{Street, StreetSet};
use maraude_core::{Chance, Sink};

impl Marne {
    /// Checks what every bonus card needs: it is the player's own, has this effect, and no event
    /// forbids it.
    pub(crate) fn check_bonus(&self, card: SoldierCard, bonus: Bonus) -> Result<(), Refusal> {
        if !self.hand().has(card) {
            Err(Refusal::BonusNotYours { card })
        } else if card.kind() != Kind::Bonus(bonus) {
            Err(Refusal::NotThatBonus { card })
        } else if self.no_bonus {
            Err(Refusal::NoBonus)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_estafette(
        &self,
        card: SoldierCard,
        from: Street,
        to: Street,
    ) -> Result<(), Refusal> {
        self.check_bonus(card, Bonus::Estafette)?;
        if !self.has_officer(from) {
            Err(Refusal::NoOfficerToSend { street: from })
        } else if from == to {
            Err(Refusal::SameSpot { street: to })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_sergent(
        &self,
        card: SoldierCard,
        streets: StreetSet,
    ) -> Result<(), Refusal> {
        self.check_bonus(card, Bonus::SergentDeVille)?;
        if self.tokens.is_empty() {
            return Err(Refusal::NoTokenAtAll);
        }
        if streets.is_empty() || streets.len() > 2 {
            return Err(Refusal::OneOrTwoTaxis);
        }
        match streets.minus(self.tokens).iter().next() {
            Some(street) => Err(Refusal::NoToken { street }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_renfort(&self, card: SoldierCard) -> Result<(), Refusal> {
        self.check_bonus(card, Bonus::Renfort)?;
        if self.may_draw() {
            Ok(())
        } else {
            Err(Refusal::NoReinforcement)
        }
    }

    pub(crate) fn check_demi_tour(
        &self,
        card: SoldierCard,
        from: Street,
        to: Street,
    ) -> Result<(), Refusal> {
        self.check_bonus(card, Bonus::DemiTour)?;
        let free = self.free();
        if free.is_empty() || free.len() == 8 {
            Err(Refusal::NoRoomToTurn)
        } else if free.has(from) {
            Err(Refusal::NoTaxiToMove { street: from })
        } else if !free.has(to) {
            Err(Refusal::StreetTaken { street: to })
        } else {
            Ok(())
        }
    }

    /// A bonus card whose effect is done goes to the discard (MA-61).
    fn spend(&mut self, card: SoldierCard) {
        *self.hand_mut() = self.hand().without(card);
        self.soldier_discard = self.soldier_discard.with(card);
    }

    pub(crate) fn estafette(
        &mut self,
        card: SoldierCard,
        [from, to]: [Street; 2],
        out: &mut impl Sink<Event>,
    ) {
        self.put_officer(from, to);
        out.tell(Event::OfficerSent {
            by: self.turn,
            card,
            from,
            to,
        });
        self.spend(card);
    }

    pub(crate) fn sergent(
        &mut self,
        card: SoldierCard,
        streets: StreetSet,
        out: &mut impl Sink<Event>,
    ) {
        self.tokens = self.tokens.minus(streets);
        out.tell(Event::TokensTaken {
            by: self.turn,
            card,
            streets,
        });
        self.spend(card);
    }

    /// The Renfort leaves the hand, but waits for its draws before the discard (MA-65).
    pub(crate) fn renfort(
        &mut self,
        card: SoldierCard,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        *self.hand_mut() = self.hand().without(card);
        self.resolving = Some(card);
        self.draws_due = 2;
        out.tell(Event::ReinforcementCalled {
            by: self.turn,
            card,
        });
        self.draw_what_is_due(chance, out);
    }

    pub(crate) fn demi_tour(
        &mut self,
        card: SoldierCard,
        [from, to]: [Street; 2],
        out: &mut impl Sink<Event>,
    ) {
        let taxi = self.taxis[from.index()]
            .take()
            .expect("only a standing taxi turns round");
        self.taxis[to.index()] = Some(taxi);
        if self.tokens.has(from) {
            self.tokens = self.tokens.without(from).with(to);
        }
        out.tell(Event::TaxiTurned {
            by: self.turn,
            card,
            taxi,
            from,
            to,
        });
        self.spend(card);
    }
}
