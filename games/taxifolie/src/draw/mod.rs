//! Draws the board as an SVG picture: a plan of Paris on cream paper.
//!
//! `maraude board taxifolie --svg FILE` writes it; the browser's board follows it.

mod ground;
mod legend;
mod pictogram;
mod plate;

pub use pictogram::pictogram;
pub use plate::{LETTER, plate_box, text_width};

use crate::board::plan::{Cell, Place, Plan, Plate, Point, Street, StreetKind, plan};
use crate::edition::Edition;
use crate::options::Options;
use crate::state::Taxifolie;
use maraude_core::DrawBoard;
use std::fmt::Write;

/// The radius of a cell.
pub const CELL: i32 = 12;

impl DrawBoard for Taxifolie {
    /// The plates are French in every language, as in the streets of Paris.
    fn board_svg(options: &Options, _: &str) -> String {
        board_svg(options.edition)
    }
}

/// The whole board with the names of one edition (TF-B4).
pub fn board_svg(edition: Edition) -> String {
    let plan = plan();
    let mut out = bare(plan);
    for (cell, _, plate) in plates(plan, edition) {
        plate::leader(&mut out, cell, plate);
    }
    for (cell, _, plate) in plates(plan, edition) {
        let look = if cell.id == plan.start {
            plate::START
        } else if plan.termini.ids().contains(&&*cell.id) {
            plate::TERMINUS
        } else {
            plate::PLACE
        };
        plate::plate(&mut out, plate, look);
    }
    legend::title(&mut out);
    legend::pictograms(&mut out);
    out.push_str("</svg>\n");
    out
}

/// The board without plates: the browser writes them itself, as large as they must be to be read.
pub fn bare_svg() -> String {
    bare(plan()) + "</svg>\n"
}

/// Ground, streets and cells.
fn bare(plan: &Plan) -> String {
    let (width, height) = (plan.canvas.width, plan.canvas.height);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="Taxifolie" font-family="'Barlow Condensed','Liberation Sans Narrow','Arial Narrow',Arial,sans-serif">"#
    );
    ground::ground(&mut out, plan);
    streets(&mut out, plan);
    ground::quarter_names(&mut out, plan);
    for cell in &plan.cells {
        draw_cell(&mut out, plan, cell);
    }
    out
}

/// Every plate of the board with its cell and its name.
pub fn plates(plan: &Plan, edition: Edition) -> Vec<(&Cell, &Place, &Plate)> {
    let on_places = plan.cells.iter().filter_map(|cell| {
        let id = cell.place.as_ref()?;
        let place = plan.places.iter().find(|place| place.id == *id)?;
        Some((cell, place))
    });
    let on_marks = plan.marks.iter().filter_map(|mark| {
        let cell = plan.cells.iter().find(|cell| cell.id == mark.id)?;
        Some((cell, mark))
    });
    on_places
        .chain(on_marks)
        .map(|(cell, place)| {
            let first = place.first.as_ref().filter(|_| edition == Edition::First);
            (
                cell,
                place,
                first.map_or(&place.plate, |first| &first.plate),
            )
        })
        .collect()
}

/// Streets from the widest to the narrowest: edge first, then the paving.
fn streets(out: &mut String, plan: &Plan) {
    let mut stroke = |streets: &[&Street], colour: &str, width: i32, more: &str| {
        for street in streets {
            let line = points(&street_line(plan, street));
            let _ = write!(
                out,
                r#"<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round" {more}/>"#
            );
        }
    };
    let of = |kind: StreetKind| -> Vec<&Street> {
        plan.streets.iter().filter(|s| s.kind == kind).collect()
    };
    let (ring, road, street) = (
        of(StreetKind::Ring),
        of(StreetKind::Road),
        of(StreetKind::Street),
    );
    stroke(&ring, "#6f7378", 19, "");
    stroke(&road, "#a89f8b", 12, "");
    stroke(&road, "#f4ecd8", 8, "");
    stroke(&street, "#a79a80", 12, "");
    stroke(&street, "#fffdf6", 9, "");
    stroke(&ring, "#9aa0a6", 15, "");
    stroke(&ring, "#f7f3e6", 1, r#"stroke-dasharray="7 6""#);
}

fn street_line(plan: &Plan, street: &Street) -> Vec<Point> {
    street
        .cells
        .iter()
        .filter_map(|id| plan.cells.iter().find(|cell| cell.id == *id))
        .map(|cell| [cell.x, cell.y])
        .collect()
}

/// Points as SVG writes them.
fn points(line: &[Point]) -> String {
    let mut text = String::new();
    for [x, y] in line {
        let _ = write!(text, "{x},{y} ");
    }
    text.trim_end().to_owned()
}

/// A cell: an edge in its quarter's dark tone, its pictogram if it has one.
fn draw_cell(out: &mut String, plan: &Plan, cell: &Cell) {
    let quarter = plan
        .quarters
        .iter()
        .find(|quarter| quarter.id == cell.quarter);
    let (ink, pastel) = quarter.map_or(("#555", "#fff"), |q| (&*q.ink, &*q.colour));
    let (x, y) = (cell.x, cell.y);
    let fill = if cell.id == plan.start {
        "#ffd23f"
    } else if cell.sign.is_some() {
        "#ffffff"
    } else {
        pastel
    };
    let edge = if cell.place.is_some() { 3 } else { 2 };
    if plan.termini.ids().contains(&&*cell.id) {
        let r = CELL + 4;
        let _ = write!(
            out,
            r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#ffffff" stroke="#8e1f2f" stroke-width="2"/>"##
        );
    }
    let r = CELL - 1;
    let _ = write!(
        out,
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{ink}" stroke-width="{edge}"/>"#
    );
    if let Some(sign) = cell.sign {
        let _ = write!(
            out,
            r#"<g transform="translate({x} {y})">{}</g>"#,
            pictogram(sign)
        );
    } else if cell.place.is_some() {
        let _ = write!(
            out,
            r#"<circle cx="{x}" cy="{y}" r="4" fill="{}"/>"#,
            plate::PLACE.ground
        );
    }
}
