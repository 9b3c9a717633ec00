//! A solver of its own kind: tries every tile of the set in every turn, cell by cell, and then
//! floods the finished city along its half-edges. Shares nothing with the fast one but names.

use maraude_turbo::puzzle::Puzzle;
use maraude_turbo::tile::Tile;

/// Where each side leads: rows down, columns right, in steps of a half cell.
const STEPS: [(i32, i32); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// What each kind looks like unturned: lists of sides (0 north, clockwise) joined on the tile.
const SHAPES: [(&str, usize, &[&[usize]]); 6] = [
    ("straight", 3, &[&[0, 2]]),
    ("curve", 3, &[&[0, 1]]),
    ("tee", 3, &[&[3, 0, 1]]),
    ("double", 1, &[&[0, 1], &[2, 3]]),
    ("cross", 1, &[&[0, 1, 2, 3]]),
    ("deadend", 1, &[&[0]]),
];

/// A tile as text and the roads on it, turned.
#[derive(Clone)]
pub(crate) struct Piece {
    pub(crate) kind: usize,
    pub name: String,
    pub roads: Vec<Vec<usize>>,
}

impl Piece {
    fn has(&self, side: usize) -> bool {
        self.roads.iter().any(|road| road.contains(&side))
    }
}

/// Every kind in every turn that looks different.
pub(crate) fn pieces() -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (kind, (name, _, shape)) in SHAPES.iter().enumerate() {
        let mut seen: Vec<Vec<Vec<usize>>> = Vec::new();
        for turn in 0..4 {
            let mut roads: Vec<Vec<usize>> = shape
                .iter()
                .map(|road| {
                    let mut road: Vec<usize> = road.iter().map(|side| (side + turn) % 4).collect();
                    road.sort_unstable();
                    road
                })
                .collect();
            roads.sort();
            if !seen.contains(&roads) {
                seen.push(roads.clone());
                let name = format!("{name}:{turn}");
                pieces.push(Piece { kind, name, roads });
            }
        }
    }
    pieces
}

/// The middle of a rim cell's border with the city: rows and columns 1, 3, 5 are cell centres.
fn gate(rim: usize) -> (i32, i32) {
    let along = [1, 3, 5];
    let (side, step) = (rim / 3, rim % 3);
    match side {
        0 => (0, along[step]),
        1 => (along[step], 6),
        2 => (6, along[2 - step]),
        _ => (along[2 - step], 0),
    }
}

fn border(cell: usize, side: usize) -> (i32, i32) {
    let (row, column) = ((cell / 3 * 2 + 1) as i32, (cell % 3 * 2 + 1) as i32);
    (row + STEPS[side].0, column + STEPS[side].1)
}

/// Floods from one border point through the roads of all nine tiles.
fn flood(city: &[&Piece], from: (i32, i32)) -> Vec<(i32, i32)> {
    let mut reached = vec![from];
    let mut at = 0;
    while at < reached.len() {
        let here = reached[at];
        at += 1;
        for (cell, piece) in city.iter().enumerate() {
            for road in &piece.roads {
                if road.iter().any(|side| border(cell, *side) == here) {
                    for side in road {
                        let point = border(cell, *side);
                        if !reached.contains(&point) {
                            reached.push(point);
                        }
                    }
                }
            }
        }
    }
    reached
}

/// Every city that fits the rim cells with pawns, and which of the four pawns the first,
/// second and third one (by rim number) is joined to, as a matrix.
pub(crate) struct Fit {
    pub tiles: Vec<String>,
    pub joined: [[bool; 4]; 4],
}

/// All cities that respect tiles, edges and rim; joined or not is for the caller to ask.
pub(crate) fn fits(pieces: &[Piece], centre: &str, rim: &[usize; 4]) -> Vec<Fit> {
    let mut supply: Vec<usize> = SHAPES.iter().map(|(_, number, _)| *number).collect();
    let middle = pieces
        .iter()
        .find(|piece| piece.name == centre)
        .expect("a face");
    supply[middle.kind] -= 1;
    let mut found = Vec::new();
    let gates: Vec<(i32, i32)> = rim.iter().map(|cell| gate(*cell)).collect();
    let mut city = Vec::new();
    extend(pieces, middle, &gates, &mut supply, &mut city, &mut found);
    found
}

fn extend<'a>(
    pieces: &'a [Piece],
    middle: &'a Piece,
    gates: &[(i32, i32)],
    supply: &mut Vec<usize>,
    city: &mut Vec<&'a Piece>,
    found: &mut Vec<Fit>,
) {
    let cell = city.len();
    if cell == 9 {
        let mut joined = [[false; 4]; 4];
        for (a, from) in gates.iter().enumerate() {
            let reached = flood(city, *from);
            for (b, to) in gates.iter().enumerate() {
                joined[a][b] = reached.contains(to);
            }
        }
        let tiles = city.iter().map(|piece| piece.name.clone()).collect();
        found.push(Fit { tiles, joined });
        return;
    }
    let wants = |side: usize, city: &[&Piece]| -> Option<bool> {
        let (row, column) = border(cell, side);
        if row == 0 || row == 6 || column == 0 || column == 6 {
            Some(gates.contains(&(row, column)))
        } else if side == 0 {
            Some(city[cell - 3].has(2))
        } else if side == 3 {
            Some(city[cell - 1].has(1))
        } else {
            None
        }
    };
    for piece in pieces {
        let centre = cell == 4;
        if centre && piece.name != middle.name || !centre && supply[piece.kind] == 0 {
            continue;
        }
        if (0..4).any(|side| wants(side, city).is_some_and(|road| road != piece.has(side))) {
            continue;
        }
        supply[piece.kind] -= usize::from(!centre);
        city.push(piece);
        extend(pieces, middle, gates, supply, city, found);
        city.pop();
        supply[piece.kind] += usize::from(!centre);
    }
}

/// The rim cells of a puzzle as plain numbers, ascending.
pub(crate) fn rim_numbers(puzzle: Puzzle) -> [usize; 4] {
    let mut cells = [0; 4];
    for (slot, cell) in cells.iter_mut().zip(puzzle.pairs.iter().flatten()) {
        *slot = cell.index();
    }
    cells.sort_unstable();
    cells
}

/// The fast solver's tiles in this module's words.
pub(crate) fn words(tiles: &[Tile; 9]) -> Vec<String> {
    tiles.iter().map(ToString::to_string).collect()
}
