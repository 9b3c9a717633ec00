//! The sequence of play, one step per file: set-up, placing, start, building, claim, round's end.

pub(crate) mod building;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod leaving;
pub(crate) mod placing;
pub(crate) mod round_end;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod start;

use maraude_core::{Actor, Chance, Legal, Purpose, Sink};

use crate::action::Action;
use crate::event::{Dropped, Event};
use crate::state::Turbo;

/// Purposes for which chance is drawn; the numbers are part of every journal.
pub(crate) const SHUFFLE: Purpose = Purpose(1);
pub(crate) const ROTATION: Purpose = Purpose(2);
pub(crate) const CLIENT: Purpose = Purpose(3);
pub(crate) const TASK: Purpose = Purpose(4);
pub(crate) const HELP: Purpose = Purpose(5);

/// Plays an action in its step.
pub(crate) fn apply(
    game: &mut Turbo,
    legal: Legal<Turbo>,
    chance: &mut Chance,
    out: &mut impl Sink<Event>,
) {
    let (by, action) = legal.into_parts();
    match (action, by) {
        (Action::Pawn { pawn, cell }, _) => game.put_pawn(pawn, cell, out),
        (Action::TurnTile, _) => game.count_down(out),
        (Action::Place { cell, tile }, Actor::Seat(seat)) => game.place(seat, cell, tile, out),
        (Action::Rotate { cell }, Actor::Seat(seat)) => game.rotate(seat, cell, out),
        (Action::Move { from, to }, Actor::Seat(seat)) => game.shift(seat, from, to, out),
        (Action::TakeBack { cell }, Actor::Seat(seat)) => game.take_back(seat, cell, out),
        (Action::Claim, Actor::Seat(seat)) => game.claim(seat, chance, out),
        (Action::GiveUp, Actor::Seat(seat)) => game.give_up(seat, chance, out),
        (Action::Hint, Actor::Seat(seat)) => game.give_hint(seat, out),
        (Action::Show, Actor::Seat(seat)) => game.show_solution(seat, out),
        (Action::Start, _) => game.start(chance, out),
        (Action::Help, _) => game.help(chance, out),
        (Action::Admit { seat }, _) => game.admit(seat, out),
        (Action::Limit, _) => game.drop_round(Dropped::Limit, chance, out),
        (Action::Drop, _) => game.drop_round(Dropped::Agreed, chance, out),
        (Action::Leave { seat }, _) => game.leave(seat, chance, out),
        (_, Actor::House) => unreachable!("`check` refuses the house what seats do"),
    }
}
