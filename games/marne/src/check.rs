//! Decides whether an action is allowed: first seat and moment, then the clauses of its step.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Marne, Phase};
use maraude_core::Actor;

pub(crate) fn check(game: &Marne, by: Actor, action: Action) -> Result<(), Refusal> {
    let Actor::Seat(seat) = by else {
        return Err(Refusal::NotForTheHouse);
    };
    if game.is_over() {
        return Err(Refusal::Over);
    }
    if seat != game.turn {
        return Err(Refusal::NotYourTurn { turn: game.turn });
    }
    game.check_moment(action)?;
    game.check_clauses(action)
}

impl Marne {
    /// Checks that the phase allows this kind of action (MA-21, MA-25 to MA-27, MA-62, MA-73).
    fn check_moment(&self, action: Action) -> Result<(), Refusal> {
        use Action::{
            Discard, Exchange, Keep, Load, Mobilise, MoveOfficer, PlaceOfficers, PutInReserve,
            TurnTaxi,
        };
        match (self.phase, action) {
            (Phase::Officers, PlaceOfficers { .. }) => Ok(()),
            (Phase::Officers, _) => Err(Refusal::OfficersFirst),
            (_, PlaceOfficers { .. }) => Err(Refusal::OfficersStand),

            (Phase::EventDiscard | Phase::Surplus, Discard { .. }) => Ok(()),
            (Phase::EventDiscard, _) => Err(Refusal::DiscardFirst),
            (Phase::Surplus, _) => Err(Refusal::SurplusFirst),

            (Phase::Placing, Keep | PutInReserve { .. }) => Ok(()),
            (Phase::Placing, _) => Err(Refusal::PlaceFirst),

            (_, Discard { .. }) => Err(Refusal::NothingToDiscard),
            (_, Keep | PutInReserve { .. }) => Err(Refusal::NothingDrawn),

            (Phase::Arrival, TurnTaxi) => Ok(()),
            (_, TurnTaxi) => Err(Refusal::AlreadyArrived),
            (_, action) if action.is_bonus() => Ok(()),
            (Phase::Arrival, _) => Err(Refusal::ArrivalFirst),

            (_, Mobilise | MoveOfficer { .. } | Exchange { .. } | Load { .. })
                if self.actions_left == 0 =>
            {
                Err(Refusal::NoActionLeft)
            }
            _ => Ok(()),
        }
    }

    fn check_clauses(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceOfficers { .. } | Action::TurnTaxi | Action::Keep | Action::EndTurn => {
                Ok(())
            }
            Action::Discard { card } if self.hand().has(card) => Ok(()),
            Action::Discard { card } if self.phase == Phase::EventDiscard => {
                Err(Refusal::EventTakesYours { card })
            }
            Action::Discard { card } => Err(Refusal::DiscardNotYours { card }),
            Action::Mobilise => self.check_mobilise(),
            Action::PutInReserve { discard } => self.check_reserve(discard),
            Action::MoveOfficer { from, to } => self.check_move_officer(from, to),
            Action::Exchange { give, take } => self.check_exchange(give, take),
            Action::Load { street, cards } => self.check_load(street, cards),
            Action::Estafette { card, from, to } => self.check_estafette(card, from, to),
            Action::SergentDeVille { card, streets } => self.check_sergent(card, streets),
            Action::Renfort { card } => self.check_renfort(card),
            Action::DemiTour { card, from, to } => self.check_demi_tour(card, from, to),
        }
    }
}
