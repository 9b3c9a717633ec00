//! The course of play, one step per file.

mod card;
mod destination;
mod drive;
mod roll;
mod setup;
mod turn;
mod win;

use crate::action::Action;
use crate::cards::Kind;
use crate::event::Event;
use crate::state::{Boomville, Phase};
use maraude_core::{Chance, Purpose, Sink};

/// Shuffling the Taxi cards.
pub(crate) const TAXI: Purpose = Purpose(1);
/// Shuffling the Destination cards.
pub(crate) const DESTINATION: Purpose = Purpose(2);
/// Rolling the die.
pub(crate) const DIE: Purpose = Purpose(3);
/// Rolling for the start.
pub(crate) const START: Purpose = Purpose(4);

/// What a step of play works with: chance, and the sink for its events.
pub(crate) struct Stage<'a, S> {
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut S,
}

impl<S: Sink<Event>> Stage<'_, S> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.out.tell(event);
    }
}

/// Carries out a legal action.
pub(crate) fn apply(
    game: &mut Boomville,
    action: Action,
    chance: &mut Chance,
    out: &mut impl Sink<Event>,
) {
    let stage = &mut Stage { chance, out };
    if !matches!(action, Action::OneMore | Action::PlayOn | Action::Stop) {
        game.face_up.act(game.turn.seat);
    }
    match action {
        Action::Roll => game.roll(stage),
        Action::ChooseFace(face) => game.choose_face(face, stage),
        Action::DriveOver => game.play_for_way(Kind::ChanceOver, stage),
        Action::IgnoreOneWays => game.play_for_way(Kind::ChanceOneWays, stage),
        Action::Drive(way) => game.drive_way(way, stage),
        Action::Hop => game.hop(stage),
        Action::Stay if game.turn.phase == Phase::Shortcut => game.leave_shortcut(stage),
        Action::Stay => game.stay(stage),
        Action::PlaceOneWay { .. }
        | Action::FlipOneWay(_)
        | Action::Bar(_)
        | Action::Remove(_)
        | Action::RemoveNothing => game.use_token(action, stage),
        Action::Shortcut(way) => game.drive_shortcut(way, stage),
        Action::MoveAgain => game.move_again(stage),
        Action::EndTurn => game.end_turn(stage),
        Action::OneMore => game.one_more(stage),
        Action::PlayOn => game.play_on(stage),
        Action::Stop => game.stop(stage),
    }
}
