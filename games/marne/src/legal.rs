//! Lists every legal action in a pinned order: the actions of the turn, bonus cards, its end.

use crate::action::Action;
use crate::soldier::{Bonus, Kind, SoldierCard, SoldierSet};
use crate::state::{Marne, Phase};
use crate::street::{Colour, Street, StreetSet};
use maraude_core::Seat;

pub(crate) fn legal(game: &Marne, seat: Seat, each: &mut impl FnMut(Action)) {
    if seat == game.turn {
        game.list(each);
    }
}

impl Marne {
    /// Calls `each` with every legal action of the active player.
    fn list(&self, each: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Officers => Colour::ALL
                .iter()
                .for_each(|&colour| each(Action::PlaceOfficers { colour })),
            Phase::Arrival => {
                each(Action::TurnTaxi);
                self.list_bonuses(each);
            }
            Phase::EventDiscard | Phase::Surplus => self
                .hand()
                .iter()
                .for_each(|card| each(Action::Discard { card })),
            Phase::Actions => {
                if self.actions_left > 0 {
                    self.list_actions(each);
                }
                self.list_bonuses(each);
                each(Action::EndTurn);
            }
            Phase::Placing => {
                each(Action::Keep);
                self.reserve
                    .iter()
                    .for_each(|discard| each(Action::PutInReserve { discard }));
            }
            Phase::Over => {}
        }
    }

    fn list_actions(&self, each: &mut impl FnMut(Action)) {
        if self.may_draw() {
            each(Action::Mobilise);
        }
        self.each_officer(|from| {
            each(Action::MoveOfficer {
                from,
                to: from.next(),
            });
            each(Action::MoveOfficer {
                from,
                to: from.previous(),
            });
        });
        if !(self.is_solo() && self.silent) {
            for give in self.hand().iter() {
                for take in self.others().iter() {
                    each(Action::Exchange { give, take });
                }
            }
        }
        self.each_officer(|street| self.list_loads(street, each));
    }

    /// Calls `each` with every spot where an officer stands, once.
    #[inline]
    pub(crate) fn each_officer(&self, mut each: impl FnMut(Street)) {
        let [one, other] = self.officers;
        each(one);
        if other != one {
            each(other);
        }
    }

    fn list_loads(&self, street: Street, each: &mut impl FnMut(Action)) {
        let Some(required) = self.required(street) else {
            return;
        };
        let usable = self.usable(street);
        if usable.soldiers() < required {
            return;
        }
        usable
            .subsets()
            .filter(|cards| cards.soldiers() >= required)
            .for_each(|cards| each(Action::Load { street, cards }));
    }

    /// The active player's cards that may be embarked in a street.
    #[inline]
    pub(crate) fn usable(&self, street: Street) -> SoldierSet {
        self.hand().within(SoldierSet::fitting(street.colour()))
    }

    fn list_bonuses(&self, each: &mut impl FnMut(Action)) {
        if self.no_bonus {
            return;
        }
        for card in self.hand().within(SoldierSet::BONUS).iter() {
            match card.kind() {
                Kind::Bonus(Bonus::Estafette) => self.each_officer(|from| {
                    Street::all()
                        .filter(|&to| to != from)
                        .for_each(|to| each(Action::Estafette { card, from, to }));
                }),
                Kind::Bonus(Bonus::SergentDeVille) => self.list_sergents(card, each),
                Kind::Bonus(Bonus::Renfort) if self.may_draw() => each(Action::Renfort { card }),
                Kind::Bonus(Bonus::DemiTour) => {
                    for from in self.occupied().iter() {
                        for to in self.free().iter() {
                            each(Action::DemiTour { card, from, to });
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn list_sergents(&self, card: SoldierCard, each: &mut impl FnMut(Action)) {
        for one in self.tokens.iter() {
            let streets = StreetSet::NONE.with(one);
            each(Action::SergentDeVille { card, streets });
            for other in self.tokens.iter().filter(|&other| other > one) {
                let streets = streets.with(other);
                each(Action::SergentDeVille { card, streets });
            }
        }
    }
}
