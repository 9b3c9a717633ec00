//! A hundred thousand random games of the toy through the simulation's own loop, on one core.
//! The allocator counts: a game costs one allocation of one byte when its chance is made (the
//! version as text), and none for any of its moves.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use maraude_bots::Random;
use maraude_conformance::toys::pioche::{Options, Pioche};
use maraude_core::{Bot, Budget, Game, Setup};
use maraude_sim::{Contest, Entrant, Off, play};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const GAMES: u64 = 100_000;

fn main() {
    divan::main();
}

fn contest(rounds: u8) -> Contest<Pioche> {
    let swap = true;
    let (seats, options) = (4, Options { rounds, swap });
    Contest {
        setup: Setup { seats, options },
        entrants: vec![Entrant {
            name: "random".to_owned(),
            make: Random::spec().make,
        }],
        games: GAMES,
        seed: 1,
        nodes: None,
    }
}

fn bots() -> Vec<Box<dyn Bot<Pioche>>> {
    (0..4).map(|seat| (Random::spec().make)(seat)).collect()
}

fn play_one(contest: &Contest<Pioche>, index: u64, bots: &mut [Box<dyn Bot<Pioche>>]) -> u32 {
    let (game, chance) = contest.deal(index).expect("four may play");
    let finished = play(game, chance, bots, Budget::DEFAULT, &mut Off);
    finished.expect("every game ends").moves
}

/// The whole hundred thousand, once.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn a_hundred_thousand_games(bencher: Bencher) {
    let contest = contest(2);
    bencher
        .counter(ItemsCount::new(GAMES))
        .with_inputs(bots)
        .bench_local_refs(|bots| {
            let games = 0..contest.games;
            games
                .map(|index| u64::from(play_one(&contest, index, bots)))
                .sum::<u64>()
        });
}

/// One game of the fewest and of the most turns: a move more costs no allocation more.
#[divan::bench(args = [1, 3])]
fn one_game_of_rounds(bencher: Bencher, rounds: u8) {
    let contest = contest(rounds);
    let mut index = 0;
    bencher.with_inputs(bots).bench_local_refs(|bots| {
        index += 1;
        play_one(&contest, index, bots)
    });
}

/// For comparison, something that does allocate: the counting works.
#[divan::bench]
fn a_view_does_allocate(bencher: Bencher) {
    let (game, _) = contest(1).deal(0).expect("four may play");
    bencher.bench_local(|| black_box(game.view(maraude_core::Viewer::Spectator)));
}
