//! The bot as builder: a city in mind, laid tile by tile.

use std::ops::ControlFlow;

use maraude_core::{BotRng, Decision, Luck};

use super::level::Level;
use crate::action::Action;
use crate::city::{CELLS, Cell, City};
use crate::faults::Faults;
use crate::puzzle::Puzzle;
use crate::rim::{RIM, RimCell};
use crate::solver::{self, difficulty::Difficulty};
use crate::tile::{Kind, Tile};

/// The city that a bot is building, and its pace.
pub(super) struct Plan {
    puzzle: Puzzle,
    /// The faults known when the plan was made.
    faults: Option<Faults>,
    target: [Tile; CELLS],
    /// The cells in the order of laying.
    order: [Cell; 8],
    /// Time for this task in hundredths of the time for an average one.
    pace: u32,
    /// Whether the first tile, which takes a long look, is still to come.
    look: bool,
}

impl Plan {
    /// Plans a solution close to the present city, now and then of a task that was misread; none if
    /// the puzzle has no solution.
    pub(super) fn new(
        puzzle: Puzzle,
        city: &City,
        faults: Option<Faults>,
        level: Level,
        rng: &mut BotRng,
    ) -> Option<Self> {
        // A player who knows the faults looks at the task again.
        let misread = faults.is_none() && Luck::below(rng, 100) < level.misread;
        let wrong = misread.then(|| misread_task(puzzle, rng));
        let wrong = wrong.and_then(|task| near(task, city, rng));
        let target = match wrong {
            Some(target) => target,
            None => near(puzzle, city, rng)?,
        };
        let mut order = [0u8, 1, 2, 3, 5, 6, 7, 8].map(|cell| Cell::new(cell).expect("of nine"));
        Luck::shuffle(rng, &mut order);
        // Four in five tasks score between 40 and 250, and people's times spread alike.
        let hard = Difficulty::of(&puzzle)?.score().clamp(30, 400);
        // Luck makes a player up to three times faster or slower.
        let luck = (55 + Luck::below(rng, 120)) * (55 + Luck::below(rng, 120)) / 100;
        Some(Self {
            puzzle,
            faults,
            target,
            order,
            pace: (50 + hard / 2) * luck / 100,
            look: true,
        })
    }

    pub(super) fn is_for(&self, puzzle: Puzzle, faults: Option<Faults>) -> bool {
        self.puzzle == puzzle && self.faults == faults
    }

    /// The next step from the present city towards the target.
    pub(super) fn next(&mut self, city: &City, level: Level, rng: &mut BotRng) -> Decision<Action> {
        let wrong = self.order.into_iter().find(|cell| {
            let lies = city.at(cell.index());
            lies != Some(self.target[cell.index()])
        });
        let Some(cell) = wrong else {
            let think_ms = 300 + Luck::below(rng, 500);
            return Decision {
                action: Action::Claim,
                think_ms,
            };
        };
        let tile = self.target[cell.index()];
        let (action, quick) = match city.at(cell.index()) {
            Some(lies) if lies.kind() == tile.kind() => (Action::Rotate { cell }, true),
            Some(_) => (Action::TakeBack { cell }, true),
            None if city.left(tile.kind()) > 0 => {
                let slip = Luck::below(rng, 100) < level.slips;
                // One quarter short: a turn puts it right.
                let tile = if slip {
                    tile.turned().turned().turned()
                } else {
                    tile
                };
                (Action::Place { cell, tile }, false)
            }
            None => (self.free(city, tile.kind()).unwrap_or(Action::GiveUp), true),
        };
        let base = if quick {
            level.tile_ms / 4
        } else {
            level.tile_ms + if self.look { level.look_ms } else { 0 }
        };
        self.look &= quick;
        let jitter = 50 + Luck::below(rng, 100);
        let think_ms = base * self.pace / 100 * jitter / 100;
        Decision {
            action,
            think_ms: think_ms.max(150),
        }
    }

    /// Frees a tile of a kind that lies where it does not belong.
    fn free(&self, city: &City, kind: Kind) -> Option<Action> {
        Cell::around()
            .find(|cell| {
                let lies = city.at(cell.index());
                lies.is_some_and(|tile| {
                    tile.kind() == kind && self.target[cell.index()].kind() != kind
                })
            })
            .map(|cell| Action::TakeBack { cell })
    }
}

/// One of the solutions that keep the most tiles of the city, all equally likely.
fn near(puzzle: Puzzle, city: &City, rng: &mut BotRng) -> Option<[Tile; CELLS]> {
    let mut best: Option<(usize, [Tile; CELLS])> = None;
    let mut ties = 0;
    solver::each(&puzzle, |tiles| {
        let kept = tiles
            .iter()
            .zip(city.cells())
            .filter(|(tile, lies)| Some(**tile) == **lies);
        let kept = kept.count();
        match &best {
            Some((most, _)) if kept < *most => {}
            Some((most, _)) if kept == *most => {
                ties += 1;
                if Luck::below(rng, ties) == 0 {
                    best = Some((kept, *tiles));
                }
            }
            _ => {
                ties = 1;
                best = Some((kept, *tiles));
            }
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, tiles)| tiles)
}

/// The task as a hasty player sees it: the pawns paired wrongly, or one of them seen on the rim
/// cell beside its own. A city for it has no loose end, so that its builder finds it right.
fn misread_task(puzzle: Puzzle, rng: &mut BotRng) -> Puzzle {
    let [[a, b], [c, d]] = puzzle.pairs;
    if Luck::below(rng, 2) == 0 {
        let pairs = if Luck::below(rng, 2) == 0 {
            [[a, c], [b, d]]
        } else {
            [[a, d], [b, c]]
        };
        return Puzzle { pairs, ..puzzle };
    }
    let mut seen = [a, b, c, d];
    let pawn = Luck::below(rng, 4) as usize;
    let step = if Luck::below(rng, 2) == 0 { 1 } else { RIM - 1 };
    let beside = RimCell::new(((seen[pawn].index() + step) % RIM) as u8);
    seen[pawn] = beside.expect("below twelve");
    let [a, b, c, d] = seen;
    // Two pawns can't be seen on one cell.
    Puzzle::new(puzzle.centre, [[a, b], [c, d]]).unwrap_or(puzzle)
}
