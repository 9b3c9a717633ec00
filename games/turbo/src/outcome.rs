//! Ranks the players once the game is over.

use maraude_core::{Outcome, Ranking};

use crate::options::Mode;
use crate::state::{Stage, Turbo};

/// Most medals win, ties share (TT-R18); alone, the tasks solved without help count.
pub(crate) fn outcome(game: &Turbo) -> Option<Outcome> {
    if game.stage != Stage::Over {
        return None;
    }
    let deserted = game.staying().len() < usize::from(game.seats.min(2));
    let ending = match game.rules.mode {
        _ if deserted => "deserted",
        Mode::Race => "medals",
        Mode::Trial => "trial",
        Mode::Daily => "daily",
    };
    let mut scores = game.medals.counts();
    if game.rules.mode.is_solo() {
        scores[0] = game.solo.solved.into();
    }
    let ranking = Ranking::by_score(&scores[..game.seats.into()]);
    Some(Outcome::ranked(ending, ranking))
}
