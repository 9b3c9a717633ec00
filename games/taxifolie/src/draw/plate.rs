//! The enamel plates with the names.

use super::CELL;
use crate::board::plan::{Cell, Plate};
use maraude_roads::Rect;
use std::fmt::Write;

/// The height of letters: every name can be read at 1,600 px.
pub const LETTER: f32 = 13.0;

const LINE: f32 = 14.0;
const PAD_X: f32 = 5.0;
const PAD_Y: f32 = 3.0;

/// How a plate looks.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) ground: &'static str,
    pub(super) edge: &'static str,
    pub(super) ink: &'static str,
}

/// The blue of street names.
pub(super) const PLACE: Look = Look {
    ground: "#14427a",
    edge: "#ffffff",
    ink: "#ffffff",
};
/// The red of the five terminus cells.
pub(super) const TERMINUS: Look = Look {
    ground: "#8e1f2f",
    edge: "#ffffff",
    ink: "#ffffff",
};
/// The yellow of Départ.
pub(super) const START: Look = Look {
    ground: "#ffd23f",
    edge: "#1d2430",
    ink: "#1d2430",
};

/// The width of a text in our narrow letters; the drawing squeezes any font into it.
pub fn text_width(text: &str) -> f32 {
    text.chars().map(em).sum::<f32>() * LETTER
}

fn em(c: char) -> f32 {
    match c {
        'I' | 'i' | 'l' | 'Î' | '’' | '\'' | '.' | ',' | ':' | '!' | ' ' => 0.24,
        '-' | 'f' | 't' | 'r' | '(' | ')' => 0.31,
        'G' | 'O' | 'Q' | 'w' => 0.64,
        'M' | 'm' | 'W' | 'œ' | 'Œ' => 0.75,
        c if c.is_uppercase() || c.is_numeric() => 0.58,
        _ => 0.49,
    }
}

/// The rectangle of a plate.
pub fn plate_box(plate: &Plate) -> Rect {
    let widest = plate
        .lines
        .iter()
        .map(|line| text_width(line))
        .fold(0.0, f32::max);
    let (w, h) = (
        widest + 2.0 * PAD_X,
        plate.lines.len() as f32 * LINE + 2.0 * PAD_Y - 1.0,
    );
    Rect::around(plate.x as f32, plate.y as f32, w, h)
}

/// The line that ties a plate to its cell.
pub(super) fn leader(out: &mut String, cell: &Cell, plate: &Plate) {
    let area = plate_box(plate);
    let (x, y) = (cell.x as f32, cell.y as f32);
    let (nx, ny) = area.nearest(x, y);
    let far = area.distance(x, y);
    if far > CELL as f32 {
        let edge = CELL as f32 / far;
        let (ex, ey) = (x + (nx - x) * edge, y + (ny - y) * edge);
        let _ = write!(
            out,
            r#"<line x1="{ex:.1}" y1="{ey:.1}" x2="{nx:.1}" y2="{ny:.1}" stroke="{}" stroke-width="3"/>"#,
            PLACE.ground
        );
    }
}

/// A plate with its lines.
pub(super) fn plate(out: &mut String, plate: &Plate, look: Look) {
    let area = plate_box(plate);
    let (w, h) = (area.right - area.left, area.bottom - area.top);
    let _ = write!(
        out,
        r#"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="3" fill="{}"/><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="2" fill="none" stroke="{}" stroke-opacity=".75" stroke-width=".8"/>"#,
        area.left,
        area.top,
        look.ground,
        area.left + 1.5,
        area.top + 1.5,
        w - 3.0,
        h - 3.0,
        look.edge
    );
    for (no, line) in plate.lines.iter().enumerate() {
        let y = area.top + PAD_Y + 10.5 + no as f32 * LINE;
        let width = text_width(line);
        let _ = write!(
            out,
            r#"<text x="{}" y="{y:.1}" font-size="{LETTER}" font-weight="700" text-anchor="middle" textLength="{width:.1}" lengthAdjust="spacingAndGlyphs" fill="{}">{line}</text>"#,
            plate.x, look.ink
        );
    }
}
