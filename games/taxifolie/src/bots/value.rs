//! What a position on a trip is worth in EUR: expectation over the next rolls, remembered.

use super::net::{Heading, Net, net};
use super::plan::{FAR, Plan};
use crate::board::{Board, CellNo, board};
use crate::sign::Sign;
use std::sync::LazyLock;

/// What a searcher thinks things are worth, in EUR.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    /// What a roll costs: roughly what a taxi earns with one.
    pub roll: f32,
    /// What landing on a hazard is worth on average.
    pub hazard: f32,
    /// How often the guess beyond the search hopes for an exact landing.
    pub hope: f32,
}

impl Temper {
    /// Found by playing against greedy drivers.
    pub const BEST: Self = Self {
        roll: 13.0,
        hazard: 1.5,
        hope: 0.35,
    };
}

/// What landing exactly on the destination adds.
const EXACT: f32 = 20.0;

/// How often two dice show 2 to 12, of 36.
const ROLLS: [f32; 13] = [0., 0., 1., 2., 3., 4., 5., 6., 5., 4., 3., 2., 1.];

/// The most plies that values are computed for.
pub(super) const MOST_PLIES: usize = 4;

/// Values of the headings of one plan.
pub(super) struct Values {
    board: &'static Board,
    net: &'static Net,
    /// By ply, level and heading; NaN: not known yet.
    table: [Vec<f32>; MOST_PLIES],
    pay: f32,
    temper: Temper,
    fresh: Vec<f32>,
    /// Steps looked at since the last question.
    pub(super) nodes: u32,
}

/// Where a drive inside the search stands.
#[derive(Clone, Copy)]
struct Leaf {
    heading: Heading,
    level: usize,
    depth: usize,
}

impl Values {
    pub(super) fn new(temper: Temper) -> Self {
        Self {
            board: board(),
            net: net(),
            temper,
            fresh: next_fares(temper.roll),
            table: [const { Vec::new() }; MOST_PLIES],
            pay: 0.0,
            nodes: 0,
        }
    }

    /// Forgets everything: another plan, or another sum.
    pub(super) fn reset(&mut self, plan: &Plan, pay: f32) {
        self.pay = pay;
        for ply in &mut self.table {
            ply.clear();
            ply.resize(plan.levels() * self.net.len(), f32::NAN);
        }
    }

    /// The sum these values were computed for.
    pub(super) fn pay(&self) -> f32 {
        self.pay
    }

    /// A first guess: the sum less what the rolls cost, and a share of the exact landing.
    pub(super) fn guess(&self, plan: &Plan, heading: Heading, level: usize) -> f32 {
        let steps = plan.steps(level, heading);
        if steps >= FAR {
            return self.unpaid(plan, heading);
        }
        self.pay + self.temper.hope * EXACT - rolls_for(steps) * self.temper.roll
            + self.next_fare(plan.goal)
    }

    /// What it is worth to have broken a wish.
    fn unpaid(&self, plan: &Plan, heading: Heading) -> f32 {
        self.next_fare(plan.goal) - rolls_for(plan.straight(heading)) * self.temper.roll
    }

    /// What it is worth to stand here before the next roll, looking so many rolls ahead.
    pub(super) fn worth(
        &mut self,
        plan: &Plan,
        heading: Heading,
        level: usize,
        plies: usize,
    ) -> f32 {
        if plies == 0 {
            return self.guess(plan, heading, level);
        }
        let slot = level * self.net.len() + heading as usize;
        let known = self.table[plies - 1][slot];
        if !known.is_nan() {
            return known;
        }
        let mut best = [f32::MIN; 13];
        let leaf = Leaf {
            heading,
            level,
            depth: 0,
        };
        self.explore(plan, leaf, plies - 1, &mut best);
        let mut sum = 0.0;
        for roll in 2..=12 {
            sum += ROLLS[roll] * best[roll];
        }
        let worth = sum / 36.0 - self.temper.roll;
        self.table[plies - 1][slot] = worth;
        worth
    }

    /// Tries every way of twelve steps at once: a step at depth d is the end of a roll of d.
    fn explore(&mut self, plan: &Plan, at: Leaf, plies: usize, best: &mut [f32; 13]) {
        let net = self.net;
        for next in net.on(at.heading) {
            self.nodes += 1;
            let depth = at.depth + 1;
            let cell = net.to[next as usize];
            if plan.breaks(net, self.board, next) {
                let lost = self.unpaid(plan, next);
                for value in &mut best[depth..] {
                    *value = value.max(lost);
                }
                continue;
            }
            let level = plan.visit(at.level, cell, false, self.board);
            let stopped = plan.visit(at.level, cell, true, self.board);
            if cell == plan.goal && stopped == 0 {
                best[depth] = best[depth].max(self.pay + EXACT + self.next_fare(cell));
                if level == 0 {
                    // Larger rolls stop here too, or drive on without a client.
                    let there = self.pay + self.next_fare(cell);
                    for value in &mut best[depth + 1..] {
                        *value = value.max(there);
                    }
                    continue;
                }
            }
            if depth >= 2 && !(cell == plan.goal && stopped == 0) {
                let value = self.worth(plan, next, stopped, plies) + self.luck(cell);
                best[depth] = best[depth].max(value);
            }
            if depth < 12 {
                let leaf = Leaf {
                    heading: next,
                    level,
                    depth,
                };
                self.explore(plan, leaf, plies, best);
            }
        }
    }

    fn luck(&self, cell: CellNo) -> f32 {
        if self.board.spot(cell).sign == Some(Sign::Hazard) {
            self.temper.hazard
        } else {
            0.0
        }
    }

    /// What it is worth to begin the next fare here rather than in the middle of the map.
    pub(super) fn next_fare(&self, cell: CellNo) -> f32 {
        self.fresh[cell as usize]
    }

    /// What things are worth.
    pub(super) fn temper(&self) -> Temper {
        self.temper
    }
}

fn next_fares(roll: f32) -> Vec<f32> {
    let board = board();
    let worth = |cell: CellNo| {
        let rolls = |&place: &CellNo| rolls_for(u16::from(board.steps(cell, place)));
        let all: f32 = board.places.iter().map(rolls).sum();
        -all / board.places.len() as f32 * roll
    };
    let middle = worth(board.middle);
    let cells = 0..board.cells.len() as CellNo;
    cells.map(|cell| worth(cell) - middle).collect()
}

/// How many rolls so many steps take on average when driving over the end is enough.
pub(super) fn rolls_for(steps: u16) -> f32 {
    static TABLE: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let mut table = vec![0.0f32];
        for steps in 1..=FAR as usize {
            let mut rolls = 1.0;
            for (roll, &times) in ROLLS.iter().enumerate() {
                rolls += times / 36.0 * table[steps.saturating_sub(roll).min(steps - 1)];
            }
            table.push(rolls);
        }
        table
    });
    TABLE[steps.min(FAR) as usize]
}
