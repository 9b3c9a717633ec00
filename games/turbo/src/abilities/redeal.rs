//! Imagines a world that one viewer can't tell from the real one (D4, TT-X2).

use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Seat, Viewer};

use crate::city::{Cell, City};
use crate::faults::Faults;
use crate::puzzle::Puzzle;
use crate::state::{Builder, Stage, Turbo};
use crate::tile::{Kind, Tile};

impl Redeal for Turbo {
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        let turned = usize::from(self.centre.is_some() && !self.rules.mode.is_solo());
        let hidden = self.pile.len() - turned;
        rng.reorder(&mut world.pile.cards_mut()[..hidden]);
        let Some(puzzle) = self.puzzle().filter(|_| self.stage == Stage::Building) else {
            return world;
        };
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let known = &self.builders[seat];
            world.builders[seat] = imagine(known, puzzle, self.out.has(seat), rng);
        }
        if self.rules.mode.is_solo() && !viewer.is(Seat::at(0)) {
            // Others see that the player asked for a hint or a solution, but not its content; a
            // hint also goes away unseen when the city changes.
            world.solo.hint = None;
        }
        world
    }
}

/// A city with as many tiles, and faults if a claim was wrong; an out player's city is wrong.
fn imagine(known: &Builder, puzzle: Puzzle, out: bool, rng: &mut impl Rng) -> Builder {
    let filled = known.city.filled();
    let claimed = known.faults.is_some();
    let mut builder = Builder {
        city: random_city(puzzle.centre, filled, rng),
        faults: None,
    };
    if claimed {
        let (city, faults) = wrong_city(puzzle, rng);
        builder.faults = Some(faults);
        if out && filled == 9 {
            builder.city = city;
        }
    }
    builder
}

/// Nine random tiles that do not solve the puzzle.
fn wrong_city(puzzle: Puzzle, rng: &mut impl Rng) -> (City, Faults) {
    loop {
        let city = random_city(puzzle.centre, 9, rng);
        let faults = city.complete().map(|tiles| Faults::of(&puzzle, &tiles));
        if let Some(faults) = faults.filter(|faults| !faults.is_correct()) {
            return (city, faults);
        }
    }
}

/// A city with `filled` tiles of one set on random cells, in random turns.
fn random_city(centre: Tile, filled: u8, rng: &mut impl Rng) -> City {
    let mut city = City::around(centre);
    let mut cells = [0u8, 1, 2, 3, 5, 6, 7, 8];
    Luck::shuffle(rng, &mut cells);
    let mut hand = [Kind::Cross; 11];
    let left = Kind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, city.left(kind).into()));
    for (slot, kind) in hand.iter_mut().zip(left) {
        *slot = kind;
    }
    Luck::shuffle(rng, &mut hand);
    let placed = usize::from(filled.saturating_sub(1));
    for (cell, kind) in cells.into_iter().zip(hand).take(placed) {
        let cell = Cell::new(cell).expect("one of nine");
        let turn = Luck::below(rng, kind.orientations().into()) as u8;
        city.set(cell.index(), Some(Tile::new(kind, turn)));
    }
    city
}
