//! The board as the rules use it: numbers instead of names, flat tables.

pub mod plan;
pub mod reach;
pub mod sign;
pub mod survey;

pub use sign::Sign;

use plan::{Plan, plan};
use std::sync::LazyLock;

/// The number of a cell.
pub type CellNo = u16;

/// No heading: the taxi may leave in any direction.
pub const NOWHERE: CellNo = CellNo::MAX;

/// The most ways out of a cell.
pub const MOST_NEIGHBOURS: usize = 4;

/// Which of the terminus cells is the eastern one, whose name is the edition's (TF-B4).
pub const EAST: usize = 4;

/// What the rules know of one cell.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    neighbours: [CellNo; MOST_NEIGHBOURS],
    degree: u8,
    /// Its pictogram.
    pub sign: Option<Sign>,
    /// The number of its quarter.
    pub quarter: u8,
    /// The number of the fare place on it.
    pub place: Option<u8>,
}

impl Spot {
    /// The cells next to it, in the order of the data file.
    pub fn neighbours(&self) -> &[CellNo] {
        &self.neighbours[..self.degree as usize]
    }

    /// Whether it is one of the five where one turns round.
    pub fn is_terminus(&self) -> bool {
        self.degree == 1
    }

    fn link(&mut self, cell: CellNo) {
        assert!(
            (self.degree as usize) < MOST_NEIGHBOURS,
            "a crossing has four streets at most"
        );
        self.neighbours[self.degree as usize] = cell;
        self.degree += 1;
    }
}

/// The board in numbers.
#[derive(Debug)]
pub struct Board {
    /// The cells.
    pub cells: Vec<Spot>,
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
    /// The board in numbers, if it is a sound one.
    ///
    /// # Errors
    /// What is wrong with it, clause by clause.
    pub fn load(plan: &Plan) -> Result<Self, Vec<String>> {
        let unknown = survey::unknown_names(plan);
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let board = Self::number(plan);
        let faults = survey::faults(plan, &board);
        if faults.is_empty() {
            Ok(board)
        } else {
            Err(faults)
        }
    }

    fn number(plan: &Plan) -> Self {
        let cell = |id: &str| position(plan.cells.iter().map(|cell| &*cell.id), id) as CellNo;
        let place = |id: &str| position(plan.places.iter().map(|place| &*place.id), id) as u8;
        let mut cells: Vec<Spot> = plan
            .cells
            .iter()
            .map(|cell| Spot {
                neighbours: [NOWHERE; MOST_NEIGHBOURS],
                degree: 0,
                sign: cell.sign,
                quarter: position(plan.quarters.iter().map(|q| &*q.id), &cell.quarter) as u8,
                place: cell.place.as_deref().map(place),
            })
            .collect();
        for street in &plan.streets {
            for pair in street.cells.windows(2) {
                let (a, b) = (cell(&pair[0]), cell(&pair[1]));
                cells[a as usize].link(b);
                cells[b as usize].link(a);
            }
        }
        let mut places = vec![NOWHERE; plan.places.len()];
        for (no, spot) in cells.iter().enumerate() {
            if let Some(place) = spot.place {
                places[place as usize] = no as CellNo;
            }
        }
        let termini = plan.termini.ids().map(cell);
        let mut board = Self {
            start: cell(&plan.start),
            middle: cell(&plan.middle),
            pound: cell(&plan.termini.pound),
            termini,
            places,
            steps: Vec::new(),
            cells,
        };
        board.steps = (0..board.cells.len())
            .flat_map(|from| board.steps_from(from as CellNo))
            .collect();
        board
    }

    /// What the rules know of a cell.
    pub fn spot(&self, cell: CellNo) -> &Spot {
        &self.cells[cell as usize]
    }

    /// The fewest steps between two cells, whatever the heading.
    pub fn steps(&self, from: CellNo, to: CellNo) -> u8 {
        self.steps[from as usize * self.cells.len() + to as usize]
    }

    fn steps_from(&self, from: CellNo) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.cells.len()];
        steps[from as usize] = 0;
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(cell) = queue.pop_front() {
            for &next in self.spot(cell).neighbours() {
                if steps[next as usize] == u8::MAX {
                    steps[next as usize] = steps[cell as usize] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }
}

fn position<'a>(mut ids: impl Iterator<Item = &'a str>, id: &str) -> usize {
    ids.position(|other| other == id)
        .expect("names were checked before")
}

/// The board of this game.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| match Board::load(plan()) {
        Ok(board) => board,
        Err(faults) => panic!("data/board.json: {}", faults.join("; ")),
    });
    &BOARD
}
