//! The course of play, one step per file, in the order of the rulebook.

mod setup;

mod opening;

mod turn;

mod roll;

mod arrival;
mod drive;

mod hazard;
mod order;

mod money;

mod ending;

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Chance, Sink};

/// Carries out a legal action.
pub(crate) fn apply(
    game: &mut Taxifolie,
    action: &Action,
    chance: &mut Chance,
    out: &mut impl Sink<Event>,
) {
    match (game.phase, action) {
        (Phase::Opening, _) => game.open(chance, out),
        (_, Action::Roll) => game.roll(chance, out),
        (_, Action::Drive { way }) => game.drive(way, chance, out),
    }
}
