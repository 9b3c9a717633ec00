//! Surveys a town when it is loaded: BV-B1 to BV-B7, clause by clause.

use super::overlap::cells_overlap;
use super::plan::{Paint, Paving, Plan};
use super::portions::Portions;
use super::steps::MAX_CELLS;
use super::{CONES, DESTINATIONS, Town};
use maraude_roads::{EXITS, FAR, Fault, Faults, MOST_WAYS, NOWHERE};
use std::collections::BTreeSet;

/// Whether the data hangs together at all, so that a town can be built from it.
pub(super) fn shape(plan: &Plan) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let cells = plan.cells.len();
    let known = |cell: u16| (cell as usize) < cells;
    faults.unless(cells <= MAX_CELLS, "BV-B1", || {
        format!("{cells} cells are more than {MAX_CELLS}")
    });
    for (index, cell) in plan.cells.iter().enumerate() {
        let id = cell.id;
        faults.unless(id as usize == index, "BV-B5", || {
            format!("cell {id} stands at place {index}")
        });
        let fine = cell
            .to
            .iter()
            .all(|&to| known(to) && to != id && plan.cells[to as usize].to.contains(&id));
        faults.unless(fine, "BV-B5", || {
            format!("a neighbour of cell {id} does not lead back")
        });
        let distinct = cell.to.iter().collect::<BTreeSet<_>>().len() == cell.to.len();
        faults.unless(distinct, "BV-B5", || {
            format!("cell {id} names a neighbour twice")
        });
        faults.unless((2..=EXITS).contains(&cell.to.len()), "BV-B6", || {
            format!("cell {id} has {} neighbours", cell.to.len())
        });
        let on_sheet =
            (0.0..=plan.size[0]).contains(&cell.x) && (0.0..=plan.size[1]).contains(&cell.y);
        faults.unless(on_sheet, "BV-B5", || {
            format!("cell {id} lies off the drawing")
        });
    }
    let mut numbers: Vec<u8> = plan.cells.iter().filter_map(|cell| cell.cone).collect();
    numbers.sort_unstable();
    faults.unless(numbers == [1, 2, 3, 4, 5], "BV-B1", || {
        format!("the orange cells are numbered {numbers:?}")
    });
    faults.unless(plan.places.len() == DESTINATIONS + 2, "BV-B1", || {
        format!("{} places", plan.places.len())
    });
    faults.unless(plan.lines.len() <= 64, "BV-B3", || {
        format!("{} lines", plan.lines.len())
    });
    let mut seen = BTreeSet::new();
    for line in &plan.lines {
        let [a, b] = line.between;
        let fine = known(a) && known(b) && plan.cells[a as usize].to.contains(&b);
        faults.unless(fine, "BV-B5", || {
            format!("the line {a}-{b} does not join two neighbours")
        });
        faults.unless(seen.insert([a.min(b), a.max(b)]), "BV-B5", || {
            format!("the line {a}-{b} is there twice")
        });
    }
    let printed = &plan.printed;
    let mut named: Vec<u16> = plan
        .spots
        .iter()
        .flat_map(|spot| [spot.cell, spot.ends[0], spot.ends[1]])
        .collect();
    named.extend([
        printed.cell,
        printed.from,
        printed.towards,
        plan.parking.opens,
    ]);
    named.extend(plan.places.iter().map(|place| place.cell));
    for cell in named {
        faults.unless(known(cell), "BV-B5", || format!("there is no cell {cell}"));
    }
    faults.done()
}

/// Whether the streets keep the clauses.
pub(super) fn streets(town: &Town) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    paving(&town.plan, &mut faults);
    portions(town, &mut faults);
    river(town, &mut faults);
    connected(town, &mut faults);
    pieces(town, &mut faults);
    faults.done()
}

fn paving(plan: &Plan, faults: &mut Faults) {
    let count = |paving: Paving| {
        plan.cells
            .iter()
            .filter(|cell| cell.paving == paving)
            .count()
    };
    let (cells, yellow) = (plan.cells.len(), count(Paving::Yellow));
    faults.unless(cells >= 150, "BV-B1", || {
        format!("{cells} cells are fewer than 150")
    });
    let share = yellow * 100 / cells.max(1);
    faults.unless((25..=35).contains(&share), "BV-B1", || {
        format!("{share} % of the cells are yellow")
    });
    let numbered = plan
        .cells
        .iter()
        .all(|cell| (cell.paving == Paving::Orange) == cell.cone.is_some());
    faults.unless(numbered && count(Paving::Orange) == CONES, "BV-B1", || {
        "an orange cell without number".into()
    });
    let red: BTreeSet<u16> = plan
        .cells
        .iter()
        .filter(|cell| cell.paving == Paving::Red)
        .map(|cell| cell.id)
        .collect();
    let entrances: BTreeSet<u16> = plan.places.iter().map(|place| place.cell).collect();
    faults.unless(
        red == entrances && red.len() == DESTINATIONS + 2,
        "BV-B1",
        || "the red cells are not the entrances of 34 places".into(),
    );
    let tail: Vec<&str> = plan.places[DESTINATIONS..]
        .iter()
        .map(|place| place.id.as_str())
        .collect();
    faults.unless(tail == ["police", "garage"], "BV-B1", || {
        format!("the last places are {tail:?}")
    });
    let parking = &plan.parking;
    let mouth = &plan.cells[parking.opens as usize];
    faults.unless(parking.stalls.len() == 6, "BV-B2", || {
        format!("{} stalls", parking.stalls.len())
    });
    faults.unless(mouth.paving == Paving::Yellow, "BV-B2", || {
        "the parking lot opens onto no yellow cell".into()
    });
    for [a, b] in cells_overlap(plan) {
        faults.add("BV-B5", format!("cells {a} and {b} overlap on the drawing"));
    }
}

fn portions(town: &Town, faults: &mut Faults) {
    let plan = &town.plan;
    let portions = Portions::new(plan, &town.streets);
    faults.unless((20..=32).contains(&plan.spots.len()), "BV-B3", || {
        format!("{} one-way spots", plan.spots.len())
    });
    let mut taken = BTreeSet::from([portions.of(plan.parking.opens)]);
    let printed = (plan.printed.cell, &town.printed_portion);
    let spots = plan
        .spots
        .iter()
        .map(|spot| spot.cell)
        .zip(&town.spot_portions);
    for (cell, path) in spots.chain([printed]) {
        let portion = portions.of(cell);
        faults.unless(taken.insert(portion), "BV-B3", || {
            format!("the portion of spot {cell} has another spot, or is the parking lot's")
        });
        let all: BTreeSet<u16> = portions.cells(portion).collect();
        let whole = path.len() >= 2 && all == path.iter().copied().collect();
        faults.unless(whole, "BV-B3", || {
            format!("the ends of the portion of spot {cell} are wrong")
        });
        let straight = all
            .iter()
            .all(|&cell| plan.cells[cell as usize].to.len() == 2);
        faults.unless(straight, "BV-B6", || {
            format!("the portion of spot {cell} has a fork inside")
        });
    }
    for cell in 0..town.cells() as u16 {
        let bounded = plan.lines.iter().any(|line| {
            line.paint == Paint::Yellow
                && line
                    .between
                    .iter()
                    .any(|&end| portions.of(end) == portions.of(cell))
        });
        faults.unless(bounded, "BV-B5", || {
            format!("no line bounds the portion of cell {cell}")
        });
    }
}

fn river(town: &Town, faults: &mut Faults) {
    let plan = &town.plan;
    faults.unless(town.blue_lines.len() >= 2, "BV-B4", || {
        format!("{} bridges", town.blue_lines.len())
    });
    for &index in &town.blue_lines {
        let [a, b] = plan.lines[index as usize]
            .between
            .map(|cell| &plan.cells[cell as usize]);
        let (x, y) = (f32::midpoint(a.x, b.x), f32::midpoint(a.y, b.y));
        let near = plan
            .river
            .course
            .windows(2)
            .any(|leg| distance_to_leg(x, y, leg) <= plan.river.width / 2.0);
        faults.unless(near, "BV-B4", || {
            format!("the blue line {}-{} is not over the river", a.id, b.id)
        });
    }
    let cut = |a: u16, b: u16| {
        let mut blue = town.blue_lines.iter();
        blue.any(|&index| plan.lines[index as usize].joins(a, b))
    };
    let banks = town.streets.pieces(|_| true, cut);
    faults.unless(banks.len() >= 2, "BV-B4", || {
        "a street crosses the river without a blue line".into()
    });
}

fn distance_to_leg(x: f32, y: f32, leg: &[[f32; 2]]) -> f32 {
    let [[ax, ay], [bx, by]] = [leg[0], leg[1]];
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

fn connected(town: &Town, faults: &mut Faults) {
    let streets = &town.streets;
    for start in streets.cells() {
        let distances = streets.distances(start, |step| town.open.has(step));
        let mut entrances = town.entrances.iter();
        let all = entrances.all(|&cell| distances[cell as usize] != FAR);
        faults.unless(all, "BV-B5", || {
            format!("an entrance can't be reached from cell {start}")
        });
        // Whatever the tokens: every step counts as open.
        let ways = streets.count_ways(NOWHERE, start, 6);
        faults.unless(ways <= MOST_WAYS, "BV-B5", || {
            format!("{ways} ways from cell {start}")
        });
    }
}

fn pieces(town: &Town, faults: &mut Faults) {
    let plan = &town.plan;
    let is_orange = |cell: u16| plan.cells[cell as usize].paving == Paving::Orange;
    for cell in plan
        .cells
        .iter()
        .filter(|cell| cell.paving == Paving::Orange)
    {
        let touching = cell.to.iter().any(|&to| is_orange(to));
        faults.unless(!touching, "BV-B7", || {
            format!("orange cell {} touches another", cell.id)
        });
    }
    let cut = |a: u16, b: u16| plan.lines.iter().any(|line| line.joins(a, b));
    for piece in town.streets.pieces(|cell| !is_orange(cell), cut) {
        let is_yellow = |&cell: &u16| plan.cells[cell as usize].paving == Paving::Yellow;
        faults.unless(piece.iter().any(is_yellow), "BV-B7", || {
            format!("no yellow cell between the lines in {piece:?}")
        });
    }
}
