//! Where things lie on the drawing, and whether two of them overlap (BV-B5).

use super::plan::{CellPlan, Plan, Point};

/// The size of place names on the drawing.
pub const NAME_SIZE: f32 = 19.0;
/// The width of a drawn building.
pub const HOUSE_WIDTH: f32 = 62.0;
/// The height of a drawn building.
pub const HOUSE_HEIGHT: f32 = 54.0;

/// How wide a letter is, in parts of its size: a little more than the average of the fonts used.
const LETTER: f32 = 0.55;

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Box2 {
    /// Left edge.
    pub left: f32,
    /// Upper edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// Lower edge.
    pub bottom: f32,
}

impl Box2 {
    /// The rectangle of this size around a point.
    pub fn around(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    /// Whether two rectangles share more than an edge.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// How far a point is from the rectangle.
    pub fn distance(&self, x: f32, y: f32) -> f32 {
        let dx = (self.left - x).max(x - self.right).max(0.0);
        let dy = (self.top - y).max(y - self.bottom).max(0.0);
        dx.hypot(dy)
    }

    /// Whether the rectangle lies on a sheet of this size.
    pub fn is_on(&self, size: [f32; 2]) -> bool {
        self.left >= 0.0 && self.top >= 0.0 && self.right <= size[0] && self.bottom <= size[1]
    }
}

/// The rectangle of a name around its centre: as wide as its longest line.
pub fn label_box(at: Point, name: &str, size: f32) -> Box2 {
    let longest = name
        .lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(0);
    Box2::around(
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
