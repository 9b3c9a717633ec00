//! The board of Paris: TF-B1 to TF-B5, the drawing, the number of ways.

use maraude_roads::{Fault, MOST_WAYS, NOWHERE, Rect};
use maraude_taxifolie::Edition;
use maraude_taxifolie::board::Sign;
use maraude_taxifolie::board::plan::{Cell, Plan, Point, StreetKind, plan};
use maraude_taxifolie::board::reach::{Breach, Reach};
use maraude_taxifolie::board::survey::most_ways;
use maraude_taxifolie::board::{Board, CellNo, board};
use maraude_taxifolie::cards::cards;
use maraude_taxifolie::draw::{CELL, LETTER, bare_svg, board_svg, plate_box, plates};
use maraude_taxifolie::scene::cell;
use maraude_taxifolie::target::Target;
use std::collections::BTreeSet;

/// The faults that the survey finds in a spoilt board.
fn spoilt(spoil: impl FnOnce(&mut Plan)) -> String {
    let mut plan = plan().clone();
    spoil(&mut plan);
    let faults = Board::load(&plan).err().unwrap_or_default();
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    faults.join("; ")
}

fn spot_of<'a>(plan: &'a mut Plan, id: &str) -> &'a mut Cell {
    let found = plan.cells.iter_mut().find(|cell| cell.id == id);
    found.expect("the cell is on the board")
}

#[test]
fn tf_b1_180_cells_and_100_different_places_each_on_one_cell() {
    assert!(board().cells.len() >= 180);
    assert_eq!((board().places.len(), plan().places.len()), (100, 100));
    let on: BTreeSet<CellNo> = board().places.iter().copied().collect();
    assert_eq!(on.len(), 100, "each has a cell of its own");
    for (no, &at) in board().places.iter().enumerate() {
        assert_eq!(board().spot(at).place, Some(no as u8));
    }
    let places = || plan().places.iter();
    let french: BTreeSet<&str> = places().map(|place| &*place.fr).collect();
    let english: BTreeSet<&str> = places().map(|place| &*place.en).collect();
    assert_eq!((french.len(), english.len()), (100, 100), "all different");
    let fares: BTreeSet<u8> = cards().fares.iter().map(|fare| fare.place).collect();
    assert_eq!(fares.len(), 100, "a fare to each");
    // Broken boards are refused.
    let few = spoilt(|plan| {
        let named: Vec<String> = plan.termini.ids().map(str::to_owned).into();
        let named = [
            named,
            vec![
                plan.start.clone(),
                plan.middle.clone(),
                plan.left_bank.clone(),
            ],
        ]
        .concat();
        let stays = |cell: &Cell| cell.place.is_some() || named.contains(&cell.id);
        plan.cells.retain(stays);
        plan.streets.clear();
    });
    assert!(few.contains("TF-B1: only 10"), "{few}");
    let unknown = spoilt(|plan| plan.cells.truncate(150));
    assert!(unknown.contains("nothing is called"), "{unknown}");
    let twice = spoilt(|plan| plan.places.push(plan.places[0].clone()));
    assert!(twice.contains("louvre is there twice"), "{twice}");
    let many = spoilt(|plan| {
        let mut other = plan.places[0].clone();
        other.id = "elysee".into();
        plan.places.push(other);
        spot_of(plan, "bercy").place = Some("elysee".into());
    });
    assert!(many.contains("TF-B1: 101 fare places"), "{many}");
    let off = spoilt(|plan| spot_of(plan, "louvre").place = None);
    assert!(off.contains("TF-B1: louvre is not on one cell"), "{off}");
    let both = spoilt(|plan| spot_of(plan, "bercy").place = Some("louvre".into()));
    assert!(both.contains("TF-B1: louvre is not on one cell"), "{both}");
    let bare = spoilt(|plan| {
        let mut quarter = plan.quarters[0].clone();
        quarter.id = "nulle-part".into();
        plan.quarters.push(quarter);
    });
    assert!(bare.contains("TF-B1: no cell lies in nulle-part"), "{bare}");
}

/// Whether a point lies inside an outline.
fn is_inside([x, y]: Point, outline: &[Point]) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossed = edges.filter(|([x1, y1], [x2, y2])| {
        (*y1 > y) != (*y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    });
    crossed.count() % 2 == 1
}

fn point(cell: CellNo) -> Point {
    let cell = &plan().cells[cell as usize];
    [cell.x, cell.y]
}

/// The ring road, once round.
fn ring_road() -> Vec<CellNo> {
    let streets = plan().streets.iter();
    let ring = streets.filter(|street| street.kind == StreetKind::Ring);
    let mut next: Vec<Vec<CellNo>> = vec![Vec::new(); board().cells.len()];
    for pair in ring.flat_map(|street| street.cells.windows(2)) {
        let (a, b) = (cell(&pair[0]), cell(&pair[1]));
        next[a as usize].push(b);
        next[b as usize].push(a);
    }
    let start = next.iter().position(|next| !next.is_empty());
    let mut road = vec![start.expect("there is a ring road") as CellNo];
    loop {
        let (last, before) = (road[road.len() - 1], road.iter().rev().nth(1));
        assert_eq!(next[last as usize].len(), 2, "it goes on, without a fork");
        let on = next[last as usize].iter().find(|on| Some(*on) != before);
        match on {
            Some(on) if *on != road[0] => road.push(*on),
            _ => break,
        }
    }
    let all = next.iter().filter(|next| !next.is_empty()).count();
    assert_eq!(road.len(), all, "and it is one ring");
    road
}

#[test]
fn tf_b1_the_ring_road_goes_round_the_coloured_quarters() {
    let road = ring_road();
    let wall: Vec<Point> = road.iter().map(|&cell| point(cell)).collect();
    for (no, spot) in plan().cells.iter().enumerate() {
        let no = no as CellNo;
        let within = road.contains(&no) || is_inside(point(no), &wall);
        let quarter = plan().quarters.iter().find(|q| q.id == spot.quarter);
        let ground = &quarter.expect("it lies in a quarter").outline;
        let lies = ground.iter().any(|outline| is_inside(point(no), outline));
        assert!(lies || !within, "{} lies in another quarter", spot.id);
        assert!(!within || spot.quarter != "dehors", "{}", spot.id);
    }
    // Some whose quarter everybody knows.
    for (place, quarter) in [
        ("louvre", "louvre"),
        ("vosges", "marais"),
        ("pantheon", "latin"),
        ("sacre-coeur", "montmartre"),
        ("garnier", "opera"),
        ("pere-lachaise", "belleville"),
        ("stade-de-france", "dehors"),
    ] {
        let at = { plan().cells.iter() }.find(|cell| cell.place.as_deref() == Some(place));
        assert_eq!(at.expect("a place").quarter, quarter, "{place}");
    }
}

#[test]
fn tf_b1_the_seine_parts_the_banks_and_bridges_lead_over_it() {
    let side = |a: Point, b: Point, c: Point| {
        ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).signum()
    };
    let crosses = |a: CellNo, b: CellNo| {
        let (a, b) = (point(a), point(b));
        plan().river.iter().any(|bank| {
            let edges = bank.iter().zip(bank.iter().cycle().skip(1));
            { edges }.any(|(&c, &d)| {
                side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
            })
        })
    };
    let reached = |from: &str| {
        let mut seen = vec![cell(from)];
        let mut at = 0;
        while let Some(&here) = seen.get(at) {
            at += 1;
            for &next in board().streets.exits(here) {
                if !seen.contains(&next) && !crosses(here, next) {
                    seen.push(next);
                }
            }
        }
        seen
    };
    let right = reached("louvre");
    assert!(right.contains(&cell("bastille")) && !right.contains(&cell("eiffel")));
    let left = reached("eiffel");
    assert!(left.contains(&cell("austerlitz")) && !left.contains(&cell("louvre")));
    // Both islands lie in the river, and are reached by bridges only.
    for island in ["notre-dame", "saint-louis"] {
        let on = |outline: &Vec<Point>| is_inside(point(cell(island)), outline);
        assert!(plan().islands.iter().any(on), "{island}");
        assert!(!right.contains(&cell(island)) && !left.contains(&cell(island)));
    }
}

#[test]
fn tf_b2_depart_and_the_five_terminus_cells() {
    assert_eq!(board().start, cell("depart"));
    let neighbours = board().streets.exits(board().start);
    assert!(neighbours.contains(&cell("lyon")));
    let alone = (0..board().cells.len() as CellNo)
        .filter(|&no| board().streets.exits(no).len() == 1)
        .count();
    assert_eq!(alone, 5);
    assert!(spoilt(|plan| plan.start = "eiffel".into()).contains("TF-B2"));
    let cut = spoilt(|plan| {
        plan.streets
            .retain(|street| !street.cells.contains(&"orly".to_owned()));
    });
    assert!(cut.contains("TF-B2"), "{cut}");
}

#[test]
fn tf_b3_no_pictogram_cuts_the_map() {
    for sign in Sign::ALL {
        let n = board()
            .cells
            .iter()
            .filter(|spot| spot.sign == Some(sign))
            .count();
        assert!(n >= 9, "{sign:?}: {n}");
        for &place in &board().places {
            let reach = Reach::new(board(), place, Breach::NONE.and(Target::Sign(sign)));
            assert!(reach.from_every_fork(board()), "{sign:?}");
        }
    }
    // A ring of cafés round the Place d'Italie would.
    let ring = [
        "gobelins",
        "butte-aux-cailles",
        "tolbiac--italie-1",
        "italie--denfert-1",
    ];
    let cut = spoilt(|plan| {
        for id in ring {
            spot_of(plan, id).sign = Some(Sign::Cafe);
        }
    });
    assert!(cut.contains("TF-B3: cafe cuts off italie"), "{cut}");
}

#[test]
fn tf_b3_the_drawing_is_plane_and_on_the_canvas() {
    let off = spoilt(|plan| spot_of(plan, "louvre").x = -5);
    assert!(off.contains("beside the board"), "{off}");
    let near = spoilt(|plan| {
        let (x, y) = (spot_of(plan, "rivoli").x, spot_of(plan, "rivoli").y);
        (spot_of(plan, "louvre").x, spot_of(plan, "louvre").y) = (x + 3, y);
    });
    assert!(near.contains("touches"), "{near}");
    let crossed = spoilt(|plan| {
        (spot_of(plan, "louvre").x, spot_of(plan, "louvre").y) = (900, 330);
    });
    assert!(crossed.contains("streets cross"), "{crossed}");
    let pale = spoilt(|plan| plan.quarters[0].colour = "pink".into());
    assert!(pale.contains("no colour"), "{pale}");
}

#[test]
fn tf_b3_the_quarters_have_different_colours() {
    let rgb = |colour: &str| -> [i32; 3] {
        [1, 3, 5].map(|at| i32::from_str_radix(&colour[at..at + 2], 16).expect("a colour"))
    };
    for (at, quarter) in plan().quarters.iter().enumerate() {
        for other in &plan().quarters[..at] {
            let (a, b) = (rgb(&quarter.colour), rgb(&other.colour));
            let apart: i32 = (0..3).map(|k| (a[k] - b[k]).abs()).sum();
            assert!(apart >= 20, "{} and {}: {apart}", quarter.id, other.id);
        }
    }
}

#[test]
fn tf_b4_one_board_for_both_editions_with_the_editions_name() {
    let (first, second) = (board_svg(Edition::First), board_svg(Edition::Second));
    assert!(first.contains(">Zoo<") && !first.contains("Disneyland"));
    assert!(second.contains(">Disneyland Paris<") && !second.contains(">Zoo<"));
}

#[test]
fn tf_b5_no_fare_place_is_a_hazard() {
    for &place in &board().places {
        assert_ne!(board().spot(place).sign, Some(Sign::Hazard));
    }
    for cell in board().streets.cells() {
        let terminus = board().termini.contains(&cell);
        assert_eq!(board().streets.exits(cell).len() >= 2, !terminus);
    }
    let bad = spoilt(|plan| spot_of(plan, "louvre").sign = Some(Sign::Hazard));
    assert!(bad.contains("TF-B5"), "{bad}");
}

/// Ways of a roll, the heading being free again on one cell (an arrival of the first edition).
fn ways(from: CellNo, at: CellNo, steps: u8, goal: CellNo, arrived: bool) -> u32 {
    if steps == 0 {
        return 1;
    }
    let exits = board().streets.exits(at);
    let free = at == goal && !arrived && from != NOWHERE;
    let arrived = arrived || free;
    exits
        .iter()
        .filter(|&&next| free || next != from || exits.len() == 1)
        .map(|&next| ways(at, next, steps - 1, goal, arrived))
        .sum()
}

#[test]
fn a_roll_of_twelve_has_at_most_a_thousand_ways() {
    assert!(most_ways(board()) <= MOST_WAYS);
    let mut most = 0;
    for cell in board().streets.cells() {
        for &goal in &board().places {
            if board().steps(cell, goal) > 11 {
                continue;
            }
            for &from in board().streets.exits(cell) {
                most = most.max(ways(from, cell, 12, goal, false));
            }
        }
    }
    assert!(most <= MOST_WAYS, "{most}");
}

#[test]
fn every_plate_can_be_read() {
    const { assert!(LETTER >= 11.0) };
    let fixed = [
        Rect {
            left: 24.0,
            top: 20.0,
            right: 324.0,
            bottom: 86.0,
        },
        Rect {
            left: 1330.0,
            top: 992.0,
            right: 1586.0,
            bottom: 1084.0,
        },
    ];
    for edition in Edition::ALL {
        let plates = plates(plan(), edition);
        assert_eq!(plates.len(), 101, "100 places and Départ");
        for (at, (cell, place, plate)) in plates.iter().enumerate() {
            let area = plate_box(plate);
            let canvas = plan().canvas;
            assert!(area.left >= 0.0 && area.top >= 0.0, "{}", place.id);
            assert!(area.right <= canvas.width as f32 && area.bottom <= canvas.height as f32);
            for (_, other, theirs) in &plates[..at] {
                assert!(
                    !area.overlaps(&plate_box(theirs)),
                    "{} over {}",
                    place.id,
                    other.id
                );
            }
            assert!(
                !fixed.iter().any(|keep| keep.overlaps(&area)),
                "{}",
                place.id
            );
            for spot in &plan().cells {
                let far = area.distance(spot.x as f32, spot.y as f32);
                assert!(far >= CELL as f32, "{} over the cell {}", place.id, spot.id);
            }
            // A name is near its own cell.
            assert!(
                area.distance(cell.x as f32, cell.y as f32) <= 45.0,
                "{}",
                place.id
            );
            let name = plate.lines.join(" ").replace("- ", "-");
            assert!(name == place.fr || place.first.is_some(), "{name}");
        }
    }
}

#[test]
fn the_picture_shows_everything() {
    let svg = board_svg(Edition::Second);
    for place in plan().places.iter().filter(|place| place.id != "est") {
        for line in &place.plate.lines {
            assert!(svg.contains(&format!(">{line}<")), "{line}");
        }
    }
    assert_eq!(svg.matches("<svg").count(), 1);
    assert!(svg.ends_with("</svg>\n"));
    if let Ok(path) = std::env::var("TAXIFOLIE_SVG") {
        std::fs::write(path, svg).expect("the picture is written");
    }
}

#[test]
fn the_browser_has_the_drawing_of_the_data() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/web/paris.svg");
    let drawn = bare_svg();
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(path, &drawn).expect("the picture is written");
    }
    let kept = std::fs::read_to_string(path).expect("the picture is there");
    assert!(kept == drawn, "UPDATE_GOLDENS=1 draws web/paris.svg again");
}
