//! The board as the rules use it: numbers instead of names, flat tables.

mod cells;
pub mod plan;
pub mod reach;
pub mod sign;
pub mod survey;
mod zone;

pub use cells::{Cells, MOST_CELLS};
pub use sign::Sign;
pub use zone::Zone;

use maraude_roads::{FAR, Fault, NOWHERE, Streets};
use plan::{Plan, StreetKind, plan};
use std::sync::LazyLock;

/// The number of a cell.
pub type CellNo = u16;

/// Which of the terminus cells is the eastern one, whose name is the edition's (TF-B4).
pub const EAST: usize = 4;

/// What the rules know of one cell.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Its pictogram.
    pub sign: Option<Sign>,
    /// The number of its quarter.
    pub quarter: u8,
    /// The number of the fare place on it.
    pub place: Option<u8>,
    /// The number of its street; a crossing has none.
    pub street: Option<u8>,
    /// The zones that it lies in, as bits.
    pub zones: u8,
}

/// A street with its name.
#[derive(Debug)]
pub struct NamedStreet {
    /// Its name in Paris.
    pub name: String,
    /// Its cells between its crossings.
    pub cells: Cells,
}

/// The board in numbers.
#[derive(Debug)]
pub struct Board {
    /// The cells and how they are joined. A dead end is a terminus, where taxis turn round.
    pub streets: Streets,
    /// What the rules know of each cell.
    pub cells: Vec<Spot>,
    /// The streets by their names, in the order of the data.
    pub named: Vec<NamedStreet>,
    /// The cell of each fare place.
    pub places: Vec<CellNo>,
    /// Départ.
    pub start: CellNo,
    /// The middle of the map.
    pub middle: CellNo,
    /// The pound.
    pub pound: CellNo,
    /// The terminus cells: Orly, Charles-de-Gaulle, heliport, pound, east.
    pub termini: [CellNo; 5],
    steps: Vec<u8>,
}

impl Board {
    /// The board in numbers, if the plan keeps the clauses.
    ///
    /// # Errors
    /// Its faults, clause by clause.
    pub fn load(plan: &Plan) -> Result<Self, Vec<Fault>> {
        survey::names(plan)?;
        let board = Self::number(plan);
        survey::board(plan, &board)?;
        Ok(board)
    }

    fn number(plan: &Plan) -> Self {
        let cell = |id: &str| position(plan.cells.iter().map(|cell| &*cell.id), id) as CellNo;
        let place = |id: &str| position(plan.places.iter().map(|place| &*place.id), id) as u8;
        let named = named(plan, cell);
        let mut cells: Vec<Spot> = plan
            .cells
            .iter()
            .enumerate()
            .map(|(no, cell)| Spot {
                sign: cell.sign,
                quarter: position(plan.quarters.iter().map(|q| &*q.id), &cell.quarter) as u8,
                place: cell.place.as_deref().map(place),
                street: { named.iter() }
                    .position(|street| street.cells.has(no as CellNo))
                    .map(|street| street as u8),
                zones: 0,
            })
            .collect();
        let pairs = plan
            .streets
            .iter()
            .flat_map(|street| street.cells.windows(2));
        let pairs = pairs.map(|pair| (cell(&pair[0]), cell(&pair[1])));
        let streets = Streets::joining(cells.len(), pairs);
        for (zone, set) in zones(plan, &streets, cell) {
            for (no, spot) in cells.iter_mut().enumerate() {
                spot.zones |= u8::from(set.has(no as CellNo)) << zone as u8;
            }
        }
        let from = |from| streets.distances(from, |_| true);
        let steps = streets.cells().flat_map(from).collect();
        let mut places = vec![NOWHERE; plan.places.len()];
        for (no, spot) in cells.iter().enumerate() {
            if let Some(place) = spot.place {
                places[place as usize] = no as CellNo;
            }
        }
        let termini = plan.termini.ids().map(cell);
        Self {
            start: cell(&plan.start),
            middle: cell(&plan.middle),
            pound: cell(&plan.termini.pound),
            termini,
            places,
            named,
            steps,
            streets,
            cells,
        }
    }

    /// What the rules know of a cell.
    pub fn spot(&self, cell: CellNo) -> &Spot {
        &self.cells[cell as usize]
    }

    /// The fewest steps between two cells, whatever the heading.
    pub fn steps(&self, from: CellNo, to: CellNo) -> u8 {
        self.steps[from as usize * self.cells.len() + to as usize]
    }
}

/// The streets by their names: chains of one name are one street.
fn named(plan: &Plan, cell: impl Fn(&str) -> CellNo) -> Vec<NamedStreet> {
    let mut streets: Vec<NamedStreet> = Vec::new();
    for chain in &plan.streets {
        let between = chain.cells.get(1..chain.cells.len().saturating_sub(1));
        let cells = between.unwrap_or_default().iter().map(|id| cell(id));
        match streets.iter_mut().find(|street| street.name == chain.name) {
            Some(street) => cells.for_each(|cell| street.cells.add(cell)),
            None => streets.push(NamedStreet {
                name: chain.name.clone(),
                cells: cells.collect(),
            }),
        }
    }
    streets
}

/// The cells of each zone. A bank is what can be reached on it without a bridge.
fn zones(plan: &Plan, streets: &Streets, cell: impl Fn(&str) -> CellNo) -> [(Zone, Cells); 4] {
    let bridges = { plan.cells.iter() }.filter(|cell| cell.bridge);
    let bridges: Cells = bridges.map(|spot| cell(&spot.id)).collect();
    let ring = { plan.streets.iter() }.filter(|street| street.kind == StreetKind::Ring);
    let ring = ring.flat_map(|street| &street.cells).map(|id| cell(id));
    let ring: Cells = ring.filter(|&cell| streets.at(cell).len() == 2).collect();
    let bank = |from: &str| {
        let land = |step| !bridges.has(streets.target(step));
        let land = streets.distances(cell(from), land);
        { land.iter().enumerate() }
            .filter(|(_, steps)| **steps != FAR)
            .map(|(no, _)| no as CellNo)
            .collect()
    };
    [
        (Zone::Bridges, bridges),
        (Zone::Ring, ring),
        (Zone::RightBank, bank(&plan.middle)),
        (Zone::LeftBank, bank(&plan.left_bank)),
    ]
}

fn position<'a>(mut ids: impl Iterator<Item = &'a str>, id: &str) -> usize {
    ids.position(|other| other == id)
        .expect("names were checked before")
}

/// The board of this game.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| match Board::load(plan()) {
        Ok(board) => board,
        Err(faults) => panic!("data/board.json: {faults:?}"),
    });
    &BOARD
}
