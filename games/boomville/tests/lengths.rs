//! Every game ends, random ones included, with every option.

use maraude_boomville::{Action, Boomville, Options};
use maraude_core::{Actor, Chance, Deaf, Game, Legal, Sample, Seed, Setup, bot_rng};

/// The moves of a random game.
fn random_game(seats: u8, options: Options, seed: u8) -> u32 {
    let mut chance = Chance::new(&Seed([seed; 32]), &[b""]);
    let mut game =
        Boomville::new(&Setup { seats, options }, &mut chance).expect("the table is fine");
    let mut rng = bot_rng(seed.into());
    let mut moves = 0;
    while game.outcome().is_none() {
        let seat = game.to_act().first().expect("somebody acts");
        let (by, action) = match game.sample(seat, &mut rng) {
            Some(action) => (Actor::Seat(seat), action),
            None => (Actor::House, Action::Stop),
        };
        let legal = Legal::judge(&game, by, action).expect("it was drawn from the legal ones");
        game.apply(legal, &mut chance, &mut Deaf);
        moves += 1;
        assert!(moves < Boomville::META.longest, "no game runs for ever");
    }
    moves
}

/// BV-S2, BV-S7, BV-S8: every value of every option, with every other.
#[test]
fn every_random_game_ends() {
    let mut games = 0;
    for destinations in 1..=6 {
        for incidents in [true, false] {
            for hop_after in [0, 2, 3, 4, 5, 6, 7, 8, 9] {
                let options = Options {
                    destinations,
                    incidents,
                    hop_after,
                };
                for seats in [2 + games % 5, 6 - games % 5] {
                    let moves = random_game(seats, options, games);
                    assert!(moves > u32::from(destinations));
                }
                games += 1;
            }
        }
    }
}
