//! Step 1: a taxi arrives, overtakes, and its event applies (MA-30 to MA-41, MA-70 to MA-77).

use crate::event::{Event, Why};
use crate::soldier::SoldierCard;
use crate::state::{Ending, Marne, Phase};
use crate::street::StreetSet;
use crate::taxi::TaxiEvent;
use maraude_core::{Sink, Viewers};

impl Marne {
    /// Turns Taxi cards until one brings no further taxi (MA-74), or the game ends.
    pub(crate) fn turn_taxi(&mut self, out: &mut impl Sink<Event>) {
        let mut extra = false;
        loop {
            if let Some(ending) = self.cannot_arrive(extra) {
                self.end(ending, out);
                return;
            }
            let event = self.arrive(out);
            self.arrived = true;
            self.phase = Phase::Actions;
            let Some(event) = event.filter(|_| self.events) else {
                return;
            };
            out.tell(Event::EventApplied {
                by: self.turn,
                event,
            });
            match event {
                TaxiEvent::NoBonus => self.no_bonus = true,
                TaxiEvent::Silence => self.silent = true,
                TaxiEvent::Discard if self.hand().is_empty() => {}
                TaxiEvent::Discard => self.phase = Phase::EventDiscard,
                TaxiEvent::ExtraTaxi => {
                    extra = true;
                    continue;
                }
            }
            return;
        }
    }

    /// Why no taxi can be added, if none can (MA-37, MA-75). Without a taxi there is no jam: an
    /// empty pile is named first.
    fn cannot_arrive(&self, extra: bool) -> Option<Ending> {
        let (ending, of_extra) = if self.taxi_pile.is_empty() {
            (Ending::EmptyPile, Ending::ExtraTaxiEmptyPile)
        } else if self.free().is_empty() {
            (Ending::Jam, Ending::ExtraTaxiJam)
        } else {
            return None;
        };
        Some(if extra { of_extra } else { ending })
    }

    /// One card: its street or the next free one, tokens on those passed (MA-30 to MA-33).
    fn arrive(&mut self, out: &mut impl Sink<Event>) -> Option<TaxiEvent> {
        let taxi = self.taxi_pile.draw().expect("the pile was found not empty");
        let mut street = taxi.street();
        let mut passed = StreetSet::NONE;
        while self.taxis[street.index()].is_some() {
            passed = passed.with(street);
            street = street.next();
        }
        let marked = passed.minus(self.tokens);
        self.tokens = self.tokens.and(passed);
        self.taxis[street.index()] = Some(taxi);
        out.reveal(Viewers::ALL);
        out.tell(Event::TaxiArrived {
            by: self.turn,
            taxi,
            street,
            passed,
            marked,
        });
        taxi.event()
    }

    /// The event takes its card (MA-73).
    pub(crate) fn discard_for_event(&mut self, card: SoldierCard, out: &mut impl Sink<Event>) {
        self.discard(card, Why::Event, out);
        self.phase = Phase::Actions;
    }

    /// A card from the active player's hand to the Soldier discard.
    pub(crate) fn discard(&mut self, card: SoldierCard, why: Why, out: &mut impl Sink<Event>) {
        *self.hand_mut() = self.hand().without(card);
        self.soldier_discard = self.soldier_discard.with(card);
        out.tell(Event::Discarded {
            by: self.turn,
            card,
            why,
        });
    }
}
