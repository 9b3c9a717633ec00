//! A rule of thumb for what a position is worth.

use super::turn::Worth;
use crate::soldier::SoldierSet;
use crate::state::Marne;
use crate::street::Street;

/// The rule of thumb of the greedy bot, in points.
#[derive(Clone, Copy)]
pub struct Heuristic;

impl Worth for Heuristic {
    fn worth(&self, game: &Marne) -> f32 {
        let crowd = game.occupied();
        let mut worth = f32::from(game.score());
        for street in crowd.iter() {
            worth += prospect(game, street);
        }
        for hand in &game.hands {
            worth += hand_worth(*hand);
        }
        worth += 0.7 * hand_worth(game.reserve);
        if game.taxis_left > 0 {
            let over = f32::from(crowd.len().saturating_sub(4));
            worth -= over * over * 0.35;
        }
        worth - 0.3 * f32::from(game.tokens.len())
    }
}

fn hand_worth(hand: SoldierSet) -> f32 {
    0.2 * f32::from(hand.soldiers())
        + 0.5 * f32::from(hand.within(SoldierSet::JOKERS).len())
        + 1.0 * f32::from(hand.within(SoldierSet::BONUS).len())
}

/// What a standing taxi promises: its points, less what sending it still costs.
fn prospect(game: &Marne, street: Street) -> f32 {
    let (Some(taxi), Some(required)) = (game.taxis[street.index()], game.required(street)) else {
        return 0.0;
    };
    let walk = game.officers.map(|officer| officer.distance(street));
    let walk = f32::from(walk[0].min(walk[1]));
    let mut missing = f32::from(required);
    let mut seat = game.turn;
    for turns in 0..game.seats {
        let hand = game.hands[seat.index()];
        let own = hand.within(SoldierSet::of(street.colour())).soldiers();
        let jokers = hand.within(SoldierSet::JOKERS).soldiers();
        let short = f32::from(required.saturating_sub(own))
            - 0.7 * f32::from(jokers.min(required.saturating_sub(own)));
        missing = missing.min(short + 0.15 * f32::from(turns));
        seat = seat.next(game.seats);
    }
    (f32::from(taxi.soldiers()) * 0.7 - 0.25 * walk - 0.3 * missing).max(0.0)
}
