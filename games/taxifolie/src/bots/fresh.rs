//! Where to take a new client: the rolls that an average fare takes from each heading.

use super::net::{Heading, Net, net};
use super::rolls::rolls_for;
use crate::board::Sign;
use crate::board::{Board, CellNo, board};
use std::collections::VecDeque;
use std::sync::LazyLock;

/// The extra rolls of an average fare from each heading, and from each cell with a free heading,
/// compared with the mean.
pub(super) struct Fresh {
    heading: Vec<f32>,
    free: Vec<f32>,
}

impl Fresh {
    fn new(net: &Net, board: &Board) -> Self {
        let mut heading = vec![0.0f32; net.len()];
        for &place in &board.places {
            for (sum, steps) in heading.iter_mut().zip(steps_to(net, place)) {
                *sum += rolls_for(steps) / board.places.len() as f32;
            }
        }
        let mean = heading.iter().sum::<f32>() / heading.len() as f32;
        for rolls in &mut heading {
            *rolls -= mean;
        }
        let from = |cell: CellNo| {
            let rolls = |&place: &CellNo| rolls_for(u16::from(board.steps(cell, place)));
            let all: f32 = board.places.iter().map(rolls).sum();
            all / board.places.len() as f32 - mean
        };
        let free = (0..board.cells.len() as CellNo).map(from).collect();
        Self { heading, free }
    }

    /// The extra rolls from this heading.
    pub(super) fn heading(&self, heading: Heading) -> f32 {
        self.heading[heading as usize]
    }

    /// The extra rolls from a cell where the heading is free.
    pub(super) fn when_free(&self, cell: CellNo) -> f32 {
        self.free[cell as usize]
    }

    /// The rolls won by the best use of the rest of a roll after an arrival, by the steps left
    /// (TF-E1, TF-E2). `hazard` is what a hazard at the end wins.
    pub(super) fn rest(&self, goal: CellNo, hazard: f32) -> [f32; 12] {
        let (net, board) = (net(), board());
        let mut best = [f32::MIN; 12];
        best[0] = -self.when_free(goal);
        let mut now: Vec<Heading> = net.out(goal).collect();
        for value in &mut best[1..] {
            let mut next = Vec::new();
            for &heading in &now {
                let cell = net.to[heading as usize];
                let lucky = board.spot(cell).sign == Some(Sign::Hazard);
                let here = if lucky { hazard } else { 0.0 } - self.heading(heading);
                *value = value.max(here);
                next.extend(net.on(heading));
            }
            next.sort_unstable();
            next.dedup();
            now = next;
        }
        best
    }
}

/// The fewest steps from each heading to a cell, without turning round.
fn steps_to(net: &Net, goal: CellNo) -> Vec<u16> {
    let mut steps = vec![u16::MAX; net.len()];
    let mut queue = VecDeque::new();
    for (heading, &cell) in net.to.iter().enumerate() {
        if cell == goal {
            for &before in net.back(heading as Heading) {
                if steps[before as usize] == u16::MAX {
                    steps[before as usize] = 1;
                    queue.push_back(before);
                }
            }
        }
    }
    while let Some(heading) = queue.pop_front() {
        for &before in net.back(heading) {
            if steps[before as usize] == u16::MAX {
                steps[before as usize] = steps[heading as usize] + 1;
                queue.push_back(before);
            }
        }
    }
    steps
}

/// For this board.
pub(super) fn fresh() -> &'static Fresh {
    static FRESH: LazyLock<Fresh> = LazyLock::new(|| Fresh::new(net(), board()));
    &FRESH
}
