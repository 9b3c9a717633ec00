//! What Pioche can do beyond its rules: redealing, sampling, counting, silence.

use super::action::Action;
use super::hand::{CARDS, Hand};
use super::state::Pioche;
use maraude_core::rand_core::Rng;
use maraude_core::{Game, Inventory, Luck, Redeal, Sample, Seat, Silence, Viewer};

impl Redeal for Pioche {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        if self.is_over() {
            return *self;
        }
        let mut world = *self;
        let knows_under = self.swapped.is_some_and(|seat| viewer.is(seat));
        let mut known = self.aside;
        for seat in Seat::all(self.seats).filter(|&seat| viewer.is(seat)) {
            self.hand(seat).cards().iter().for_each(|&c| known.push(c));
        }
        world.pile = Hand::EMPTY;
        if knows_under {
            known.push(self.pile.cards()[0]);
            world.pile.push(self.pile.cards()[0]);
        }
        // Gathered by number, not by place: the places are what is secret.
        let mut hidden = Hand::EMPTY;
        (1..=CARDS)
            .filter(|&card| !known.has(card))
            .for_each(|card| hidden.push(card));
        rng.shuffle(hidden.cards_mut());
        for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
            let hand = &mut world.hands[seat.index()];
            *hand = Hand::EMPTY;
            (0..self.hand(seat).len()).for_each(|_| hand.add(hidden.pop().expect("as many")));
        }
        while let Some(card) = hidden.pop() {
            world.pile.push(card);
        }
        if self.marked.is_some() && !viewer.is(self.turn()) {
            world.marked = rng.pick(world.hand(self.turn()).cards()).copied();
        }
        world
    }
}

impl Sample for Pioche {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if !self.to_act().has(seat) {
            return None;
        }
        if self.marked.is_some() {
            return Some(Action::Roll);
        }
        let card = *rng.pick(self.hand(seat).cards())?;
        Some(if self.may_swap() && rng.below(4) == 0 {
            Action::Swap { card }
        } else {
            Action::Mark { card }
        })
    }
}

impl Silence for Pioche {
    fn silence(&self) -> Option<&'static str> {
        self.marked.map(|_| "PI-6")
    }
}

impl Inventory for Pioche {
    fn inventory(&self) -> Vec<(&'static str, u64)> {
        let places = self.hands.iter().chain([&self.pile, &self.aside]);
        let (mut kinds, mut cards) = (0u32, 0);
        for place in places {
            cards += u64::from(place.len());
            kinds = place.cards().iter().fold(kinds, |kinds, &c| kinds | 1 << c);
        }
        vec![
            ("cards", cards),
            ("different cards", kinds.count_ones().into()),
        ]
    }
}
