//! How fast the rules are: a whole random game, one playout step, a redeal, the ways of a six.

use divan::Bencher;
use maraude_boomville::{Action, Boomville, Options};
use maraude_core::{
    Actor, Chance, Deaf, Game, Legal, Redeal, Sample, Seat, Seed, Setup, Viewer, bot_rng,
};

fn main() {
    divan::main();
}

fn new_game(seed: u8) -> (Boomville, Chance) {
    let mut chance = Chance::new(&Seed([seed; 32]), &[b""]);
    let setup = Setup {
        seats: 4,
        options: Options::default(),
    };
    let game = Boomville::new(&setup, &mut chance).expect("four may play");
    (game, chance)
}

/// A game after a number of random moves.
fn after(moves: u32) -> (Boomville, Chance) {
    let (mut game, mut chance) = new_game(3);
    let mut rng = bot_rng(5);
    for _ in 0..moves {
        step(&mut game, &mut chance, &mut rng);
    }
    (game, chance)
}

fn step(game: &mut Boomville, chance: &mut Chance, rng: &mut maraude_core::BotRng) {
    let seat = game.to_act().first().expect("somebody acts");
    let (by, action) = match game.sample(seat, rng) {
        Some(action) => (Actor::Seat(seat), action),
        None => (Actor::House, Action::Stop),
    };
    let legal = Legal::judge(game, by, action).expect("it was drawn from the legal ones");
    game.apply(legal, chance, &mut Deaf);
}

#[divan::bench]
fn thousand_random_moves(bencher: Bencher) {
    let (start, _) = after(60);
    bencher
        .counter(divan::counter::ItemsCount::new(1_000u32))
        .bench(|| {
            let (mut game, mut chance) = (start.clone(), new_game(4).1);
            let mut rng = bot_rng(9);
            for _ in 0..1_000 {
                if game.outcome().is_some() {
                    game = start.clone();
                }
                step(&mut game, &mut chance, &mut rng);
            }
            game
        });
}

#[divan::bench]
fn redeal(bencher: Bencher) {
    let (game, _) = after(200);
    let mut rng = bot_rng(1);
    bencher.bench_local(|| game.redeal(Viewer::Seat(Seat::at(0)), &mut rng));
}

#[divan::bench]
fn legal_ways(bencher: Bencher) {
    let (mut game, mut chance) = after(200);
    let mut rng = bot_rng(1);
    while !matches!(
        game.sample(game.to_act().first().expect("one"), &mut rng),
        Some(Action::Drive(_))
    ) {
        step(&mut game, &mut chance, &mut rng);
    }
    let seat = game.to_act().first().expect("one");
    bencher.bench_local(|| {
        let mut n = 0;
        game.legal(seat, &mut |_| n += 1);
        n
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let (game, _) = after(200);
    bencher.bench_local(|| game.clone());
}
