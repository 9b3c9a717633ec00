//! The board of Paris: TF-B1 to TF-B5, the drawing, the number of ways.

use maraude_taxifolie::Edition;
use maraude_taxifolie::board::{Board, CellNo, NOWHERE, board};
use maraude_taxifolie::draw::{Box2, CELL, LETTER, bare_svg, board_svg, plate_box, plates};
use maraude_taxifolie::paper::{Paper, paper};
use maraude_taxifolie::reach::{Breach, Reach};
use maraude_taxifolie::scene::cell;
use maraude_taxifolie::sign::Sign;
use maraude_taxifolie::survey::{MOST_WAYS, most_ways};

/// What the survey says of a board that somebody has spoilt.
fn spoilt(spoil: impl FnOnce(&mut Paper)) -> String {
    let mut paper = paper().clone();
    spoil(&mut paper);
    Board::load(&paper).map_or_else(|faults| faults.join("; "), |_| String::new())
}

fn spot_of<'a>(paper: &'a mut Paper, id: &str) -> &'a mut maraude_taxifolie::paper::Cell {
    let found = paper.cells.iter_mut().find(|cell| cell.id == id);
    found.expect("the cell is on the board")
}

#[test]
fn tf_b1_cells_places_quarters_river_and_ring() {
    assert!(board().cells.len() >= 180);
    assert_eq!(board().places.len(), 100);
    assert!(paper().islands.len() >= 2 && !paper().river.is_empty());
    let bridges = [
        "chatelet--cite-1",
        "hotel--notre-dame-1",
        "concorde--orsay-1",
    ];
    for (at, bridge) in bridges.into_iter().enumerate() {
        let n = board().spot(cell(bridge)).neighbours().len();
        assert_eq!(n, 2, "bridge {at}");
    }
    let used: std::collections::BTreeSet<u8> =
        board().cells.iter().map(|spot| spot.quarter).collect();
    assert_eq!(used.len(), paper().quarters.len());
    let names: std::collections::BTreeSet<&str> =
        paper().places.iter().map(|place| &*place.fr).collect();
    assert_eq!(names.len(), 100, "100 different places");
    // Broken boards are refused.
    assert!(spoilt(|paper| paper.cells.truncate(150)).contains("nothing is called"));
    assert!(spoilt(|paper| paper.places.push(paper.places[0].clone())).contains("twice"));
    let off = spoilt(|paper| spot_of(paper, "louvre").place = None);
    assert!(off.contains("TF-B1: louvre is not on one cell"), "{off}");
}

#[test]
fn tf_b2_depart_and_the_five_terminus_cells() {
    assert_eq!(board().start, cell("depart"));
    let neighbours = board().spot(board().start).neighbours();
    assert!(neighbours.contains(&cell("lyon")));
    let alone = (0..board().cells.len() as CellNo)
        .filter(|&no| board().spot(no).neighbours().len() == 1)
        .count();
    assert_eq!(alone, 5);
    assert!(spoilt(|paper| paper.start = "eiffel".into()).contains("TF-B2"));
    let cut = spoilt(|paper| {
        paper
            .streets
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
            let reach = Reach::new(board(), place, Breach::sign(sign));
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
    let cut = spoilt(|paper| {
        for id in ring {
            spot_of(paper, id).sign = Some(Sign::Cafe);
        }
    });
    assert!(cut.contains("TF-B3: cafe cuts off italie"), "{cut}");
}

#[test]
fn tf_b3_the_drawing_is_plane_and_on_the_canvas() {
    let off = spoilt(|paper| spot_of(paper, "louvre").x = -5);
    assert!(off.contains("beside the board"), "{off}");
    let near = spoilt(|paper| {
        let (x, y) = (spot_of(paper, "rivoli").x, spot_of(paper, "rivoli").y);
        (spot_of(paper, "louvre").x, spot_of(paper, "louvre").y) = (x + 3, y);
    });
    assert!(near.contains("touches"), "{near}");
    let crossed = spoilt(|paper| {
        (spot_of(paper, "louvre").x, spot_of(paper, "louvre").y) = (900, 330);
    });
    assert!(crossed.contains("streets cross"), "{crossed}");
    let pale = spoilt(|paper| paper.quarters[0].colour = "pink".into());
    assert!(pale.contains("no colour"), "{pale}");
}

#[test]
fn tf_b3_the_quarters_have_different_colours() {
    let rgb = |colour: &str| -> [i32; 3] {
        [1, 3, 5].map(|at| i32::from_str_radix(&colour[at..at + 2], 16).expect("a colour"))
    };
    for (at, quarter) in paper().quarters.iter().enumerate() {
        for other in &paper().quarters[..at] {
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
    for (no, spot) in board().cells.iter().enumerate() {
        let terminus = board().termini.contains(&(no as CellNo));
        assert_eq!(spot.neighbours().len() >= 2, !terminus);
    }
    let bad = spoilt(|paper| spot_of(paper, "louvre").sign = Some(Sign::Hazard));
    assert!(bad.contains("TF-B5"), "{bad}");
}

/// Ways of a roll, the heading being free again on one cell (an arrival of the first edition).
fn ways(from: CellNo, at: CellNo, steps: u8, goal: CellNo, arrived: bool) -> u32 {
    if steps == 0 {
        return 1;
    }
    let spot = board().spot(at);
    let free = at == goal && !arrived && from != NOWHERE;
    let arrived = arrived || free;
    spot.neighbours()
        .iter()
        .filter(|&&next| free || next != from || spot.is_terminus())
        .map(|&next| ways(at, next, steps - 1, goal, arrived))
        .sum()
}

#[test]
fn a_roll_of_twelve_has_at_most_a_thousand_ways() {
    assert!(most_ways(board()) <= MOST_WAYS);
    let mut most = 0;
    for (no, spot) in board().cells.iter().enumerate() {
        let cell = no as CellNo;
        for &goal in &board().places {
            if board().steps(cell, goal) > 11 {
                continue;
            }
            for &from in spot.neighbours() {
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
        Box2 {
            left: 24.0,
            top: 20.0,
            right: 324.0,
            bottom: 86.0,
        },
        Box2 {
            left: 1330.0,
            top: 992.0,
            right: 1586.0,
            bottom: 1084.0,
        },
    ];
    for edition in Edition::ALL {
        let plates = plates(paper(), edition);
        assert_eq!(plates.len(), 102, "100 places, Départ, the pound");
        for (at, (cell, place, plate)) in plates.iter().enumerate() {
            let area = plate_box(plate);
            let canvas = paper().canvas;
            assert!(area.left >= 0.0 && area.top >= 0.0, "{}", place.id);
            assert!(area.right <= canvas.width as f32 && area.bottom <= canvas.height as f32);
            for (_, other, theirs) in &plates[..at] {
                assert!(
                    !area.meets(&plate_box(theirs)),
                    "{} over {}",
                    place.id,
                    other.id
                );
            }
            assert!(!fixed.iter().any(|keep| keep.meets(&area)), "{}", place.id);
            for spot in &paper().cells {
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
    for place in paper().places.iter().filter(|place| place.id != "est") {
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
    assert!(kept == drawn, "UPDATE_GOLDENS=1 draws web/paris.svg anew");
}
