//! Sets of steps, and what a step meets: hatched lines and one-way tokens.

use maraude_roads::{EXITS, Streets};

/// The most cells a town can have.
pub const MAX_CELLS: usize = 288;

const WORDS: usize = MAX_CELLS * EXITS / 64;

/// A set of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepSet([u64; WORDS]);

impl StepSet {
    /// Every step there is.
    pub fn all(streets: &Streets) -> Self {
        let mut steps = Self([0; WORDS]);
        for (step, _) in streets.cells().flat_map(|cell| streets.steps_from(cell)) {
            steps.open(step);
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

/// The steps against the arrow of a one-way portion, given in its direction: inside it, into it
/// and out of it (BV-C10).
pub(super) fn against(streets: &Streets, portion: &[u16]) -> Vec<u16> {
    let beyond = |cell: u16, inside: Option<&u16>| {
        let mut out = streets.exits(cell).iter();
        out.find(|&exit| Some(exit) != inside).copied()
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
        .filter_map(|pair| streets.step(pair[1], pair[0]))
        .collect()
}

/// For each step, the line it crosses and the tokens it can be against: a step from one portion
/// into the next can be against two.
#[expect(clippy::type_complexity, reason = "two tables by step")]
pub(super) fn obstacles(
    streets: &Streets,
    over_line: &[[u16; 2]],
    against: &[[Vec<u16>; 2]],
) -> (Vec<Option<u8>>, Vec<[Option<(u8, u8)>; 2]>) {
    let mut line_of = vec![None; streets.step_numbers()];
    for (line, steps) in over_line.iter().enumerate() {
        for &step in steps {
            line_of[step as usize] = Some(line as u8);
        }
    }
    let mut guards = vec![[None; 2]; streets.step_numbers()];
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
