//! Imagines a world that one viewer can't tell from the real one (TT-X2).

use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Redeal, Seat, Viewer};

use crate::city::{CELLS, CENTRE, Cell, City, EDGES, edge_side};
use crate::faults::Faults;
use crate::puzzle::Puzzle;
use crate::rim::RimCell;
use crate::state::{Builder, Stage, Turbo};
use crate::tile::{FACES, Kind, Tile};

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
            // A wrong claim without a second chance, or during its penalty: nothing has moved since.
            let judged = match self.rules.second_chance_ms {
                0 => self.out.has(seat),
                _ => self.penalised.has(seat),
            };
            world.builders[seat] = imagine(known, puzzle, judged, rng);
        }
        if self.rules.mode.is_solo() && !viewer.is(Seat::at(0)) {
            // Others see that the player asked for a hint or a solution, but not its content; a
            // hint also goes away unseen when the city changes.
            world.solo.hint = None;
        }
        world
    }
}

/// A city with as many tiles. The faults are public: a city that was judged and has not moved
/// since has exactly these.
fn imagine(known: &Builder, puzzle: Puzzle, judged: bool, rng: &mut impl Rng) -> Builder {
    let faults = known.faults;
    let found = faults
        .filter(|_| judged)
        .and_then(|faults| city_with(puzzle, faults, rng));
    let city = found.unwrap_or_else(|| random_city(puzzle.centre, known.city.filled(), rng));
    Builder { city, faults }
}

/// A random city of nine tiles with exactly these faults.
fn city_with(puzzle: Puzzle, faults: Faults, rng: &mut impl Rng) -> Option<City> {
    let mut faces = [0u8; FACES];
    for (face, number) in faces.iter_mut().zip(0..) {
        *face = number;
    }
    Luck::shuffle(rng, &mut faces);
    let mut city = City::around(puzzle.centre);
    fill(&mut city, 0, &faces, puzzle, faults).then_some(city)
}

/// Fills the cells from this one on, so that every edge and every rim cell is right or wrong as
/// it was judged.
fn fill(city: &mut City, cell: usize, faces: &[u8], puzzle: Puzzle, faults: Faults) -> bool {
    if cell == CELLS {
        let tiles = city.complete();
        return tiles.is_some_and(|tiles| Faults::of(&puzzle, &tiles) == faults);
    }
    if cell == CENTRE {
        return fits(city, cell, puzzle, faults) && fill(city, cell + 1, faces, puzzle, faults);
    }
    // Each cell begins with another face, so that cities are not all of one kind.
    let turned = faces.iter().cycle().skip(cell * 5).take(faces.len());
    for tile in turned.filter_map(|face| Tile::from_face(*face)) {
        if city.left(tile.kind()) == 0 {
            continue;
        }
        city.set(cell, Some(tile));
        if fits(city, cell, puzzle, faults) && fill(city, cell + 1, faces, puzzle, faults) {
            return true;
        }
        city.set(cell, None);
    }
    false
}

/// Whether the tile on this cell agrees with the judged faults towards the rim and the cells
/// before it.
fn fits(city: &City, cell: usize, puzzle: Puzzle, faults: Faults) -> bool {
    let Some(tile) = city.at(cell) else {
        return false;
    };
    let wanted = puzzle.rim() ^ (faults.missing | faults.stray);
    let rim = RimCell::all()
        .filter(|rim| rim.touches() == cell)
        .all(|rim| tile.has_arm(rim.side()) == (wanted & rim.bit() != 0));
    let mut edges = EDGES.into_iter().enumerate();
    rim && edges.all(|(edge, (a, b))| {
        let (a, b, side) = (usize::from(a), usize::from(b), edge_side(edge));
        let (Some(here), Some(there)) = (city.at(a), city.at(b)) else {
            return true;
        };
        let matched = here.has_arm(side) == there.has_arm(side.opposite());
        (a != cell && b != cell) || matched == (faults.unmatched >> edge & 1 == 0)
    })
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
