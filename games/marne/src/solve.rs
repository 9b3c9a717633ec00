//! The best score that was possible: a search that sees the piles.
//!
//! A beam: all turns that a few hundred positions can make, the best few hundred positions of
//! the next turn, and so on to the end. Its score was reachable by players who knew every card
//! to come; it is not proof that no better line exists.

use crate::action::Action;
use crate::bots::net::Net;
use crate::bots::turn::Worth;
use crate::soldier::Bonus;
use crate::state::{HAND_LIMIT, Marne, Phase};
use crate::steps;
use crate::street::Colour;
use maraude_core::{Chance, Deaf};
use std::collections::BTreeSet;

/// Number of positions that a beam keeps by default.
pub const WIDTH: usize = 100;
/// Number of positions that one turn keeps after each of its actions.
const WITHIN: usize = 10;
/// Number of cards considered as the one to give in an exchange.
const GIVES: usize = 2;

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The best score that was reached.
    pub score: u8,
    /// Number of positions examined.
    pub positions: u64,
}

/// Searches a deal, piles open: `chance` is the table's own.
pub fn solve(deal: &Marne, chance: &Chance, width: usize) -> Solved {
    let mut beam = Beam {
        net: Net::taught(),
        chance: chance.clone(),
        width: width.max(1),
        solved: Solved {
            score: 0,
            positions: 0,
        },
    };
    let mut positions: Vec<Marne> = Colour::ALL
        .iter()
        .map(|&colour| beam.after(deal, Action::PlaceOfficers { colour }))
        .collect();
    while !positions.is_empty() {
        positions = beam.turn(&positions);
    }
    beam.solved
}

struct Beam {
    net: &'static Net,
    chance: Chance,
    width: usize,
    solved: Solved,
}

/// A position and its promise.
type Promising = (f32, Marne);

impl Beam {
    fn after(&mut self, game: &Marne, action: Action) -> Marne {
        let mut after = game.clone();
        steps::apply(&mut after, action, &mut self.chance, &mut Deaf);
        after
    }

    /// One turn for every position: the best positions in which the next one begins.
    fn turn(&mut self, positions: &[Marne]) -> Vec<Marne> {
        let mut ends = Vec::new();
        for game in positions {
            let arrived = self.after(game, Action::TurnTaxi);
            match arrived.phase {
                Phase::Over => self.solved.score = self.solved.score.max(arrived.score()),
                Phase::EventDiscard => {
                    for card in arrived.hand().iter() {
                        let settled = self.after(&arrived, Action::Discard { card });
                        self.actions(settled, &mut ends);
                    }
                }
                _ => self.actions(arrived, &mut ends),
            }
        }
        best(ends, self.width)
    }

    /// Every turn from here, action by action; each position may also be its last.
    fn actions(&mut self, game: Marne, ends: &mut Vec<Promising>) {
        let mut layer = vec![game];
        while !layer.is_empty() {
            let mut next = Vec::new();
            for game in &layer {
                let end = self.ended(game);
                ends.push((self.promise(&end), end));
                self.each_next(game, &mut next);
            }
            layer = best(next, WITHIN);
        }
    }

    fn each_next(&mut self, game: &Marne, next: &mut Vec<Promising>) {
        let mut actions = Vec::new();
        game.each_sensible(GIVES, &mut |action| actions.push(action));
        if game.may_draw() {
            if game.actions_left > 0 {
                actions.push(Action::Mobilise);
            }
            if let Some(card) = game.playable(Bonus::Renfort) {
                actions.push(Action::Renfort { card });
            }
        }
        for action in actions {
            let mut after = self.after(game, action);
            if after.phase == Phase::Placing {
                after = self.after(&after, Action::Keep);
            }
            let end = self.ended(&after);
            next.push((self.promise(&end), after));
        }
    }

    /// The turn ends here, the surplus gone by rule of thumb.
    fn ended(&mut self, game: &Marne) -> Marne {
        let mut end = self.after(game, Action::EndTurn);
        while end.phase == Phase::Surplus {
            let card = end.least_missed(end.hand()).expect("there is a surplus");
            end = self.after(&end, Action::Discard { card });
        }
        debug_assert!(game.hand().len() > HAND_LIMIT || end.turn != game.turn || end.is_solo());
        end
    }

    fn promise(&mut self, game: &Marne) -> f32 {
        self.solved.positions += 1;
        self.net.worth(game)
    }
}

/// The most promising positions, each once.
fn best(mut positions: Vec<Promising>, most: usize) -> Vec<Marne> {
    positions.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut seen = BTreeSet::new();
    positions
        .into_iter()
        .filter(|(_, game)| seen.insert(game.turn_key()))
        .take(most)
        .map(|(_, game)| game)
        .collect()
}
