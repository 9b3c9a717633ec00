//! The actions worth a thought: nothing wasted, cards that look alike once, exchanges that
//! bring a card some taxi waits for.

use super::draw::each_alike;
use crate::action::Action;
use crate::soldier::{Bonus, Kind, SoldierCard, SoldierSet};
use crate::state::Marne;
use crate::street::{Street, StreetSet};
use maraude_core::Deaf;

impl Marne {
    /// Whether a bonus card could still change the turn.
    pub(crate) fn may_bonus(&self) -> bool {
        !self.no_bonus && !self.hand().within(SoldierSet::BONUS).is_empty()
    }

    /// A bonus card of this kind that may be played.
    pub(crate) fn playable(&self, bonus: Bonus) -> Option<SoldierCard> {
        if self.no_bonus {
            return None;
        }
        self.hand()
            .within(SoldierSet::BONUS)
            .iter()
            .find(|card| card.kind() == Kind::Bonus(bonus))
    }

    /// Every action but draws that is worth a thought.
    pub(crate) fn each_sensible(&self, gives: usize, each: &mut impl FnMut(Action)) {
        if self.actions_left > 0 {
            self.each_officer(|street| self.each_tight_load(street, each));
            self.each_officer(|from| {
                for to in [from.next(), from.previous()] {
                    if !self.has_officer(to) {
                        each(Action::MoveOfficer { from, to });
                    }
                }
            });
            self.each_sensible_exchange(gives, each);
        }
        if self.may_bonus() {
            self.each_sensible_bonus(each);
        }
    }

    /// Loads without a card too many.
    fn each_tight_load(&self, street: Street, each: &mut impl FnMut(Action)) {
        let Some(required) = self.required(street) else {
            return;
        };
        let usable = self.usable(street);
        if usable.soldiers() < required {
            return;
        }
        let mut seen = [0u32; 32];
        let mut len = 0;
        for cards in usable.subsets() {
            let soldiers = cards.soldiers();
            if soldiers < required || cards.iter().any(|card| soldiers - card.count() >= required) {
                continue;
            }
            let looks = looks(cards);
            if len < seen.len() && !seen[..len].contains(&looks) {
                seen[len] = looks;
                len += 1;
                each(Action::Load { street, cards });
            }
        }
    }

    /// Calls `each` with the position after every taxi that an officer can still reach this turn
    /// and the hand can fill is sent off: the nearer officer walks, the fewest soldiers go.
    pub(crate) fn each_within_reach(&self, each: &mut impl FnMut(Self)) {
        if self.actions_left == 0 {
            return;
        }
        for street in self.occupied().iter() {
            let [one, other] = self.officers;
            let (near, from) = (one.distance(street), other.distance(street));
            let (walk, from) = if near <= from {
                (near, one)
            } else {
                (from, other)
            };
            if walk >= self.actions_left {
                continue;
            }
            if let Some(cards) = self.tightest_load(street) {
                let mut after = self.clone();
                if walk > 0 {
                    after.put_officer(from, street);
                    after.actions_left -= walk;
                }
                after.load(street, cards, &mut Deaf);
                each(after);
            }
        }
    }

    /// The load with the fewest soldiers, jokers the last.
    fn tightest_load(&self, street: Street) -> Option<SoldierSet> {
        let required = self.required(street)?;
        let usable = self.usable(street);
        if usable.soldiers() < required {
            return None;
        }
        usable
            .subsets()
            .filter(|cards| cards.soldiers() >= required)
            .min_by_key(|cards| {
                let jokers = cards.within(SoldierSet::JOKERS).soldiers();
                cards.soldiers() + jokers
            })
    }

    /// Cards that some standing taxi waits for, against the cards missed least.
    fn each_sensible_exchange(&self, gives: usize, each: &mut impl FnMut(Action)) {
        if self.is_solo() && self.silent {
            return;
        }
        let wanted = self.wanted();
        let mut spare = self.hand();
        for _ in 0..gives {
            let Some(give) = self.least_missed(spare) else {
                return;
            };
            spare = spare.without(give);
            let others = self.hands.iter();
            others
                .filter(|&(seat, _)| seat != self.turn)
                .map(|(_, hand)| *hand)
                .chain([self.reserve])
                .for_each(|hand| {
                    each_alike(hand.within(wanted), |take| {
                        if looks_of(give) != looks_of(take.card) {
                            each(Action::Exchange {
                                give,
                                take: take.card,
                            });
                        }
                    });
                });
        }
    }

    /// The cards that would fit a standing taxi.
    fn wanted(&self) -> SoldierSet {
        self.occupied()
            .iter()
            .fold(SoldierSet::JOKERS, |wanted, street| {
                wanted.and(SoldierSet::of(street.colour()))
            })
    }

    /// The card of a set that its owner misses least, by a rule of thumb.
    pub(crate) fn least_missed(&self, cards: SoldierSet) -> Option<SoldierCard> {
        let wanted = self.wanted();
        cards.iter().min_by_key(|&card| match card.kind() {
            Kind::Soldier(_) => 2 * card.count() + 5 * u8::from(wanted.has(card)),
            Kind::Joker => 12 + card.count(),
            Kind::Bonus(Bonus::Renfort) => 12,
            Kind::Bonus(Bonus::Estafette) => 9,
            Kind::Bonus(_) => 7,
        })
    }

    /// Bonus cards where they bring a load within reach, or take two tokens away.
    pub(crate) fn each_sensible_bonus(&self, each: &mut impl FnMut(Action)) {
        if let Some(card) = self.playable(Bonus::Estafette) {
            for to in self.occupied().iter() {
                let enough = self
                    .required(to)
                    .is_some_and(|required| self.usable(to).soldiers() >= required);
                if enough && !self.has_officer(to) {
                    self.each_officer(|from| each(Action::Estafette { card, from, to }));
                }
            }
        }
        if let Some(card) = self.playable(Bonus::SergentDeVille) {
            for one in self.tokens.iter() {
                for other in self.tokens.iter().filter(|&other| other >= one) {
                    // Taking one token where two could go is a waste.
                    if other > one || self.tokens.len() == 1 {
                        let streets = StreetSet::NONE.with(one).with(other);
                        each(Action::SergentDeVille { card, streets });
                    }
                }
            }
        }
        if let Some(card) = self.playable(Bonus::DemiTour) {
            for to in self.free().iter().filter(|&to| self.has_officer(to)) {
                for from in self
                    .occupied()
                    .iter()
                    .filter(|&from| !self.has_officer(from))
                {
                    let enough = self
                        .required(from)
                        .is_some_and(|required| self.usable(to).soldiers() >= required);
                    if enough {
                        each(Action::DemiTour { card, from, to });
                    }
                }
            }
        }
    }
}

/// The looks of a card: the same number for cards that look alike.
fn looks_of(card: SoldierCard) -> u32 {
    match card.kind() {
        Kind::Soldier(colour) => colour as u32 * 4 + u32::from(card.count()),
        Kind::Joker => 16 + u32::from(card.count()),
        Kind::Bonus(bonus) => 20 + bonus as u32,
    }
}

/// A number that is the same for loads that look alike: two bits a kind of the colour, and jokers.
fn looks(cards: SoldierSet) -> u32 {
    cards.iter().fold(0, |sum, card| {
        sum + match card.kind() {
            Kind::Soldier(_) => 1 << (2 * card.count()),
            Kind::Joker => 1 << (10 + card.count()),
            Kind::Bonus(_) => 0,
        }
    })
}
