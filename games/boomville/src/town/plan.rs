//! The data file `data/town.json`, field by field.

use serde::Deserialize;

/// The whole board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Width and height of the drawing.
    pub size: [f32; 2],
    /// The side of a paved cell.
    pub cell_size: f32,
    /// The street cells; each cell's `id` is its index.
    pub cells: Vec<CellPlan>,
    /// The hatched lines.
    pub lines: Vec<Line>,
    /// The places for one-way tokens.
    pub spots: Vec<Spot>,
    /// The compulsory one-way, ringed in red.
    pub printed: Printed,
    /// Where the taxis start.
    pub parking: Parking,
    /// The 32 destinations, then the Police Station, then the Garage.
    pub places: Vec<Place>,
    /// The water.
    pub river: River,
    /// The round place with the fountain.
    pub roundabout: Circle,
    /// The green.
    pub park: Park,
    /// The quarters' names.
    pub districts: Vec<District>,
    /// Single trees.
    pub trees: Vec<Tree>,
}

/// One cell of a street.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellPlan {
    /// Its index.
    pub id: u16,
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// How the street runs here, in degrees.
    pub turn: f32,
    /// Its colour.
    pub paving: Paving,
    /// The number on an orange cell.
    pub cone: Option<u8>,
    /// Its neighbours.
    pub to: Vec<u16>,
}

/// The colour of a cell (BV-B1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paving {
    /// Nothing happens.
    Grey,
    /// Draw a Taxi card.
    Yellow,
    /// Where a cone goes.
    Orange,
    /// An entrance.
    Red,
}

/// A hatched line between two neighbouring cells.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The two cells.
    pub between: [u16; 2],
    /// Its colour.
    pub paint: Paint,
}

impl Line {
    /// Whether the line lies between these two cells.
    pub fn joins(&self, a: u16, b: u16) -> bool {
        self.between == [a, b] || self.between == [b, a]
    }
}

/// The colour of a hatched line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paint {
    /// Bounds portions; takes street barriers.
    Yellow,
    /// On a bridge; takes bridge barriers.
    Blue,
}

/// A place for a one-way token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The cell it lies on.
    pub cell: u16,
    /// The two end cells of its portion; the first direction runs from the first to the second.
    pub ends: [u16; 2],
}

/// The compulsory one-way.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The cell it is printed on.
    pub cell: u16,
    /// The end of its portion where one drives in.
    pub from: u16,
    /// The end where one drives out.
    pub towards: u16,
}

/// Where the taxis start.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parking {
    /// The yellow cell after its hatched line.
    pub opens: u16,
    /// The upper left corner.
    pub x: f32,
    /// The upper left corner.
    pub y: f32,
    /// Its size.
    pub width: f32,
    /// Its size.
    pub height: f32,
    /// The centres of the stalls, in start order.
    pub stalls: Vec<[f32; 2]>,
}

/// A building with its entrance.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its word in messages and card data.
    pub id: String,
    /// The red cell in front of it.
    pub cell: u16,
    /// How it is drawn.
    pub house: House,
    /// The centre of its name.
    pub label: Point,
    /// Its French name; a line break where the drawing breaks it.
    pub fr: String,
    /// Its English name.
    pub en: String,
}

/// How a building is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its shape.
    pub kind: String,
    /// The colour of its walls.
    pub wall: String,
    /// The colour of its roof.
    pub roof: String,
}

/// A point of the drawing.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

/// The water.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// How wide it is.
    pub width: f32,
    /// Its middle, from spring to sea.
    pub course: Vec<[f32; 2]>,
}

/// A round thing.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Circle {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its radius.
    pub radius: f32,
}

/// The green.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Park {
    /// Its border.
    pub outline: Vec<[f32; 2]>,
    /// Its pond.
    pub pond: Pond,
}

/// An oval pond.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pond {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its half width.
    pub rx: f32,
    /// Its half height.
    pub ry: f32,
}

/// A quarter's name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct District {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
}

/// A tree.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tree {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its size.
    pub radius: f32,
}
