//! The solver against the slow checker, on every puzzle there is.

mod slow;

use maraude_turbo::city::{CELLS, City};
use maraude_turbo::faults::Faults;
use maraude_turbo::puzzle::{PUZZLES, Puzzle};
use maraude_turbo::solver::difficulty::{Difficulty, GRADES, LIMITS};
use maraude_turbo::solver::hint::{Hint, hint};
use maraude_turbo::solver::{self, census};
use maraude_turbo::tile::{Kind, Tile};
use slow::{Fit, fits, pieces, rim_numbers, words};

fn joined(fit: &Fit, rim: &[usize; 4], puzzle: Puzzle) -> bool {
    let place = |cell: usize| {
        rim.iter()
            .position(|other| *other == cell)
            .expect("a pawn's cell")
    };
    puzzle
        .pairs
        .iter()
        .all(|[a, b]| fit.joined[place(a.index())][place(b.index())])
}

/// The same solutions, not only as many, for all 25,245; decide, count and first agree with them.
#[test]
fn tt_k1_the_slow_checker_agrees_on_every_puzzle() {
    let pieces = pieces();
    assert_eq!(pieces.len(), 17);
    let mut seen = 0;
    let mut last: Option<(String, [usize; 4], Vec<Fit>)> = None;
    for puzzle in Puzzle::all() {
        let (centre, rim) = (puzzle.centre.to_string(), rim_numbers(puzzle));
        if last
            .as_ref()
            .is_none_or(|(c, r, _)| *c != centre || *r != rim)
        {
            last = Some((centre.clone(), rim, fits(&pieces, &centre, &rim)));
        }
        let (_, _, cities) = last.as_ref().expect("just filled");
        let mut expected: Vec<&Vec<String>> = cities
            .iter()
            .filter(|fit| joined(fit, &rim, puzzle))
            .map(|fit| &fit.tiles)
            .collect();
        expected.sort_unstable();
        let solutions = solver::list(&puzzle);
        let mut found: Vec<Vec<String>> = solutions.iter().map(words).collect();
        found.sort_unstable();
        assert!(found.iter().eq(expected.iter().copied()), "{puzzle:?}");
        assert_eq!(solver::count(&puzzle) as usize, expected.len());
        assert_eq!(solver::decide(&puzzle), !expected.is_empty());
        assert_eq!(solver::first(&puzzle), solutions.first().copied());
        for tiles in &solutions {
            assert!(Faults::of(&puzzle, tiles).is_correct(), "{puzzle:?}");
        }
        seen += 1;
    }
    assert_eq!(seen, PUZZLES);
}

/// A city that fits but parts a pair has that fault and no other.
#[test]
fn tt_r11_a_fitting_city_that_parts_a_pair_has_only_that_fault() {
    let pieces = pieces();
    let mut parted = 0;
    for puzzle in Puzzle::all().step_by(37) {
        let rim = rim_numbers(puzzle);
        for fit in fits(&pieces, &puzzle.centre.to_string(), &rim) {
            let tiles: Vec<Tile> = fit
                .tiles
                .iter()
                .map(|t| t.parse().expect("a tile"))
                .collect();
            let tiles: [Tile; CELLS] = tiles.try_into().expect("nine");
            let faults = Faults::of(&puzzle, &tiles);
            assert_eq!(faults.is_correct(), joined(&fit, &rim, puzzle));
            assert_eq!((faults.unmatched, faults.stray, faults.missing), (0, 0, 0));
            parted += u32::from(faults.parted != 0);
        }
    }
    assert!(parted > 1000, "the sample holds parted pairs: {parted}");
}

#[test]
fn tt_k1_counts_are_the_same_under_the_eight_symmetries() {
    for puzzle in Puzzle::all() {
        let count = solver::count(&puzzle);
        assert_eq!(solver::count(&puzzle.turned()), count, "{puzzle:?} turned");
        assert_eq!(
            solver::count(&puzzle.mirrored()),
            count,
            "{puzzle:?} mirrored"
        );
    }
    // A quarter turn and a mirror make all eight; four turns and two mirrors make none.
    for puzzle in Puzzle::all().step_by(11) {
        assert_eq!(puzzle.turned().turned().turned().turned(), puzzle);
        assert_eq!(puzzle.mirrored().mirrored(), puzzle);
        assert_eq!(
            puzzle.turned().mirrored(),
            puzzle.mirrored().turned().turned().turned()
        );
    }
}

#[test]
fn tt_k2_the_census_counts_every_puzzle_once() {
    let mut rows = 0;
    let mut puzzles = Puzzle::all();
    census::each(|centre, rim, counts| {
        for count in counts {
            let puzzle = puzzles.next().expect("as many rows as puzzles");
            assert_eq!((puzzle.centre, puzzle.rim()), (centre, rim));
            assert_eq!(solver::count(&puzzle), u32::from(count));
            assert_eq!(puzzle.canonical(), puzzle);
            rows += 1;
        }
    });
    assert_eq!(rows, 25_245);
    for index in (0..PUZZLES).step_by(101) {
        assert_eq!(Puzzle::from_index(index), Puzzle::all().nth(index));
    }
    assert_eq!(Puzzle::from_index(PUZZLES), None);
}

#[test]
fn tt_k3_grades_are_fifths_of_the_solvable_puzzles() {
    let mut scores: Vec<u32> = Puzzle::all()
        .filter(Puzzle::is_green)
        .filter_map(|puzzle| Some(Difficulty::of(&puzzle)?.score()))
        .collect();
    scores.sort_unstable();
    let fifths: Vec<u32> = (1..GRADES as usize)
        .map(|n| scores[scores.len() * n / GRADES as usize])
        .collect();
    assert_eq!(fifths, LIMITS, "of {} puzzles", scores.len());
}

/// Hint after hint builds a right city, from nothing and from a mess alike.
#[test]
fn tt_k4_hints_lead_to_a_solution() {
    for (number, puzzle) in Puzzle::all().step_by(23).enumerate() {
        let mut city = City::around(puzzle.centre);
        if !solver::decide(&puzzle) {
            assert_eq!(hint(&puzzle, &city), Hint::Unsolvable);
            continue;
        }
        // Some start with tiles that may not belong.
        for cell in (0..CELLS).filter(|cell| cell % 4 != 0).take(number % 4) {
            city.set(cell, Some(Tile::new(Kind::Curve, (number + cell) as u8)));
        }
        let mut steps = 0;
        let mut placed = false;
        loop {
            match hint(&puzzle, &city) {
                Hint::Place { cell, tile } => {
                    assert_eq!(city.at(cell.index()), None);
                    city.set(cell.index(), Some(tile));
                    placed = true;
                }
                Hint::TakeBack { cell } => {
                    assert!(!placed, "a placed hint is never taken back");
                    assert!(city.at(cell.index()).is_some());
                    city.set(cell.index(), None);
                }
                Hint::Done => break,
                Hint::Unsolvable => panic!("{puzzle:?} is solvable"),
            }
            steps += 1;
            assert!(steps <= 12, "{puzzle:?} {city:?}");
        }
        let tiles = city.complete().expect("done means nine tiles");
        assert!(Faults::of(&puzzle, &tiles).is_correct());
    }
}
