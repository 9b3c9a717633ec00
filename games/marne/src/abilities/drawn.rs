//! The cards that the lab counts.

use crate::event::Event;
use crate::soldier::{Bonus, Kind, SoldierCard};
use crate::state::Marne;
use crate::taxi::{TaxiCard, TaxiEvent};
use maraude_core::{CountCards, Drawn};
use std::borrow::Cow;

impl CountCards for Marne {
    /// The card that an event brings into a player's game, named after its print.
    fn drawn(event: &Event) -> Option<Drawn> {
        let (by, card) = match *event {
            Event::Drawn { by, card } => (by, soldier_id(card)),
            Event::TaxiArrived { by, taxi, .. } => (by, taxi_id(taxi)),
            _ => return None,
        };
        Some(Drawn { by, card })
    }
}

fn soldier_id(card: SoldierCard) -> Cow<'static, str> {
    match card.kind() {
        Kind::Soldier(_) => format!("soldiers {}", card.count()).into(),
        Kind::Joker => format!("jokers {}", card.count()).into(),
        Kind::Bonus(Bonus::Estafette) => "estafette".into(),
        Kind::Bonus(Bonus::SergentDeVille) => "sergent de ville".into(),
        Kind::Bonus(Bonus::Renfort) => "renfort".into(),
        Kind::Bonus(Bonus::DemiTour) => "demi-tour".into(),
    }
}

fn taxi_id(taxi: TaxiCard) -> Cow<'static, str> {
    let event = match taxi.event() {
        None => return format!("taxi {}", taxi.soldiers()).into(),
        Some(TaxiEvent::NoBonus) => "no bonus",
        Some(TaxiEvent::Silence) => "silence",
        Some(TaxiEvent::Discard) => "discard",
        Some(TaxiEvent::ExtraTaxi) => "extra taxi",
    };
    format!("taxi {} {event}", taxi.soldiers()).into()
}
