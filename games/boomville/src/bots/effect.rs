//! What a token changes for everybody, in turns: the reason a hint gives.

use super::greedy::with_token;
use super::minds::Minds;
use super::prospects::{Outlook, Prospects};
use crate::action::Action as A;
use crate::state::Boomville;
use maraude_core::Seat;

/// What a token changes, judged by what the seat may know: a hidden destination counts as each
/// one that it may be.
pub(crate) struct Effect {
    /// Turns that the seat itself saves.
    pub(crate) saves: f32,
    /// The rival it costs most.
    pub(crate) costs: Option<Cost>,
}

/// What a token costs a rival.
pub(crate) struct Cost {
    pub(crate) seat: Seat,
    /// Turns, averaged over where the rival may be going.
    pub(crate) turns: f32,
    /// How many of the possible destinations are farther away than before.
    pub(crate) farther: u8,
    /// How many are possible.
    pub(crate) possible: u8,
}

/// What putting down, turning or taking away a token changes.
pub(crate) fn effect(game: &Boomville, me: Seat, action: A) -> Effect {
    let beliefs = Minds::blank(game, me);
    let prospects = Prospects {
        me,
        beliefs: &beliefs,
    };
    let then = with_token(game, action);
    let own = |game: &Boomville| prospects.own(game, game.players[me].at).0;
    let mut costs: Option<Cost> = None;
    for seat in game.drivers().iter().filter(|&seat| seat != me) {
        let believed = &beliefs[seat.index()];
        let outlook = |game: &Boomville| Outlook::new(game, seat, game.players[seat].at);
        let (before, after) = (outlook(game), outlook(&then));
        let turns = after.mean(believed) - before.mean(believed);
        if turns > 0.0 && costs.as_ref().is_none_or(|worst| turns > worst.turns) {
            costs = Some(Cost {
                seat,
                turns,
                farther: after.farther_than(&before, believed),
                possible: believed.iter().filter(|&&chance| chance > 0.0).count() as u8,
            });
        }
    }
    Effect {
        saves: own(game) - own(&then),
        costs,
    }
}
