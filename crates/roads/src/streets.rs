//! The graph of cells: neighbours, steps, distances, pieces.

/// The most neighbours of a cell.
pub const EXITS: usize = 4;

/// No cell.
pub const NOWHERE: u16 = u16::MAX;

/// The distance of a cell that no way leads to.
pub const FAR: u8 = u8::MAX;

/// The neighbours of one cell, in the order of the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exits {
    cells: [u16; EXITS],
    len: u8,
}

impl Exits {
    /// No neighbour.
    pub const NONE: Self = Self {
        cells: [NOWHERE; EXITS],
        len: 0,
    };

    /// Adds a neighbour.
    ///
    /// # Panics
    /// If there are [`EXITS`] already.
    #[inline]
    pub fn push(&mut self, cell: u16) {
        self.cells[self.len as usize] = cell;
        self.len += 1;
    }

    /// The neighbours.
    #[inline]
    pub fn cells(&self) -> &[u16] {
        &self.cells[..self.len as usize]
    }

    /// The neighbours, filled up with [`NOWHERE`].
    #[inline]
    pub fn padded(&self) -> &[u16; EXITS] {
        &self.cells
    }

    /// The number of neighbours.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether a taxi can only drive back out.
    #[inline]
    pub fn is_dead_end(&self) -> bool {
        self.len == 1
    }

    /// The neighbours that a taxi can drive on to: not back to the cell it came from, unless
    /// this is a dead end.
    #[inline]
    pub fn after(&self, from: u16) -> Self {
        let mut on = Self::NONE;
        for &cell in self.cells() {
            if cell != from || self.is_dead_end() {
                on.push(cell);
            }
        }
        on
    }
}

impl FromIterator<u16> for Exits {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> Self {
        let mut exits = Self::NONE;
        cells.into_iter().for_each(|cell| exits.push(cell));
        exits
    }
}

/// The cells of a map and how they are joined. A step from a cell to its `k`th neighbour has the
/// number `cell * EXITS + k`.
///
/// ```
/// use maraude_roads::{FAR, Streets};
///
/// // A street of three cells, and a cell apart from it.
/// let streets = Streets::joining(4, [(0, 1), (1, 2)]);
/// assert_eq!(streets.exits(1), [0, 2]);
/// assert_eq!(streets.step(1, 2).map(|step| streets.target(step)), Some(2));
/// assert_eq!(streets.distances(0, |_| true), [0, 1, 2, FAR]);
/// assert_eq!(streets.pieces(|_| true, |_, _| false), [vec![0, 1, 2], vec![3]]);
/// ```
#[derive(Clone, Debug)]
pub struct Streets(Vec<Exits>);

impl Streets {
    /// The streets in which each cell has these neighbours.
    pub fn new(exits: impl IntoIterator<Item = Exits>) -> Self {
        Self(exits.into_iter().collect())
    }

    /// The streets of a map with `cells` cells that join these pairs, in both directions.
    pub fn joining(cells: usize, pairs: impl IntoIterator<Item = (u16, u16)>) -> Self {
        let mut exits = vec![Exits::NONE; cells];
        for (a, b) in pairs {
            exits[a as usize].push(b);
            exits[b as usize].push(a);
        }
        Self(exits)
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no cell.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers of all cells.
    pub fn cells(&self) -> impl Iterator<Item = u16> + use<> {
        0..self.0.len() as u16
    }

    /// The neighbours of a cell, with what can be asked about them.
    #[inline]
    pub fn at(&self, cell: u16) -> &Exits {
        &self.0[cell as usize]
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn exits(&self, cell: u16) -> &[u16] {
        self.0[cell as usize].cells()
    }

    /// The step from a cell to its neighbour, if they touch.
    #[inline]
    pub fn step(&self, from: u16, to: u16) -> Option<u16> {
        let exits = self.0.get(from as usize)?.cells();
        let k = exits.iter().position(|&exit| exit == to)?;
        Some(from * EXITS as u16 + k as u16)
    }

    /// All steps from a cell, each with the cell it leads to.
    #[inline]
    pub fn steps_from(&self, cell: u16) -> impl Iterator<Item = (u16, u16)> {
        let first = cell * EXITS as u16;
        (first..).zip(self.exits(cell).iter().copied())
    }

    /// All steps onto a cell.
    pub fn steps_onto(&self, cell: u16) -> impl Iterator<Item = u16> {
        let exits = self.exits(cell).iter();
        exits.filter_map(move |&from| self.step(from, cell))
    }

    /// The number of possible step numbers: what a table by step has to hold.
    pub fn step_numbers(&self) -> usize {
        self.0.len() * EXITS
    }

    /// The cell that a step leads to.
    #[inline]
    pub fn target(&self, step: u16) -> u16 {
        self.0[step as usize / EXITS].cells[step as usize % EXITS]
    }

    /// The distance of every cell from one, over the steps that are open.
    pub fn distances(&self, start: u16, open: impl Fn(u16) -> bool) -> Vec<u8> {
        let mut distances = vec![FAR; self.len()];
        distances[start as usize] = 0;
        self.flood(start, open, &mut distances, &mut vec![0; self.len()]);
        distances
    }

    /// Fills in the distances from a cell, whose own stands there already; all others are
    /// [`FAR`]. `queue` is room for every cell: nothing is allocated.
    #[inline]
    pub fn flood(
        &self,
        start: u16,
        open: impl Fn(u16) -> bool,
        distances: &mut [u8],
        queue: &mut [u16],
    ) {
        let (mut head, mut tail) = (0, 1);
        queue[0] = start;
        while head < tail {
            let cell = queue[head];
            head += 1;
            let next = distances[cell as usize].saturating_add(1);
            for (step, to) in self.steps_from(cell) {
                if distances[to as usize] == FAR && open(step) {
                    distances[to as usize] = next;
                    queue[tail] = to;
                    tail += 1;
                }
            }
        }
    }

    /// The pieces that the streets fall into when some cells are taken out and some joints cut.
    pub fn pieces(
        &self,
        stays: impl Fn(u16) -> bool,
        cut: impl Fn(u16, u16) -> bool,
    ) -> Vec<Vec<u16>> {
        let mut seen = vec![false; self.len()];
        let mut pieces = Vec::new();
        for start in self.cells() {
            if seen[start as usize] || !stays(start) {
                continue;
            }
            let mut piece = vec![start];
            seen[start as usize] = true;
            let mut next = 0;
            while let Some(&cell) = piece.get(next) {
                next += 1;
                for &to in self.exits(cell) {
                    if !seen[to as usize] && stays(to) && !cut(cell, to) {
                        seen[to as usize] = true;
                        piece.push(to);
                    }
                }
            }
            pieces.push(piece);
        }
        pieces
    }

    /// The number of ways of this many steps from a cell, coming from another.
    pub fn count_ways(&self, from: u16, cell: u16, steps: u8) -> u32 {
        if steps == 0 {
            return 1;
        }
        let on = self.at(cell).after(from);
        let ways = |&next: &u16| self.count_ways(cell, next, steps - 1);
        on.cells().iter().map(ways).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taxi_turns_back_only_in_a_dead_end() {
        let streets = Streets::joining(3, [(0, 1), (1, 2)]);
        assert_eq!(streets.at(1).after(0).cells(), [2]);
        assert_eq!(streets.at(2).after(1).cells(), [1]);
        assert_eq!(streets.count_ways(NOWHERE, 1, 3), 2);
    }

    #[test]
    fn a_closed_step_is_driven_around() {
        let streets = Streets::joining(4, [(0, 1), (1, 2), (2, 3), (3, 0)]);
        let closed = streets.step(0, 3).expect("they touch");
        assert_eq!(streets.distances(0, |step| step != closed), [0, 1, 2, 3]);
        assert_eq!(streets.steps_onto(0).count(), 2);
        assert_eq!(streets.step(0, 2), None);
        assert_eq!(streets.step(0, NOWHERE), None);
    }

    #[test]
    fn a_cut_and_a_missing_cell_part_the_streets() {
        let streets = Streets::joining(5, [(0, 1), (1, 2), (2, 3), (3, 4)]);
        let cut = |a: u16, b: u16| a + b == 1;
        assert_eq!(
            streets.pieces(|cell| cell != 3, cut),
            [vec![0], vec![1, 2], vec![4]]
        );
    }
}
