//! The drawing of the board: it shows everything, and nothing on it overlaps.

use maraude_boomville::draw::{self, DISTRICT_SIZE, Language};
use maraude_boomville::town::{HOUSE_HEIGHT, HOUSE_WIDTH, NAME_SIZE, Plan, Point, Town, label_box};
use maraude_roads::Rect;

fn plan() -> &'static Plan {
    &Town::get().plan
}

/// Everything with a name or a wall, as rectangles, with what it is.
fn boxes(language: Language) -> Vec<(String, Rect)> {
    let mut boxes = Vec::new();
    for place in &plan().places {
        let name = if language == Language::French {
            &place.fr
        } else {
            &place.en
        };
        boxes.push((
            format!("name of {}", place.id),
            label_box(place.label, name, NAME_SIZE),
        ));
        boxes.push((
            format!("house of {}", place.id),
            Rect::around(place.house.x, place.house.y, HOUSE_WIDTH, HOUSE_HEIGHT),
        ));
    }
    for district in &plan().districts {
        let name = if language == Language::French {
            &district.fr
        } else {
            &district.en
        };
        boxes.push((
            name.clone(),
            label_box(
                Point {
                    x: district.x,
                    y: district.y,
                },
                name,
                DISTRICT_SIZE,
            ),
        ));
    }
    let lot = &plan().parking;
    let (x, y) = (lot.x + lot.width / 2.0, lot.y + lot.height / 2.0);
    boxes.push((
        "parking lot".into(),
        Rect::around(x, y, lot.width, lot.height),
    ));
    boxes
}

#[test]
fn no_name_overlaps_another_thing_on_the_drawing() {
    for language in [Language::French, Language::English] {
        let boxes = boxes(language);
        for (index, (what, a)) in boxes.iter().enumerate() {
            assert!(a.is_on(plan().size), "{what} leaves the sheet");
            for (other, b) in &boxes[index + 1..] {
                assert!(!a.overlaps(b), "{what} overlaps {other}");
            }
            for cell in &plan().cells {
                let gap = a.distance(cell.x, cell.y);
                assert!(
                    gap >= plan().cell_size / 2.0 + 2.0,
                    "{what} touches cell {} ({gap})",
                    cell.id
                );
            }
        }
    }
}

#[test]
fn the_drawing_shows_every_cell_name_and_line() {
    for language in [Language::French, Language::English] {
        let svg = draw::svg(Town::get(), language);
        for place in &plan().places {
            let name = if language == Language::French {
                &place.fr
            } else {
                &place.en
            };
            assert!(
                name.lines()
                    .all(|line| svg.contains(&format!(">{line}</text>"))),
                "{name}"
            );
        }
        let hatched = svg.matches("url(#hatch-").count();
        assert_eq!(
            hatched,
            plan().lines.len() + 1,
            "each line, and the parking lot's"
        );
        assert_eq!(svg.matches("rx=\"8\"").count(), plan().cells.len());
    }
}

/// `BOOMVILLE_SVG=folder cargo test -p maraude-boomville --test drawing` writes the picture to look at.
#[test]
fn the_drawing_can_be_written() {
    if let Ok(folder) = std::env::var("BOOMVILLE_SVG") {
        for (name, language) in [("x", Language::French), ("xe", Language::English)] {
            std::fs::write(
                format!("{folder}/{name}.svg"),
                draw::svg(Town::get(), language),
            )
            .expect("written");
        }
    }
}

#[test]
fn the_browser_has_the_drawing_of_the_data() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/web/town.svg");
    let drawn = draw::bare(Town::get());
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(path, &drawn).expect("the picture is written");
    }
    let kept = std::fs::read_to_string(path).expect("the picture is there");
    assert!(kept == drawn, "UPDATE_GOLDENS=1 draws web/town.svg again");
}
