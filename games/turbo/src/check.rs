//! Decides whether an action is allowed. The clauses of each step are checked in its file.

use maraude_core::Actor;

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::Turbo;

pub(crate) fn check(game: &Turbo, by: Actor, action: Action) -> Result<(), Refusal> {
    let Actor::Seat(seat) = by else {
        return game.check_house(action);
    };
    match action {
        Action::Pawn { cell, .. } => game.check_pawn(seat, cell),
        Action::TurnTile => game.check_turn_tile(seat),
        Action::Place { cell, tile } => game.check_place(seat, cell, tile),
        Action::Rotate { cell } | Action::TakeBack { cell } => game.check_tile_on(seat, cell),
        Action::Move { from, to } => game.check_move(seat, from, to),
        Action::Claim => game.check_claim(seat),
        Action::GiveUp => game.check_in(seat),
        Action::Hint => game.check_hint(seat),
        Action::Show => game.check_show(seat),
        Action::Start | Action::Help | Action::Admit { .. } | Action::Limit => {
            Err(Refusal::HouseOnly)
        }
        Action::Drop => Err(Refusal::HouseOnlyDrop),
        Action::Leave { .. } => Err(Refusal::HouseOnlyLeave),
    }
}
