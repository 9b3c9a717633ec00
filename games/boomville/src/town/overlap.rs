//! Which things overlap on the drawing (BV-B5).

use super::plan::{CellPlan, Plan, Point};
use maraude_roads::Rect;

/// The size of place names on the drawing.
pub const NAME_SIZE: f32 = 19.0;
/// The width of a drawn building.
pub const HOUSE_WIDTH: f32 = 62.0;
/// The height of a drawn building.
pub const HOUSE_HEIGHT: f32 = 54.0;

/// How wide a letter is, in parts of its size: a little more than the average of the fonts used.
const LETTER: f32 = 0.55;

/// The rectangle of a name around its centre: as wide as its longest line.
pub fn label_box(at: Point, name: &str, size: f32) -> Rect {
    let longest = name
        .lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(0);
    Rect::around(
        at.x,
        at.y,
        longest as f32 * size * LETTER,
        name.lines().count() as f32 * (size + 2.0),
    )
}

/// The pairs of cells whose paving overlaps.
pub fn cells_overlap(plan: &Plan) -> Vec<[u16; 2]> {
    let mut pairs = Vec::new();
    for (index, a) in plan.cells.iter().enumerate() {
        for b in &plan.cells[index + 1..] {
            if squares_overlap(a, b, plan.cell_size) {
                pairs.push([a.id, b.id]);
            }
        }
    }
    pairs
}

/// Two squares overlap if no side of either separates them.
fn squares_overlap(a: &CellPlan, b: &CellPlan, size: f32) -> bool {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    if dx.hypot(dy) > size * 1.5 {
        return false;
    }
    let separated = |turn: f32, other: f32| {
        let spread = (other - turn).to_radians();
        let reach = size / 2.0 * (1.0 + spread.sin().abs() + spread.cos().abs());
        [turn, turn + 90.0].into_iter().any(|axis| {
            let (sin, cos) = axis.to_radians().sin_cos();
            (dx * cos + dy * sin).abs() >= reach
        })
    };
    !separated(a.turn, b.turn) && !separated(b.turn, a.turn)
}
