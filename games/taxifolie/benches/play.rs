//! How fast games of random drivers are played, and how long the bots think.

use divan::Bencher;
use maraude_core::{Actor, Bot, Budget, Chance, Deaf, Game, Legal, Sample, Seen, Setup, bot_rng};
use maraude_taxifolie::bots::{Greedy, Searcher};
use maraude_taxifolie::{Edition, Options, Phase, Taxifolie};

fn main() {
    divan::main();
}

fn new(edition: Edition, chance: &mut Chance) -> Taxifolie {
    let setup = Setup {
        seats: 4,
        options: Options { edition },
    };
    Taxifolie::new(&setup, chance).expect("four may play")
}

/// A thousand random moves.
#[divan::bench(args = Edition::ALL)]
fn thousand_random_moves(bencher: Bencher, edition: Edition) {
    let mut rng = bot_rng(1);
    bencher.bench_local(|| {
        let mut chance = Chance::imagined(&mut rng);
        let mut game = new(edition, &mut chance);
        for _ in 0..1_000 {
            let Some(seat) = game.to_act().first() else {
                break;
            };
            let action = game.sample(seat, &mut rng).expect("somebody can act");
            let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
            game.apply(legal, &mut chance, &mut Deaf);
        }
        game
    });
}

fn decide(bencher: Bencher, mut bot: Box<dyn Bot<Taxifolie>>) {
    let mut rng = bot_rng(1);
    let mut chance = Chance::imagined(&mut rng);
    let mut game = new(Edition::Second, &mut chance);
    while game.phase() != Phase::Drive {
        let seat = game.to_act().first().expect("it has just begun");
        let action = game.sample(seat, &mut rng).expect("somebody can act");
        let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("it is legal");
        game.apply(legal, &mut chance, &mut Deaf);
    }
    let seat = game.turn();
    bencher.bench_local(|| bot.decide(&Seen::new(&game, seat), Budget::DEFAULT));
}

#[divan::bench]
fn greedy_decides(bencher: Bencher) {
    decide(bencher, Box::new(Greedy::new(1)));
}

#[divan::bench]
fn searcher_decides_again(bencher: Bencher) {
    decide(bencher, Box::new(Searcher::new(1)));
}
