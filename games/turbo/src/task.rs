//! Tasks that the house sets: always solvable, some of a wanted grade (TT-G3, TT-K4, TT-K5).

use maraude_core::{Chance, Draw, Purpose, Seed};

use crate::pawn::{Pawn, Pawns};
use crate::puzzle::Puzzle;
use crate::rim::{RIM, RimCell};
use crate::solver::{self, difficulty::Difficulty};
use crate::tile::{Kind, Tile};

/// Seed of every daily puzzle, which follows from the date alone.
const DAILY: Seed = Seed(*b"maraude: turbo, puzzle of a day.");

/// Purpose of the only draw of a daily puzzle.
const DAILY_TASK: Purpose = Purpose(1);

/// The grade of each day of the week, Monday first.
const WEEK: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];

/// Four pawns on random cells, at least two of them green (TT-R2).
fn random_pawns(draw: &mut Draw, centre: Tile) -> Puzzle {
    loop {
        let mut cells: [u8; RIM] = std::array::from_fn(|cell| cell as u8);
        draw.shuffle(&mut cells);
        let [a, b, c, d, ..] = cells.map(|cell| RimCell::new(cell).expect("below twelve"));
        let puzzle = Puzzle {
            centre,
            pairs: [[a, b], [c, d]],
        };
        if puzzle.is_green() {
            return puzzle;
        }
    }
}

/// A solvable task around this tile (TT-G3).
///
/// Ends for every tile: each of the seventeen has thousands of solvable pawn placements.
pub(crate) fn around(draw: &mut Draw, centre: Tile) -> Puzzle {
    loop {
        let puzzle = random_pawns(draw, centre);
        if solver::decide(&puzzle) {
            return puzzle;
        }
    }
}

/// A solvable task of this grade, its tile drawn as from the pile.
pub(crate) fn of_grade(draw: &mut Draw, grade: u8) -> Puzzle {
    loop {
        let set = Kind::ALL.map(|kind| u32::from(kind.per_set()));
        let mut number = draw.below(set.iter().sum());
        let mut kind = Kind::Straight;
        for (candidate, tiles) in Kind::ALL.into_iter().zip(set) {
            kind = candidate;
            if number < tiles {
                break;
            }
            number -= tiles;
        }
        let centre = Tile::new(kind, draw.below(4) as u8);
        let puzzle = random_pawns(draw, centre);
        if Difficulty::of(&puzzle).is_some_and(|difficulty| difficulty.grade() == grade) {
            return puzzle;
        }
    }
}

/// Completes the pawns that a client has not placed (TT-T6), all ways equally likely.
pub(crate) fn complete(draw: &mut Draw, pawns: Pawns) -> Pawns {
    // Three pawns off the green cells can't be completed: then all are placed again.
    let off_green = pawns
        .cells()
        .iter()
        .flatten()
        .filter(|cell| !cell.is_green());
    let start = if off_green.count() > 2 {
        Pawns::default()
    } else {
        pawns
    };
    loop {
        let mut full = start;
        for pawn in Pawn::ALL {
            while full.at(pawn).is_none() {
                let cell = RimCell::new(draw.below(RIM as u32) as u8).expect("below twelve");
                if full.taken() & cell.bit() == 0 {
                    full.put(pawn, cell);
                }
            }
        }
        if full.enough_green() {
            return full;
        }
    }
}

/// The puzzle of a day, the same for everybody; harder towards Sunday.
pub fn daily(date: &str) -> Option<Puzzle> {
    let grade = WEEK[weekday(date)?];
    let mut chance = Chance::new(&DAILY, &[date.as_bytes()]);
    Some(of_grade(&mut chance.at(DAILY_TASK, 0), grade))
}

/// The day of the week of a date written `YYYY-MM-DD`, 0 for Monday.
fn weekday(date: &str) -> Option<usize> {
    if !maraude_core::meta::is_date(date) {
        return None;
    }
    let mut parts = date.split('-').map(|part| part.parse::<i64>().unwrap_or(0));
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    // Counted from March, the months' lengths follow one line and the leap day comes last.
    let (year, month) = if month < 3 {
        (year - 1, month + 9)
    } else {
        (year, month - 3)
    };
    let days = 365 * year + year.div_euclid(4) - year.div_euclid(100)
        + year.div_euclid(400)
        + (153 * month + 2) / 5
        + day;
    // The first of March of the year 0 (day 1 here) was a Wednesday.
    Some((days + 1).rem_euclid(7) as usize)
}
