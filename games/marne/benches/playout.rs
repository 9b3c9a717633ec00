//! Random playouts: how many a second, how many moves a second, and that no move allocates.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use maraude_core::{Actor, Chance, Deaf, Game, Legal, Sample, Seed, Setup, bot_rng};
use maraude_marne::{Marne, Options};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn deal(seats: u8) -> (Marne, Chance) {
    let options = Options::default();
    let mut chance = Chance::new(&Seed([7; 32]), &[b""]);
    let game = Marne::new(&Setup { seats, options }, &mut chance).expect("a set-up of the rules");
    (game, chance)
}

/// Plays at random to the end; the number of moves.
fn playout(mut game: Marne, mut chance: Chance, seed: u64) -> usize {
    let mut rng = bot_rng(seed);
    let mut moves = 0;
    while let Some(seat) = game.to_act().first() {
        let action = game.sample(seat, &mut rng).expect("a seat to act can act");
        let legal =
            Legal::judge(&game, Actor::Seat(seat), action).expect("sampled actions are legal");
        game.apply(legal, &mut chance, &mut Deaf);
        moves += 1;
    }
    moves
}

/// One playout each time: the counter gives playouts a second.
#[divan::bench(args = [1, 3, 5])]
fn playouts(bencher: Bencher, seats: u8) {
    let (game, chance) = deal(seats);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        playout(game.clone(), chance.clone(), seed)
    });
}

/// A thousand known playouts: the counter gives moves a second.
#[divan::bench(args = [1, 3, 5])]
fn moves(bencher: Bencher, seats: u8) {
    let (game, chance) = deal(seats);
    let run = || -> usize {
        (0..1000)
            .map(|seed| playout(game.clone(), chance.clone(), seed))
            .sum()
    };
    bencher.counter(ItemsCount::new(run())).bench_local(run);
}
