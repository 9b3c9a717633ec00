//! Draws one legal action without listing them all.

use crate::action::Action;
use crate::soldier::{Bonus, Kind, SoldierCard, SoldierSet};
use crate::state::{Marne, Phase};
use crate::street::{Colour, Street, StreetSet};
use maraude_core::rand_core::Rng;
use maraude_core::{Sample, Seat};

impl Sample for Marne {
    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if seat != self.turn {
            return None;
        }
        match self.phase {
            Phase::Officers => Some(Action::PlaceOfficers {
                colour: Colour::ALL[(rng.next_u32() >> 30) as usize],
            }),
            // A bonus before the arrival is possible, but most of the time the taxi comes.
            Phase::Arrival => (rng.next_u32() < 1 << 29)
                .then(|| self.sample_bonus(rng))
                .flatten()
                .or(Some(Action::TurnTaxi)),
            Phase::EventDiscard | Phase::Surplus => {
                any(self.hand(), rng).map(|card| Action::Discard { card })
            }
            Phase::Actions => self.sample_action(rng),
            Phase::Placing => (rng.next_u32() >> 31 == 0)
                .then(|| any(self.reserve, rng))
                .flatten()
                .map(|discard| Action::PutInReserve { discard })
                .or(Some(Action::Keep)),
            Phase::Over => None,
        }
    }
}

/// One card of a set.
#[inline]
fn any(cards: SoldierSet, rng: &mut impl Rng) -> Option<SoldierCard> {
    (!cards.is_empty())
        .then(|| below(rng, cards.len().into()))
        .and_then(|n| cards.nth(n))
}

/// One street of a set.
#[inline]
fn any_street(streets: StreetSet, rng: &mut impl Rng) -> Option<Street> {
    (!streets.is_empty())
        .then(|| below(rng, streets.len().into()))
        .and_then(|n| streets.nth(n))
}

/// A number below `n`, drawn without a division; its chances are only almost equal.
#[inline]
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

impl Marne {
    /// Tries one kind of action; if there is none of that kind, the turn ends or another kind
    /// is tried.
    fn sample_action(&self, rng: &mut impl Rng) -> Option<Action> {
        for _ in 0..4 {
            let kind = rng.next_u32() >> 29;
            let found = match kind {
                5 => self.sample_bonus(rng),
                6 | 7 if self.actions_left > 0 => return Some(self.sample_end(rng)),
                6 | 7 => break,
                _ if self.actions_left == 0 => None,
                0 => self.may_draw().then_some(Action::Mobilise),
                1 => Some(self.sample_move(rng)),
                2 => self.sample_exchange(rng),
                _ => self.sample_load(rng),
            };
            if found.is_some() {
                return found;
            }
        }
        Some(Action::EndTurn)
    }

    /// Ending a turn early is rarer than acting.
    fn sample_end(&self, rng: &mut impl Rng) -> Action {
        if rng.next_u32() >> 30 == 0 || !self.may_draw() {
            Action::EndTurn
        } else {
            Action::Mobilise
        }
    }

    fn officer(&self, rng: &mut impl Rng) -> Street {
        self.officers[(rng.next_u32() >> 31) as usize]
    }

    fn sample_move(&self, rng: &mut impl Rng) -> Action {
        let from = self.officer(rng);
        let to = if rng.next_u32() >> 31 == 0 {
            from.next()
        } else {
            from.previous()
        };
        Action::MoveOfficer { from, to }
    }

    fn sample_exchange(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.is_solo() && self.silent {
            return None;
        }
        let give = any(self.hand(), rng)?;
        let take = any(self.others(), rng)?;
        Some(Action::Exchange { give, take })
    }

    /// Any subset that suffices, else all that can be embarked if that suffices.
    fn sample_load(&self, rng: &mut impl Rng) -> Option<Action> {
        let street = self.officer(rng);
        let required = self.required(street)?;
        let usable = self.usable(street);
        if usable.soldiers() < required {
            return None;
        }
        let some = usable.within(SoldierSet::from_bits(rng.next_u32()));
        let cards = if some.soldiers() >= required {
            some
        } else {
            usable
        };
        Some(Action::Load { street, cards })
    }

    fn sample_bonus(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.no_bonus {
            return None;
        }
        let card = any(self.hand().within(SoldierSet::BONUS), rng)?;
        match card.kind() {
            Kind::Bonus(Bonus::Estafette) => {
                let from = self.officer(rng);
                let steps = 1 + below(rng, 7) as usize;
                let to = Street::at((from.index() + steps) & 7);
                Some(Action::Estafette { card, from, to })
            }
            Kind::Bonus(Bonus::SergentDeVille) => {
                let one = any_street(self.tokens, rng)?;
                let other = any_street(self.tokens, rng)?;
                let streets = StreetSet::NONE.with(one).with(other);
                Some(Action::SergentDeVille { card, streets })
            }
            Kind::Bonus(Bonus::Renfort) => self.may_draw().then_some(Action::Renfort { card }),
            Kind::Bonus(Bonus::DemiTour) => {
                let from = any_street(self.occupied(), rng)?;
                let to = any_street(self.free(), rng)?;
                Some(Action::DemiTour { card, from, to })
            }
            Kind::Soldier(_) | Kind::Joker => None,
        }
    }
}
