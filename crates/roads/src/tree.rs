//! The legal ways of a drive, as they travel to the seat that chooses one.

use crate::way::Way;
use serde::Serialize;

/// The legal ways of a drive as a tree: preview, keyboard and screen reader walk it step by step.
///
/// ```
/// use maraude_roads::{Way, WayTree};
///
/// let ways = [[4, 5], [4, 9]].map(|cells| Way::from_cells(&cells).unwrap());
/// let mut tree = WayTree::default();
/// ways.iter().for_each(|way| tree.add(way, |_| 0));
/// assert_eq!(tree.steps.len(), 3, "both ways begin with cell 4");
/// let mut found = Vec::new();
/// tree.each(&mut |way| found.push(way));
/// assert_eq!(found, ways);
/// ```
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WayTree {
    /// The steps, each after its parent.
    pub steps: Vec<WayStep>,
}

/// One step of one or more ways.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WayStep {
    /// The step before this one; `null` for a first step.
    pub parent: Option<u16>,
    /// The cell driven onto.
    pub cell: u16,
    /// Whether a legal way ends here.
    pub end: bool,
    /// What this step does, as bits that the game names (breaks a wish, arrives).
    #[serde(skip_serializing_if = "is_zero")]
    pub marks: u16,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(marks: &u16) -> bool {
    *marks == 0
}

impl WayTree {
    /// Adds a way, sharing the steps it has in common with the ways before it. `marks` gives the
    /// marks of the step at each position of the way.
    pub fn add(&mut self, way: &Way, marks: impl Fn(usize) -> u16) {
        let mut parent = None;
        for (position, &cell) in way.cells().iter().enumerate() {
            let marks = marks(position);
            let known = self
                .steps
                .iter()
                .position(|step| step.parent == parent && step.cell == cell && step.marks == marks);
            let index = known.unwrap_or_else(|| {
                self.steps.push(WayStep {
                    parent,
                    cell,
                    end: false,
                    marks,
                });
                self.steps.len() - 1
            });
            if position + 1 == way.len() {
                self.steps[index].end = true;
            }
            parent = Some(index as u16);
        }
    }

    /// Calls `each` with every way.
    pub fn each(&self, each: &mut dyn FnMut(Way)) {
        for (index, step) in self.steps.iter().enumerate().filter(|(_, step)| step.end) {
            let mut way = vec![step.cell];
            let mut parent = self.steps[index].parent;
            while let Some(step) = parent.map(|index| &self.steps[index as usize]) {
                way.push(step.cell);
                parent = step.parent;
            }
            way.reverse();
            each(Way::from_cells(&way).expect("only ways were added"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_share_their_first_steps() {
        let ways = [&[1, 2, 3][..], &[1, 2, 4], &[5]].map(Way::from_cells);
        let ways = ways.map(|way| way.expect("it is short"));
        let mut tree = WayTree::default();
        for way in &ways {
            tree.add(way, |at| u16::from(at == 2));
        }
        assert_eq!(tree.steps.len(), 5);
        assert_eq!((tree.steps[2].parent, tree.steps[2].marks), (Some(1), 1));
        let mut found = Vec::new();
        tree.each(&mut |way| found.push(way));
        assert_eq!(found, ways);
    }
}
