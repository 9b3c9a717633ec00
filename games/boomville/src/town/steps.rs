//! Steps from cell to cell as bits, and the portions between hatched lines.

use super::plan::{CellPlan, Paint, Plan};

/// The most neighbours a cell can have.
pub const EXITS: usize = 4;
/// The most cells a town can have.
pub const MAX_CELLS: usize = 288;
/// No cell.
pub const NOWHERE: u16 = u16::MAX;

const WORDS: usize = MAX_CELLS * EXITS / 64;

/// A set of steps; step `cell * 4 + k` leads from a cell to its k-th neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps([u64; WORDS]);

impl Steps {
    /// Every step there is.
    pub fn all(exits: &[[u16; EXITS]]) -> Self {
        let mut steps = Self([0; WORDS]);
        for (cell, exits) in exits.iter().enumerate() {
            for (k, _) in exits.iter().enumerate().filter(|(_, to)| **to != NOWHERE) {
                steps.open((cell * EXITS + k) as u16);
            }
        }
        steps
    }

    /// Adds a step.
    #[inline]
    pub fn open(&mut self, step: u16) {
        self.0[step as usize / 64] |= 1 << (step % 64);
    }

    /// Takes a step out.
    #[inline]
    pub fn close(&mut self, step: u16) {
        self.0[step as usize / 64] &= !(1 << (step % 64));
    }

    /// Whether the step is in the set.
    #[inline]
    pub fn has(&self, step: u16) -> bool {
        self.0[step as usize / 64] >> (step % 64) & 1 != 0
    }

    /// The steps from a cell as four bits, bit k for its k-th neighbour.
    #[inline]
    pub fn from(&self, cell: u16) -> u8 {
        (self.0[cell as usize / 16] >> (cell % 16 * 4) & 15) as u8
    }
}

/// The neighbours of a cell, padded.
pub(super) fn exits(cell: &CellPlan) -> [u16; EXITS] {
    let mut exits = [NOWHERE; EXITS];
    exits[..cell.to.len()].copy_from_slice(&cell.to);
    exits
}

/// The step from one cell to another, if they touch.
pub(super) fn step(exits: &[[u16; EXITS]], from: u16, to: u16) -> Option<u16> {
    let k = exits
        .get(from as usize)?
        .iter()
        .position(|&exit| exit == to && to != NOWHERE)?;
    Some(from * EXITS as u16 + k as u16)
}

/// The steps onto a cell.
pub(super) fn onto(exits: &[[u16; EXITS]], cell: u16) -> Vec<u16> {
    let neighbours = exits[cell as usize].iter().filter(|&&exit| exit != NOWHERE);
    neighbours
        .filter_map(|&from| step(exits, from, cell))
        .collect()
}

/// The steps against the arrow of a one-way portion, given in its direction: inside it, into it
/// and out of it (BV-C10).
pub(super) fn against(exits: &[[u16; EXITS]], portion: &[u16]) -> Vec<u16> {
    let beyond = |cell: u16, inside: Option<&u16>| {
        let mut out = exits[cell as usize]
            .iter()
            .filter(|&&exit| exit != NOWHERE && Some(&exit) != inside);
        out.next().copied()
    };
    let [Some(&first), Some(&last)] = [portion.first(), portion.last()] else {
        return Vec::new();
    };
    let mut street = Vec::with_capacity(portion.len() + 2);
    street.extend(beyond(first, portion.get(1)));
    street.extend_from_slice(portion);
    street.extend(beyond(last, portion.get(portion.len().wrapping_sub(2))));
    street
        .windows(2)
        .filter_map(|pair| step(exits, pair[1], pair[0]))
        .collect()
}

/// For each step, the line it crosses and the tokens it can be against: a step from one portion
/// into the next can be against two.
#[expect(clippy::type_complexity, reason = "two tables by step")]
pub(super) fn obstacles(
    exits: &[[u16; EXITS]],
    over_line: &[[u16; 2]],
    against: &[[Vec<u16>; 2]],
) -> (Vec<Option<u8>>, Vec<[Option<(u8, u8)>; 2]>) {
    let mut line_of = vec![None; exits.len() * EXITS];
    for (line, steps) in over_line.iter().enumerate() {
        for &step in steps {
            line_of[step as usize] = Some(line as u8);
        }
    }
    let mut guards = vec![[None; 2]; exits.len() * EXITS];
    for (spot, directions) in against.iter().enumerate() {
        for (direction, steps) in directions.iter().enumerate() {
            for &step in steps {
                let [first, second] = &mut guards[step as usize];
                let free = if first.is_none() { first } else { second };
                *free = Some((spot as u8, direction as u8));
            }
        }
    }
    (line_of, guards)
}

/// The streets cut at the yellow lines (BV-B3).
pub(super) struct Portions<'a> {
    plan: &'a Plan,
    of: Vec<u16>,
}

impl<'a> Portions<'a> {
    /// Numbers the portions.
    pub(super) fn new(plan: &'a Plan) -> Self {
        let mut portions = Self {
            plan,
            of: vec![NOWHERE; plan.cells.len()],
        };
        let mut number = 0;
        for start in 0..plan.cells.len() {
            if portions.of[start] == NOWHERE {
                portions.flood(start as u16, number);
                number += 1;
            }
        }
        portions
    }

    fn flood(&mut self, start: u16, number: u16) {
        let mut waiting = vec![start];
        self.of[start as usize] = number;
        while let Some(cell) = waiting.pop() {
            for &to in &self.plan.cells[cell as usize].to {
                if self.of[to as usize] == NOWHERE && !self.is_cut(cell, to) {
                    self.of[to as usize] = number;
                    waiting.push(to);
                }
            }
        }
    }

    fn is_cut(&self, a: u16, b: u16) -> bool {
        let mut lines = self
            .plan
            .lines
            .iter()
            .filter(|line| line.paint == Paint::Yellow);
        lines.any(|line| line.between == [a, b] || line.between == [b, a])
    }

    /// The portion of a cell.
    pub(super) fn of(&self, cell: u16) -> u16 {
        self.of[cell as usize]
    }

    /// The cells of a portion.
    pub(super) fn cells(&self, portion: u16) -> impl Iterator<Item = u16> {
        (0..self.of.len() as u16).filter(move |&cell| self.of[cell as usize] == portion)
    }

    /// The cells from one end of a portion to the other; stops where it forks or ends.
    pub(super) fn path(&self, ends: [u16; 2]) -> Vec<u16> {
        let mut path = vec![ends[0]];
        while let Some(&cell) = path.last() {
            let exits = self.plan.cells[cell as usize].to.iter().copied();
            let mut next = exits.filter(|&to| {
                self.of(to) == self.of(cell) && !self.is_cut(cell, to) && !path.contains(&to)
            });
            match (cell == ends[1], next.next()) {
                (false, Some(to)) => path.push(to),
                _ => break,
            }
        }
        path
    }
}
