//! Whether an action is allowed, and if not, which clause forbids it.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Phase, Taxifolie};
use maraude_core::Actor;

/// Checks an action of a seat or of the house.
pub(crate) fn check(game: &Taxifolie, by: Actor, action: &Action) -> Result<(), Refusal> {
    let Actor::Seat(seat) = by else {
        return Err(Refusal::House);
    };
    if game.phase == Phase::Over {
        return Err(Refusal::Over);
    }
    if seat != game.turn {
        return Err(Refusal::Turn(game.turn));
    }
    match (game.phase, action) {
        (Phase::Drive, Action::Roll) => Err(Refusal::DriveFirst),
        (_, Action::Roll) => Ok(()),
        (Phase::Drive, Action::Drive { way }) => match game.drives().follow(way) {
            Ok(_) => Ok(()),
            Err(astray) => Err(Refusal::astray(astray, game.edition)),
        },
        (_, Action::Drive { .. }) => Err(Refusal::RollFirst),
    }
}
