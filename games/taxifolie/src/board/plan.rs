//! The board as it is written in `data/board.json`: names, coordinates, outlines.

use super::sign::Sign;
use serde::Deserialize;
use std::sync::LazyLock;

/// The text of the data file.
pub const BOARD_JSON: &str = include_str!("../../data/board.json");

/// A point of the canvas.
pub type Point = [i32; 2];

/// The whole file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The size of the drawing.
    pub canvas: Canvas,
    /// The Départ cell (TF-B2).
    pub start: String,
    /// The middle of the map, from which fares are measured (TF-C1).
    pub middle: String,
    /// A cell of the left bank; the middle lies on the right one.
    pub left_bank: String,
    /// The five terminus cells (TF-E3).
    pub termini: Termini,
    /// The coloured quarters.
    pub quarters: Vec<Quarter>,
    /// The 100 fare places with their plates.
    pub places: Vec<Place>,
    /// Named cells that are no fare places: Départ.
    pub marks: Vec<Place>,
    /// The cells.
    pub cells: Vec<Cell>,
    /// Streets as chains of cells, crossing to crossing.
    pub streets: Vec<Street>,
    /// Outlines of the Seine.
    pub river: Vec<Vec<Point>>,
    /// Outlines of the islands.
    pub islands: Vec<Vec<Point>>,
    /// Outlines of parks and woods.
    pub parks: Vec<Vec<Point>>,
}

/// The size of the drawing.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canvas {
    /// From left to right.
    pub width: i32,
    /// From top to bottom.
    pub height: i32,
}

/// The five terminus cells, by what they are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Termini {
    /// The southern airport.
    pub orly: String,
    /// The northern airport.
    pub cdg: String,
    /// The heliport.
    pub heliport: String,
    /// The pound.
    pub pound: String,
    /// Zoo or Disneyland Paris (TF-B4).
    pub east: String,
}

impl Termini {
    /// The cells' ids, in the rulebook's order.
    pub fn ids(&self) -> [&str; 5] {
        [
            &self.orly,
            &self.cdg,
            &self.heliport,
            &self.pound,
            &self.east,
        ]
    }
}

/// A coloured quarter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarter {
    /// Its id in data files.
    pub id: String,
    /// Its French name.
    pub fr: String,
    /// Its English name.
    pub en: String,
    /// The pastel of its ground and of its cards.
    pub colour: String,
    /// The dark tone for text and edges on that ground.
    pub ink: String,
    /// Where its name is written: the middle of its base line.
    pub label: Option<Point>,
    /// Its ground.
    pub outline: Vec<Vec<Point>>,
}

/// A named cell.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its id in data files.
    pub id: String,
    /// Its French name.
    pub fr: String,
    /// Its English name.
    pub en: String,
    /// Where it is in Paris: thousandths of a degree north of 48° and east of 2°.
    pub paris: Option<[i32; 2]>,
    /// Its plate on the board.
    pub plate: Plate,
    /// What it is called in the first edition, if that differs (TF-B4).
    pub first: Option<Box<FirstName>>,
}

/// The name of a place in the first edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstName {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
    /// Its plate.
    pub plate: Plate,
}

/// An enamel plate: its middle and its lines.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plate {
    /// Its middle.
    pub x: i32,
    /// Its middle.
    pub y: i32,
    /// One or two lines.
    pub lines: Vec<String>,
}

/// A cell.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Its id in data files.
    pub id: String,
    /// The name of a crossing or a bridge that is no fare place; other cells have their street's.
    pub name: Option<String>,
    /// Where it is drawn.
    pub x: i32,
    /// Where it is drawn.
    pub y: i32,
    /// Its quarter's id.
    pub quarter: String,
    /// The fare place on it.
    pub place: Option<String>,
    /// Its pictogram.
    pub sign: Option<Sign>,
    /// Whether it is a bridge over the Seine.
    #[serde(default)]
    pub bridge: bool,
}

/// A chain of cells.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Street {
    /// Its name in Paris. A long street is several chains.
    pub name: String,
    /// How it is drawn.
    pub kind: StreetKind,
    /// Its cells, both crossings included.
    pub cells: Vec<String>,
}

/// How a street is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StreetKind {
    /// The ring road.
    Ring,
    /// A road beyond the walls.
    Road,
    /// A street of Paris.
    Street,
}

/// The board of this game.
pub fn plan() -> &'static Plan {
    static PAPER: LazyLock<Plan> =
        LazyLock::new(|| serde_json::from_str(BOARD_JSON).expect("data/board.json is a board"));
    &PAPER
}
