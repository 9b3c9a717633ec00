//! Surveys a board when it is loaded: TF-B1 to TF-B5, clause by clause.

use super::plan::Plan;
use super::reach::{Breach, Reach};
use super::sign::Sign;
use super::{Board, CellNo, MOST_CELLS, Zone};
use crate::target::Target;
use maraude_roads::{Fault, Faults, MOST_WAYS, NOWHERE};

/// Checks the names: each is defined in the file, and only once.
pub(super) fn names(plan: &Plan) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let cells: Vec<&str> = plan.cells.iter().map(|cell| &*cell.id).collect();
    let places: Vec<&str> = plan.places.iter().map(|place| &*place.id).collect();
    let quarters: Vec<&str> = plan.quarters.iter().map(|quarter| &*quarter.id).collect();
    for names in [&cells, &places, &quarters] {
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                faults.add("TF-B1", format!("{name} is there twice"));
            }
        }
    }
    let mut known = |list: &[&str], name: &str| {
        if !list.contains(&name) {
            faults.add("TF-B1", format!("nothing is called {name}"));
        }
    };
    let named = [&*plan.start, &*plan.middle, &*plan.left_bank];
    for name in named.into_iter().chain(plan.termini.ids()) {
        known(&cells, name);
    }
    for cell in &plan.cells {
        known(&quarters, &cell.quarter);
        if let Some(place) = &cell.place {
            known(&places, place);
        }
    }
    for cell in plan.streets.iter().flat_map(|street| &street.cells) {
        known(&cells, cell);
    }
    for mark in &plan.marks {
        known(&cells, &mark.id);
    }
    faults.done()
}

/// Checks a board whose names are in order.
pub(super) fn board(plan: &Plan, board: &Board) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    counts(plan, board, &mut faults);
    ends(plan, board, &mut faults);
    names_of_cells(plan, board, &mut faults);
    geography(plan, board, &mut faults);
    drawing(plan, &mut faults);
    if faults.is_empty() {
        circulation(plan, board, &mut faults);
        ways(board, &mut faults);
    }
    faults.done()
}

/// TF-B1: cells, places, each place on one cell, every quarter in use.
fn counts(plan: &Plan, board: &Board, faults: &mut Faults) {
    if plan.cells.len() > MOST_CELLS {
        faults.add("TF-B1", format!("{} cells", plan.cells.len()));
    }
    if plan.cells.len() < 180 {
        faults.add("TF-B1", format!("only {} cells", plan.cells.len()));
    }
    if plan.places.len() != 100 {
        faults.add("TF-B1", format!("{} fare places", plan.places.len()));
    }
    for (place, &cell) in plan.places.iter().zip(&board.places) {
        let on = board
            .cells
            .iter()
            .filter(|spot| {
                spot.place
                    .is_some_and(|no| board.places[no as usize] == cell)
            })
            .count();
        if cell == NOWHERE || on != 1 {
            faults.add("TF-B1", format!("{} is not on one cell", place.id));
        }
    }
    for (no, quarter) in plan.quarters.iter().enumerate() {
        if !board.cells.iter().any(|spot| spot.quarter as usize == no) {
            faults.add("TF-B1", format!("no cell lies in {}", quarter.id));
        }
    }
}

/// TF-B1: every cell has a name: its place, its own, or that of its only street.
fn names_of_cells(plan: &Plan, board: &Board, faults: &mut Faults) {
    for (cell, no) in plan.cells.iter().zip(board.streets.cells()) {
        let is_crossing = board.streets.at(no).len() > 2;
        if is_crossing && cell.place.is_none() && cell.name.is_none() {
            faults.add("TF-B1", format!("the crossing {} has no name", cell.id));
        }
    }
    for zone in Zone::ALL {
        if !board
            .cells
            .iter()
            .any(|spot| spot.zones & 1 << zone as u8 != 0)
        {
            faults.add("TF-B1", format!("no cell lies in {}", zone.word()));
        }
    }
    let both = 1 << Zone::LeftBank as u8 | 1 << Zone::RightBank as u8;
    if board.cells.iter().any(|spot| spot.zones & both == both) {
        faults.add("TF-B1", "a way without a bridge joins the banks");
    }
}

/// TF-B1: places lie to each other as in Paris. Terminus cells are drawn at the edge of the map.
fn geography(plan: &Plan, board: &Board, faults: &mut Faults) {
    let places: Vec<_> = { plan.places.iter().zip(&board.places) }
        .filter(|(_, cell)| **cell != NOWHERE && !board.termini.contains(*cell))
        .filter_map(|(place, &cell)| Some((place, place.paris?, &plan.cells[cell as usize])))
        .collect();
    for (at, (place, [lat, lon], cell)) in places.iter().enumerate() {
        for (other, [other_lat, other_lon], there) in &places[..at] {
            let north = (lat - other_lat) * METRES_NORTH;
            let east = (lon - other_lon) * METRES_EAST;
            let (right, down) = (cell.x - there.x, cell.y - there.y);
            if is_reversed(east, right) || is_reversed(north, -down) {
                let (one, two) = (&place.id, &other.id);
                faults.add("TF-B1", format!("{one} and {two} lie the wrong way round"));
            }
        }
    }
}

/// Metres of a thousandth of a degree in Paris, to the north and to the east.
const METRES_NORTH: i32 = 111;
const METRES_EAST: i32 = 73;

/// Whether two places far apart in one direction are drawn the other way round. Within a
/// kilometre the map may adapt them "for good circulation", as the rulebook says.
fn is_reversed(metres: i32, drawn: i32) -> bool {
    metres.abs() > 1_000 && metres.signum() * drawn < -DRAWN_BESIDE
}

/// Places drawn this near to the same line stand beside each other.
const DRAWN_BESIDE: i32 = 26;

/// TF-B2, TF-B5: Départ, the terminus cells, no hazard on a fare place.
fn ends(plan: &Plan, board: &Board, faults: &mut Faults) {
    let station = plan
        .places
        .iter()
        .position(|place| place.id == "gare-de-lyon")
        .map(|no| board.places[no]);
    if !station.is_some_and(|station| board.streets.exits(board.start).contains(&station)) {
        faults.add("TF-B2", "Départ is not next to the Gare de Lyon");
    }
    for (no, spot) in board.cells.iter().enumerate() {
        let id = &plan.cells[no].id;
        let terminus = board.termini.contains(&(no as CellNo));
        let exits = board.streets.at(no as CellNo);
        if exits.is_empty() || terminus != exits.is_dead_end() {
            faults.add("TF-B2", format!("{id} has the wrong number of neighbours"));
        }
        if spot.place.is_some() && spot.sign == Some(Sign::Hazard) {
            faults.add("TF-B5", format!("a hazard on {id}"));
        }
    }
}

/// TF-B3: coordinates on the canvas, cells apart, streets that cross only at crossings, colours.
fn drawing(plan: &Plan, faults: &mut Faults) {
    let cells = &plan.cells;
    for (at, cell) in cells.iter().enumerate() {
        if !(0..=plan.canvas.width).contains(&cell.x) || !(0..=plan.canvas.height).contains(&cell.y)
        {
            faults.add("TF-B3", format!("{} lies beside the board", cell.id));
        }
        for other in &cells[..at] {
            let (dx, dy) = (cell.x - other.x, cell.y - other.y);
            if dx * dx + dy * dy < 26 * 26 {
                faults.add("TF-B3", format!("{} touches {}", cell.id, other.id));
            }
        }
    }
    let at = |id: &str| {
        cells
            .iter()
            .find(|cell| cell.id == id)
            .map_or([0, 0], |cell| [cell.x, cell.y])
    };
    let links: Vec<_> = plan
        .streets
        .iter()
        .flat_map(|street| street.cells.windows(2))
        .map(|pair| (at(&pair[0]), at(&pair[1])))
        .collect();
    for (no, &(a, b)) in links.iter().enumerate() {
        for &(c, d) in &links[..no] {
            let apart = a != c && a != d && b != c && b != d;
            if apart && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0 {
                faults.add("TF-B3", format!("streets cross near {a:?}"));
            }
        }
    }
    for quarter in &plan.quarters {
        for colour in [&quarter.colour, &quarter.ink] {
            if colour.len() != 7 || !colour.starts_with('#') {
                faults.add("TF-B3", format!("{colour} is no colour"));
            }
        }
    }
}

/// On which side of the line from `a` to `b` the point `c` lies.
fn turn(a: [i32; 2], b: [i32; 2], c: [i32; 2]) -> i32 {
    ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).signum()
}

/// TF-B3: avoiding any one pictogram leaves every place reachable from every fork.
fn circulation(plan: &Plan, board: &Board, faults: &mut Faults) {
    for sign in Sign::ALL {
        if board.cells.iter().filter(|s| s.sign == Some(sign)).count() < 9 {
            faults.add("TF-B3", format!("too few cells with {}", sign.word()));
        }
        for (no, &goal) in board.places.iter().enumerate() {
            let breach = Breach::NONE.and(Target::Sign(sign));
            if !Reach::new(board, goal, breach).from_every_fork(board) {
                let place = &plan.places[no].id;
                faults.add("TF-B3", format!("{} cuts off {place}", sign.word()));
            }
        }
    }
}

/// The number of ways of a roll of twelve is bounded: a person must be able to choose.
fn ways(board: &Board, faults: &mut Faults) {
    let most = most_ways(board);
    if most > MOST_WAYS {
        faults.add("TF-T4", format!("a roll of twelve has {most} ways"));
    }
}

/// The most ways that a roll of twelve has from any cell, whatever the heading: the free first
/// step of an arrival may come anywhere on the way in the first edition (TF-E2).
pub fn most_ways(board: &Board) -> u32 {
    let ways = |cell| board.streets.count_ways(NOWHERE, cell, 12);
    board.streets.cells().map(ways).max().unwrap_or(0)
}
