//! The sequence of play, one step per file: its effect, and the refusals of its clauses.

pub mod arrival;
pub mod bonus;
pub mod drawing;
pub mod exchange;
pub mod load;
pub mod officers;
pub mod scoring;
pub mod setup;
pub mod turn_end;

use crate::action::Action;
use crate::event::Event;
use crate::state::{Marne, Phase};
use maraude_core::{Chance, Sink};

/// Plays an action that is known to be legal.
#[inline]
pub(crate) fn apply(
    game: &mut Marne,
    action: Action,
    chance: &mut Chance,
    out: &mut impl Sink<Event>,
) {
    match action {
        Action::PlaceOfficers { colour } => game.place_officers(colour, out),
        Action::TurnTaxi => game.turn_taxi(out),
        Action::Discard { card } if game.phase == Phase::Surplus => game.discard_surplus(card, out),
        Action::Discard { card } => game.discard_for_event(card, out),
        Action::Mobilise => game.mobilise(chance, out),
        Action::Keep => game.keep(chance, out),
        Action::PutInReserve { discard } => game.put_in_reserve(discard, chance, out),
        Action::MoveOfficer { from, to } => game.move_officer(from, to, out),
        Action::Exchange { give, take } => game.exchange(give, take, out),
        Action::Load { street, cards } => game.load(street, cards, out),
        Action::Estafette { card, from, to } => game.estafette(card, [from, to], out),
        Action::SergentDeVille { card, streets } => game.sergent(card, streets, out),
        Action::Renfort { card } => game.renfort(card, chance, out),
        Action::DemiTour { card, from, to } => game.demi_tour(card, [from, to], out),
        Action::EndTurn => game.end_turn(out),
    }
}
