//! The gain of an action in words: the reason for a hint. It reads only public facts (MA-09).

use crate::action::Action;
use crate::soldier::{SoldierCard, SoldierSet};
use crate::state::Marne;
use crate::street::Street;
use crate::taxi::TaxiCard;
use maraude_core::{Advise, Message, Seat};

impl Advise for Marne {
    const ADVISER: &'static str = "strong";

    fn gain(&self, seat: Seat, action: &Action) -> Option<Message> {
        let hand = self.hands[seat];
        Some(match *action {
            Action::PlaceOfficers { .. } => Message::new("marne-gain-officers"),
            Action::TurnTaxi => Message::new("marne-gain-turn-taxi"),
            Action::Discard { card } => Message::new("marne-gain-discard").with("card", card),
            Action::Mobilise | Action::Keep | Action::Renfort { .. } => {
                Message::new("marne-gain-draw")
            }
            Action::PutInReserve { .. } => Message::new("marne-gain-reserve"),
            Action::MoveOfficer { to, .. } | Action::Estafette { to, .. } => {
                self.gain_of_officer(hand, to)
            }
            Action::Exchange { give, take } => self.gain_of_exchange(hand, give, take),
            Action::Load { street, .. } => {
                let points = self.taxis[street.index()].map_or(0, TaxiCard::soldiers);
                Message::new("marne-gain-load")
                    .with("points", points)
                    .with("score", self.score() + points)
            }
            Action::SergentDeVille { streets, .. } => {
                Message::new("marne-gain-sergent").with("soldiers", streets.len())
            }
            Action::DemiTour { to, .. } => Message::new("marne-gain-demi-tour").with("street", to),
            Action::EndTurn => Message::new("marne-gain-end-turn"),
        })
    }
}

impl Marne {
    /// An officer who comes to a taxi, or on the way to one.
    fn gain_of_officer(&self, hand: SoldierSet, to: Street) -> Message {
        if self.fills(hand, to) {
            return Message::new("marne-gain-officer-ready").with("street", to);
        }
        if self.required(to).is_some() {
            return Message::new("marne-gain-officer-waits").with("street", to);
        }
        let nearest = self.occupied().iter().min_by_key(|taxi| taxi.distance(to));
        match nearest {
            Some(street) => Message::new("marne-gain-officer-nears").with("street", street),
            None => Message::new("marne-gain-officer-free"),
        }
    }

    /// A card that completes a load, or only makes the hand better.
    fn gain_of_exchange(&self, hand: SoldierSet, give: SoldierCard, take: SoldierCard) -> Message {
        let after = hand.without(give).with(take);
        let filled = self
            .occupied()
            .iter()
            .find(|&street| self.fills(after, street) && !self.fills(hand, street));
        match filled {
            Some(street) => Message::new("marne-gain-exchange-fills").with("street", street),
            None => Message::new("marne-gain-exchange"),
        }
    }

    /// Whether these cards fill the taxi in this street (MA-56).
    fn fills(&self, hand: SoldierSet, street: Street) -> bool {
        let fitting = SoldierSet::fitting(street.colour());
        self.required(street)
            .is_some_and(|required| hand.within(fitting).soldiers() >= required)
    }
}
