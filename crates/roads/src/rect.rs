//! Upright rectangles on a drawing.

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The left edge.
    pub left: f32,
    /// The upper edge.
    pub top: f32,
    /// The right edge.
    pub right: f32,
    /// The lower edge.
    pub bottom: f32,
}

impl Rect {
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

    /// The point of the rectangle that is nearest to a point.
    pub fn nearest(&self, x: f32, y: f32) -> (f32, f32) {
        (
            x.clamp(self.left, self.right),
            y.clamp(self.top, self.bottom),
        )
    }

    /// The distance from a point to the rectangle.
    pub fn distance(&self, x: f32, y: f32) -> f32 {
        let (nx, ny) = self.nearest(x, y);
        (nx - x).hypot(ny - y)
    }

    /// Whether the rectangle lies on a sheet of this size.
    pub fn is_on(&self, size: [f32; 2]) -> bool {
        self.left >= 0.0 && self.top >= 0.0 && self.right <= size[0] && self.bottom <= size[1]
    }
}
