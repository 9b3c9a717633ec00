//! How the game ended.

use crate::state::{Boomville, MAX_PLAYERS, Phase};
use maraude_core::{Outcome, Ranking};

/// The outcome, once the game is over: by place; seats without one by the destinations they
/// reached (BV-X4).
pub(crate) fn outcome(game: &Boomville) -> Option<Outcome> {
    if game.turn.phase != Phase::Over {
        return None;
    }
    let mut reached = [0; MAX_PLAYERS];
    for (score, player) in reached.iter_mut().zip(game.players.values()) {
        *score = player.reached.into();
    }
    let ranking = Ranking::by_key(&reached[..game.seats as usize], |seat| {
        let player = &game.players[seat];
        match player.place {
            0 => (0, player.reached),
            place => (MAX_PLAYERS as u8 + 1 - place, 0),
        }
    });
    let ending = if game.placed > 1 { "places" } else { "won" };
    Some(Outcome::ranked(ending, ranking))
}
