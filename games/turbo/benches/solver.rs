//! How fast the solver is: `cargo bench -p maraude-turbo`.

use std::hint::black_box;

use divan::Bencher;
use maraude_turbo::city::{CELLS, City};
use maraude_turbo::faults::Faults;
use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::solver::{self, census::Summary, difficulty::Difficulty, hint::hint};
use maraude_turbo::tile::Tile;

fn main() {
    divan::main();
}

/// A cross-section of the census that no stride of its own favours.
fn sample() -> Vec<Puzzle> {
    Puzzle::all().step_by(97).collect()
}

/// Walks the sample round and round, one puzzle per call.
fn over_sample<R>(bencher: Bencher<'_, '_>, mut work: impl FnMut(&Puzzle) -> R) {
    let puzzles = sample();
    let mut next = (0..puzzles.len()).cycle();
    bencher.bench_local(|| work(black_box(&puzzles[next.next().unwrap_or(0)])));
}

#[divan::bench]
fn census() -> Summary {
    Summary::take()
}

#[divan::bench]
fn decide(bencher: Bencher<'_, '_>) {
    over_sample(bencher, solver::decide);
}

#[divan::bench]
fn decide_unsolvable(bencher: Bencher<'_, '_>) {
    let puzzles: Vec<Puzzle> = Puzzle::all().filter(|p| !solver::decide(p)).collect();
    let mut next = (0..puzzles.len()).cycle();
    bencher.bench_local(|| solver::decide(black_box(&puzzles[next.next().unwrap_or(0)])));
}

#[divan::bench]
fn count(bencher: Bencher<'_, '_>) {
    over_sample(bencher, solver::count);
}

#[divan::bench]
fn difficulty(bencher: Bencher<'_, '_>) {
    over_sample(bencher, Difficulty::of);
}

#[divan::bench]
fn hint_from_the_centre(bencher: Bencher<'_, '_>) {
    over_sample(bencher, |puzzle| hint(puzzle, &City::around(puzzle.centre)));
}

#[divan::bench]
fn check_claim(bencher: Bencher<'_, '_>) {
    let claims: Vec<(Puzzle, [Tile; CELLS])> = sample()
        .into_iter()
        .filter_map(|puzzle| Some((puzzle, solver::first(&puzzle)?)))
        .collect();
    let mut next = (0..claims.len()).cycle();
    bencher.bench_local(|| {
        let (puzzle, tiles) = &claims[next.next().unwrap_or(0)];
        Faults::of(black_box(puzzle), black_box(tiles))
    });
}
