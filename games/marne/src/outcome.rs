//! The common score once the game is over (MA-81).

use crate::state::Marne;
use maraude_core::Outcome;

pub(crate) fn outcome(game: &Marne) -> Option<Outcome> {
    game.ending
        .map(|ending| Outcome::common(ending.id(), game.score().into()))
}
