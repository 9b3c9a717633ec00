//! The search that plays any game of turns plays those on the shelf by their rules.

use maraude_catalog::{Shelved, Visit, complete_options, find_bot, shelf, visit};
use maraude_core::{BotSpec, Game, Pace, Setup};
use maraude_sim::{Bout, Entrant, Off};
use serde_json::Map;

struct PlaysByTheRules;

impl Visit for PlaysByTheRules {
    type Output = ();

    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) {
        if <G as Game>::META.pace != Pace::TurnBased {
            return;
        }
        let bout = Bout::<G> {
            setup: Setup {
                seats: 3,
                options: complete_options::<G>(&Map::new()).unwrap(),
            },
            entrants: vec![Entrant {
                name: "ismcts".to_owned(),
                make: find_bot(bots, "ismcts").unwrap(),
            }],
            seatings: vec![vec![0, 0, 0]],
            seed: 1,
            // Few enough to be quick, many enough for a tree worth keeping.
            nodes: Some(1_000),
        };
        for game in 0..2 {
            let played = bout.play(game, &mut Off);
            assert!(played.is_ok(), "{}: {}", G::META.id, played.err().unwrap());
        }
    }
}

#[test]
fn the_search_does_nothing_illegal_in_any_game() {
    for game in shelf() {
        visit(game.meta().id, PlaysByTheRules);
    }
}
