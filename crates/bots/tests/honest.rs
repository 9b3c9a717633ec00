//! A game in which a look at what is hidden would win every time: the search must not.

mod toys;

use maraude_bots::{Ismcts, Plain, SearchSettings};
use maraude_core::{
    Actor, Bot, Budget, Chance, Deaf, Game, Legal, Outcome, Seat, Seed, Seen, Setup,
};
use toys::shells::{Shells, TOSS};
use toys::{Act, Box_, NoOptions};

const GAMES: u8 = 250;

/// Games that the second seat wins out of [`GAMES`].
fn wins(mut second: impl FnMut(&Box_<Shells>, u64) -> Act) -> u32 {
    let mut wins = 0;
    for index in 0..GAMES {
        let setup = Setup {
            seats: 2,
            options: NoOptions {},
        };
        let mut chance = Chance::new(&Seed([index; 32]), &[b"", b""]);
        let mut game = Box_::<Shells>::new(&setup, &mut chance).expect("it can be set up");
        let mut act = |game: &mut Box_<Shells>, seat, action| {
            let legal = Legal::judge(game, Actor::Seat(seat), action).expect("it is legal");
            game.apply(legal, &mut chance, &mut Deaf);
        };
        act(&mut game, Seat::at(0), Act(0));
        let answer = second(&game, index.into());
        act(&mut game, Seat::at(1), answer);
        let won = |outcome: Outcome| outcome.win_share(Seat::at(1)) > 0.5;
        wins += u32::from(game.outcome().is_some_and(won));
    }
    wins
}

fn searched(game: &Box_<Shells>, seed: u64) -> Act {
    let settings = SearchSettings {
        nodes: 4_000,
        ..SearchSettings::DEFAULT
    };
    let mut bot = Ismcts::new(settings, Plain, seed);
    let seen = Seen::new(game, Seat::at(1));
    bot.decide(&seen, Budget::DEFAULT)
        .expect("it may act")
        .action
}

#[test]
fn the_search_wins_as_often_as_an_honest_player_and_no_more() {
    let honest = wins(|_, _| Act(TOSS));
    let cheat = wins(|game, _| Act(game.0.pea));
    assert_eq!(cheat, u32::from(GAMES), "who peeks wins them all");
    assert_eq!(wins(searched), honest);
}

#[test]
fn it_decides_alike_wherever_the_pea_lies() {
    for seed in 0..20 {
        let answers = (0..TOSS).map(|pea| {
            let game = Box_(Shells {
                pea,
                begun: true,
                found: None,
            });
            searched(&game, seed)
        });
        assert!(
            answers.into_iter().all(|answer| answer == Act(TOSS)),
            "seed {seed}"
        );
    }
}
