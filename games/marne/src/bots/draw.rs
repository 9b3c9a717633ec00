//! Draws in a search: the pile as a set, every card in it equally likely to be on top.

use crate::soldier::{Kind, SoldierCard, SoldierSet};
use crate::state::Marne;

/// Cards that look alike, with how many of them there are.
#[derive(Clone, Copy)]
pub(super) struct Alike {
    pub(super) card: SoldierCard,
    pub(super) copies: u8,
}

/// Calls `each` once for all cards of a set that look alike.
pub(super) fn each_alike(cards: SoldierSet, mut each: impl FnMut(Alike)) {
    let mut rest = cards;
    while let Some(card) = rest.first() {
        let same = rest.within(looking_like(card));
        rest = rest.minus(same);
        each(Alike {
            card,
            copies: same.len(),
        });
    }
}

/// All cards that look like this one, itself among them.
fn looking_like(card: SoldierCard) -> SoldierSet {
    let index = card.index();
    let twins = match card.kind() {
        // Of a colour: 1, 2, 2, 3, 3.
        Kind::Soldier(_) => match index % 5 {
            0 => 1 << index,
            1 | 2 => 0b11 << (index - index % 5 + 1),
            _ => 0b11 << (index - index % 5 + 3),
        },
        Kind::Joker => 1 << index,
        Kind::Bonus(_) => 1 << index,
    };
    let twins = SoldierSet::from_bits(twins);
    if SoldierSet::ESTAFETTES.has(card) {
        SoldierSet::ESTAFETTES
    } else {
        twins
    }
}

impl Marne {
    /// The Soldier pile as a set: all that is nowhere else.
    pub(super) fn soldiers_to_come(&self) -> SoldierSet {
        let elsewhere = self
            .hands
            .values()
            .iter()
            .chain([&self.reserve, &self.soldier_discard])
            .fold(SoldierSet::NONE, |all, &cards| all.and(cards));
        let held = self.drawn.into_iter().chain(self.resolving).collect();
        SoldierSet::ALL.minus(elsewhere.and(held))
    }

    /// The cards of which one is drawn next: the pile, or the discard that becomes it.
    pub(super) fn next_draws(&self) -> SoldierSet {
        if self.soldier_pile.is_empty() {
            self.soldier_discard
        } else {
            self.soldiers_to_come()
        }
    }

    /// Draws this very card of [`Marne::next_draws`] into the active player's hand.
    pub(super) fn draw_this(&mut self, card: SoldierCard) {
        if self.soldier_pile.is_empty() {
            self.soldier_pile = std::mem::take(&mut self.soldier_discard).iter().collect();
        }
        let place = self.soldier_pile.cards().iter().position(|&at| at == card);
        let place = place.expect("the card is in the pile");
        let top = self.soldier_pile.len() - 1;
        self.soldier_pile.cards_mut().swap(place, top);
        self.soldier_pile.draw();
        *self.hand_mut() = self.hand().with(card);
    }
}
