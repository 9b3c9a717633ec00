//! Bonus cards before the taxi arrives (MA-62): worth it when the arrival could forbid them, take
//! a card, or put its tokens elsewhere.

use super::turn::{TurnSearch, Worth};
use crate::action::Action;
use crate::soldier::Bonus;
use crate::state::{HAND_LIMIT, Marne, Phase};
use crate::steps;
use crate::taxi::TaxiEvent;
use maraude_core::Deaf;

/// Points that a bonus card must gain to be played early: the search is no surer than that.
const SURE: f32 = 0.1;

impl<W: Worth> TurnSearch<'_, W> {
    /// The best move before the arrival: a bonus card, or turning the Taxi card.
    pub(super) fn before_arrival(&mut self, game: &Marne) -> Action {
        if game.is_last() || !game.may_bonus() {
            return Action::TurnTaxi;
        }
        if let Some(card) = game.playable(Bonus::Renfort)
            && game.may_draw()
            && game.hand().len() < HAND_LIMIT
            && game.may_lose_by_waiting()
        {
            return Action::Renfort { card };
        }
        let mut best = (Action::TurnTaxi, self.arrived(game) + SURE);
        game.each_sensible_bonus(&mut |action| {
            let mut after = game.clone();
            steps::apply(&mut after, action, &mut self.chance, &mut Deaf);
            let worth = self.arrived(&after);
            if worth > best.1 {
                best = (action, worth);
            }
        });
        best.0
    }

    /// The worth of the turn, averaged over the Taxi cards that may be on top: those of its back.
    fn arrived(&mut self, game: &Marne) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for place in game.possible_tops() {
            let mut after = game.clone();
            let top = after.taxi_pile.len() - 1;
            after.taxi_pile.cards_mut().swap(place, top);
            after.turn_taxi(&mut Deaf);
            sum += match after.phase {
                Phase::Over => f32::from(after.score()),
                Phase::EventDiscard => self.event_discard(&after).1,
                _ => self.best(&after),
            };
            count += 1.0;
        }
        sum / count
    }
}

impl Marne {
    /// The places in the pile of the cards that may be on top.
    fn possible_tops(&self) -> impl Iterator<Item = usize> {
        let cards = self.taxi_pile.cards();
        let back = cards.last().map(|card| card.colour());
        (0..cards.len()).filter(move |&place| Some(cards[place].colour()) == back)
    }

    /// Whether the arriving card may forbid bonus cards or take a card: a fuller hand loses less.
    fn may_lose_by_waiting(&self) -> bool {
        self.events
            && self.possible_tops().any(|place| {
                let event = self.taxi_pile.cards()[place].event();
                matches!(event, Some(TaxiEvent::NoBonus | TaxiEvent::Discard))
            })
    }
}
