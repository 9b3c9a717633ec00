//! The town: the board as the rules use it, built once from `data/town.json` (BV-B).

mod overlap;
mod plan;
mod portions;
mod steps;
mod survey;

pub use overlap::{HOUSE_HEIGHT, HOUSE_WIDTH, NAME_SIZE, cells_overlap, label_box};
pub use plan::{
    CellPlan, Circle, District, House, Line, Paint, Park, Parking, Paving, Place, Plan, Point,
    Pond, River, Tree,
};
pub use steps::{MAX_CELLS, StepSet};

use crate::set::set_of;
use maraude_roads::{Exits, Fault, NOWHERE, Streets};
use portions::Portions;
use std::sync::OnceLock;

/// The data file, as it is sent to browsers.
pub const TOWN_JSON: &str = include_str!("../../data/town.json");

/// How many destinations there are.
pub const DESTINATIONS: usize = 32;
/// How many orange cells, and cones, there are.
pub const CONES: usize = 5;
/// The index of the Police Station among the places.
pub const POLICE: usize = 32;
/// The index of the Garage among the places.
pub const GARAGE: usize = 33;

/// The street map, ready to drive on.
pub struct Town {
    /// The data it was built from.
    pub plan: Plan,
    /// The cells and how they are joined.
    pub streets: Streets,
    /// What each cell is paved with.
    pub paving: Vec<Paving>,
    /// The cells of the 32 destinations, then Police, then Garage.
    pub entrances: Vec<u16>,
    /// The destination whose entrance a cell is, if any.
    pub destination_at: Vec<Option<u8>>,
    /// The five orange cells, in the order of their numbers.
    pub orange: [u16; CONES],
    /// The cells of each portion with a free one-way spot, from its first end to its second.
    pub spot_portions: Vec<Vec<u16>>,
    /// The cells of the printed one-way's portion, in its direction.
    pub printed_portion: Vec<u16>,
    /// The yellow hatched lines that may be barred, as indexes of the data's lines.
    pub yellow_lines: Vec<u8>,
    /// The blue hatched lines.
    pub blue_lines: Vec<u8>,
    /// The yellow lines as a set.
    pub yellow_set: u64,
    /// The blue lines as a set.
    pub blue_set: u64,
    /// Every step that no token forbids: all but those against the printed one-way.
    pub open: StepSet,
    /// The two steps over each hatched line.
    pub over_line: Vec<[u16; 2]>,
    /// For each spot and direction: the steps against the arrow.
    pub against: Vec<[Vec<u16>; 2]>,
    /// The steps onto each orange cell.
    pub onto_orange: Vec<Vec<u16>>,
    /// The line that each step crosses, if any.
    pub line_of: Vec<Option<u8>>,
    /// The one-way tokens that each step is against: the spot, and the token's direction.
    pub guards: Vec<[Option<(u8, u8)>; 2]>,
    /// The orange cell that each cell is, if any.
    pub cone_at: Vec<Option<u8>>,
    /// For each step, the step back.
    pub back: Vec<u16>,
}

impl Town {
    /// The town of the box. The tests check the data; it is checked again here, because people
    /// edit it.
    ///
    /// # Panics
    /// If the data file breaks a clause.
    pub fn get() -> &'static Self {
        static TOWN: OnceLock<Town> = OnceLock::new();
        TOWN.get_or_init(|| {
            Self::load(TOWN_JSON).unwrap_or_else(|faults| panic!("data/town.json: {faults:?}"))
        })
    }

    /// Reads a town and checks it (BV-B1 to BV-B7).
    pub fn load(json: &str) -> Result<Self, Vec<Fault>> {
        let plan: Plan = serde_json::from_str(json).map_err(|error| {
            let what = error.to_string();
            vec![Fault {
                clause: "BV-B5",
                what,
            }]
        })?;
        survey::shape(&plan)?;
        let town = Self::build(plan);
        survey::streets(&town)?;
        Ok(town)
    }

    fn build(plan: Plan) -> Self {
        let exits = |cell: &CellPlan| cell.to.iter().copied().collect::<Exits>();
        let streets = Streets::new(plan.cells.iter().map(exits));
        let mut destination_at = vec![None; plan.cells.len()];
        for (index, place) in plan.places[..DESTINATIONS].iter().enumerate() {
            destination_at[place.cell as usize] = Some(index as u8);
        }
        let mut orange = [0; CONES];
        for cell in &plan.cells {
            if let Some(number) = cell.cone {
                orange[number as usize - 1] = cell.id;
            }
        }
        let portions = Portions::new(&plan, &streets);
        let spot_portions: Vec<Vec<u16>> = plan
            .spots
            .iter()
            .map(|spot| portions.path(spot.ends))
            .collect();
        let printed_portion = portions.path([plan.printed.from, plan.printed.towards]);
        let lines_of = |paint: Paint| -> Vec<u8> {
            let lines = (0..).zip(&plan.lines);
            let painted = lines.filter(|(_, line)| line.paint == paint);
            painted.map(|(index, _)| index).collect()
        };
        let (yellow_lines, blue_lines) = (lines_of(Paint::Yellow), lines_of(Paint::Blue));
        let mut open = StepSet::all(&streets);
        for step in steps::against(&streets, &printed_portion) {
            open.close(step);
        }
        let over = |line: &Line| {
            let [a, b] = line.between;
            [(a, b), (b, a)].map(|(a, b)| streets.step(a, b).expect("a line joins neighbours"))
        };
        let against_both = |portion: &Vec<u16>| {
            let back: Vec<u16> = portion.iter().rev().copied().collect();
            [portion, &back].map(|portion| steps::against(&streets, portion))
        };
        let over_line: Vec<[u16; 2]> = plan.lines.iter().map(over).collect();
        let against: Vec<[Vec<u16>; 2]> = spot_portions.iter().map(against_both).collect();
        let (line_of, guards) = steps::obstacles(&streets, &over_line, &against);
        let cone = |cell: &CellPlan| cell.cone.map(|number| number - 1);
        let mut back = vec![NOWHERE; streets.step_numbers()];
        for cell in streets.cells() {
            for (step, to) in streets.steps_from(cell) {
                back[step as usize] = streets.step(to, cell).unwrap_or(NOWHERE);
            }
        }
        Self {
            back,
            cone_at: plan.cells.iter().map(cone).collect(),
            line_of,
            guards,
            over_line,
            against,
            paving: plan.cells.iter().map(|cell| cell.paving).collect(),
            entrances: plan.places.iter().map(|place| place.cell).collect(),
            yellow_set: set_of(&yellow_lines),
            blue_set: set_of(&blue_lines),
            yellow_lines,
            blue_lines,
            onto_orange: orange
                .map(|cell| streets.steps_onto(cell).collect())
                .to_vec(),
            destination_at,
            orange,
            spot_portions,
            printed_portion,
            open,
            streets,
            plan,
        }
    }

    /// How many cells the streets have.
    pub fn cells(&self) -> usize {
        self.streets.len()
    }

    /// The step from a cell to its neighbour, if they touch.
    pub fn step(&self, from: u16, to: u16) -> Option<u16> {
        self.streets.step(from, to)
    }
}
