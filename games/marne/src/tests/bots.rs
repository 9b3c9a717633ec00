//! The bots: what they never do, and what they make of a bonus card.

use super::*;
use crate::bots::BOTS;
use maraude_core::{Bot, Budget, Deaf, Seen};

fn bot(name: &str) -> Box<dyn Bot<Marne>> {
    let spec = BOTS.iter().find(|spec| spec.name == name);
    (spec.expect("there is such a bot").make)(1)
}

fn decision(name: &str, game: &Marne) -> Action {
    let budget = Budget {
        nodes: Some(500),
        stop: None,
    };
    let seen = Seen::new(game, game.turn);
    let decided = bot(name).decide(&seen, budget);
    decided.expect("whose turn it is acts").action
}

/// A taxi that no officer reaches in one turn but that the hand can fill, and a dispatch rider.
fn far_taxi(top: u8) -> Marne {
    let mut game = table(2, &[top]);
    game.officers = [street(0), street(1)];
    game.taxis[5] = Some(taxi(GRENELLE_3));
    let hand = cards(&[9, ESTAFETTE]);
    *game.hand_mut() = hand;
    let others = SoldierCard::all().filter(|&card| !hand.has(card));
    game.soldier_pile = others.collect();
    game
}

#[test]
fn ma_62_bots_play_a_bonus_before_an_arrival_that_forbids_it() {
    for name in ["greedy", "planner", "strong", "expert"] {
        let action = decision(name, &far_taxi(INVALIDES_4_NO_BONUS));
        assert!(
            matches!(action, Action::Estafette { to, .. } if to == street(5)),
            "{name}: {action:?}"
        );
        let action = decision(name, &far_taxi(INVALIDES_3));
        assert_eq!(action, Action::TurnTaxi, "{name} can wait");
    }
}

#[test]
fn no_level_throws_a_turn_away() {
    for name in ["novice", "regular", "strong"] {
        for seats in 1..=5 {
            let mut chance = Chance::new(&Seed([seats; 32]), &[b""]);
            let options = Options::default();
            let mut game = Marne::new(&Setup { seats, options }, &mut chance).expect("legal");
            let mut bot = bot(name);
            while let Some(seat) = game.to_act().first() {
                let seen = Seen::new(&game, seat);
                let decided = bot.decide(&seen, Budget::DEFAULT);
                let action = decided.expect("whose turn it is acts").action;
                if action == Action::EndTurn && game.actions_left > 0 {
                    let mut legal = Vec::new();
                    game.legal(seat, &mut |action| legal.push(action));
                    let load = legal.iter().find(|one| matches!(one, Action::Load { .. }));
                    assert_eq!(load, None, "{name} of {seats} lets a taxi stand");
                    assert!(
                        game.actions_left < ACTIONS,
                        "{name} of {seats} does nothing"
                    );
                }
                let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("legal");
                game.apply(legal, &mut chance, &mut Deaf);
            }
        }
    }
}
