//! Mobilise: drawing Soldier cards (MA-46 to MA-48b), also for a Renfort (MA-68).

use super::setup::SOLDIER_SHUFFLE;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::soldier::SoldierCard;
use crate::state::{Marne, Phase};
use maraude_core::{Chance, Sink, Viewers};

impl Marne {
    pub(crate) fn check_mobilise(&self) -> Result<(), Refusal> {
        if self.may_draw() {
            Ok(())
        } else {
            Err(Refusal::NobodyToMobilise)
        }
    }

    pub(crate) fn mobilise(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        self.actions_left -= 1;
        self.draws_due = 1;
        self.draw_what_is_due(chance, out);
    }

    /// Draws until nothing is due, or until the solo player has to say where a card goes.
    pub(crate) fn draw_what_is_due(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        while self.draws_due > 0 {
            self.draws_due -= 1;
            let Some(card) = self.draw(chance, out) else {
                self.draws_due = 0;
                break;
            };
            out.tell(Event::Drawn {
                by: self.turn,
                card,
            });
            if self.open_reserve {
                self.drawn = Some(card);
                self.phase = Phase::Placing;
                return;
            }
            *self.hand_mut() = self.hand().with(card);
        }
        // The Renfort that caused this reaches the discard only now (MA-65).
        if let Some(bonus) = self.resolving.take() {
            self.soldier_discard = self.soldier_discard.with(bonus);
        }
        self.phase = if self.arrived {
            Phase::Actions
        } else {
            Phase::Arrival
        };
    }

    /// The top card; a new pile is made of the discard if need be (MA-47).
    fn draw(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) -> Option<SoldierCard> {
        if self.soldier_pile.is_empty() {
            self.reshuffle(chance, out);
        }
        let card = self.soldier_pile.draw()?;
        out.reveal(Viewers::ALL);
        Some(card)
    }

    fn reshuffle(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let discard = std::mem::take(&mut self.soldier_discard);
        if discard.is_empty() {
            return;
        }
        self.soldier_pile = discard.iter().collect();
        self.soldier_pile
            .shuffle(&mut chance.at(SOLDIER_SHUFFLE, self.shuffles.into()));
        self.shuffles += 1;
        out.tell(Event::Reshuffled {
            cards: discard.len(),
        });
    }

    pub(crate) fn check_reserve(&self, discard: SoldierCard) -> Result<(), Refusal> {
        if self.reserve.has(discard) {
            Ok(())
        } else {
            Err(Refusal::NotInReserve { card: discard })
        }
    }

    /// The drawn card stays in the hand (MA-48b).
    pub(crate) fn keep(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        if let Some(card) = self.drawn.take() {
            *self.hand_mut() = self.hand().with(card);
        }
        self.draw_what_is_due(chance, out);
    }

    /// The drawn card goes to the reserve, another from there to the discard (MA-48b).
    pub(crate) fn put_in_reserve(
        &mut self,
        discarded: SoldierCard,
        chance: &mut Chance,
        out: &mut impl Sink<Event>,
    ) {
        if let Some(card) = self.drawn.take() {
            self.reserve = self.reserve.without(discarded).with(card);
            self.soldier_discard = self.soldier_discard.with(discarded);
            out.tell(Event::PutInReserve {
                by: self.turn,
                card,
                discarded,
            });
        }
        self.draw_what_is_due(chance, out);
    }
}
