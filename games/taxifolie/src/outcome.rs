//! How the game ended (TF-T15, TF-E4).

use crate::state::{Phase, Taxifolie};
use maraude_core::{MAX_SEATS, Outcome, Ranking, Seat};

/// First edition: the game stopped at once.
const AT_ONCE: &str = "at_once";
/// Second edition: one player had reached the goal when the round ended.
const ROUND: &str = "round";
/// Second edition: several players had.
const ROUND_TIE: &str = "round_tie";

/// The outcome, once the game is over. Among the seats that reached the goal, most fares win, then
/// more money; a tie is shared. The others follow by their money.
pub(crate) fn outcome(game: &Taxifolie) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let mut scores = [0; MAX_SEATS];
    for seat in Seat::all(game.seats) {
        scores[seat.index()] = i32::from(game.taxi(seat).money);
    }
    let ranking = Ranking::by_key(&scores[..game.seats as usize], |seat| {
        let taxi = game.taxi(seat);
        let reached = game.reached.has(seat);
        (reached, if reached { taxi.done } else { 0 }, taxi.money)
    });
    let ending = if !game.edition.round_is_finished() {
        AT_ONCE
    } else if game.reached.len() == 1 {
        ROUND
    } else {
        ROUND_TIE
    };
    Some(Outcome::ranked(ending, ranking))
}
