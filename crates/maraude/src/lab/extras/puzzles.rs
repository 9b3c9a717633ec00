//! Turbo's puzzles: how hard they are, all of them (TT-K3).

use maraude_sim::lab::{Page, PageTable, histogram};
use maraude_turbo::puzzle::{PUZZLES, Puzzle};
use maraude_turbo::solver::difficulty::Difficulty;
use std::collections::BTreeMap;

/// Scores above this are drawn as one: a few puzzles are far harder than all others.
const TOP_SCORE: u32 = 600;

pub(super) fn write(page: &mut Page) {
    let mut scores: BTreeMap<i64, u64> = BTreeMap::new();
    let mut solutions: BTreeMap<i64, u64> = BTreeMap::new();
    let mut grades: BTreeMap<u8, u64> = BTreeMap::new();
    let mut unsolvable = 0;
    let green = (0..PUZZLES)
        .filter_map(Puzzle::from_index)
        .filter(Puzzle::is_green);
    for puzzle in green {
        match Difficulty::of(&puzzle) {
            None => unsolvable += 1,
            Some(known) => {
                *scores
                    .entry(known.score().min(TOP_SCORE).into())
                    .or_default() += 1;
                *solutions.entry(known.solutions.into()).or_default() += 1;
                *grades.entry(known.grade()).or_default() += 1;
            }
        }
    }
    page.heading("How hard the puzzles are");
    page.paragraph(&format!(
        "Every puzzle that a client may set under the green rule, centre tile and rotation \
         counted once each: {} with a solution, {unsolvable} without. The score is how many \
         partial rings a builder looks at for each solution, in tenths.",
        grades.values().sum::<u64>(),
    ));
    page.plot(&histogram("difficulty score (600: that or more)", &scores));
    page.plot(&histogram("solutions", &solutions));
    let lines = grades
        .iter()
        .map(|(grade, puzzles)| vec![grade.to_string(), puzzles.to_string()]);
    page.table(&PageTable {
        head: ["grade", "puzzles"].map(str::to_owned).to_vec(),
        lines: lines.collect(),
    });
}
