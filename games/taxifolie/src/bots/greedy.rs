//! Greedy: the shortest way that keeps the wishes. Its weaker levels see less of it.

use super::net::net;
use super::route::{FAR, Route};
use crate::action::Action;
use crate::board::board;
use crate::marks::Marks;
use crate::state::{Phase, Taxifolie};
use crate::ways::Walk;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, bot_rng};
use maraude_roads::NOWHERE;
use maraude_roads::Way;

/// Milliseconds a person would take to roll, and to choose a way.
pub(super) const ROLL_MS: u32 = 600;
pub(super) const DRIVE_MS: u32 = 2_500;

/// How much of a trip a driver sees. Less sight makes the mistakes of a person: never a turn
/// thrown away, but a way that turns out longer, or a wish that is remembered too late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// The whole route, and the landings that are exact.
    Whole,
    /// The whole route, but not that a longer way would land exactly.
    Route,
    /// The next thing on the list and how far it looks on the map, whatever the taxi's heading.
    /// What the client can't stand is seen only when this roll would drive over it.
    Next,
}

/// Takes the shortest way that keeps the wishes.
pub struct Greedy {
    rng: BotRng,
    route: Route,
    sight: Sight,
}

impl Greedy {
    /// A new one.
    pub fn new(seed: u64) -> Self {
        Self::seeing(seed, Sight::Whole)
    }

    /// One that sees less.
    pub(super) fn seeing(seed: u64, sight: Sight) -> Self {
        Self {
            rng: bot_rng(seed),
            route: Route::new(),
            sight,
        }
    }

    fn best_way(&mut self, game: &Taxifolie) -> Way {
        let trip = game.taxi(game.turn()).trip;
        self.route.prepare(&trip);
        let mut nearness = Nearness::default();
        let drive = game.drives();
        let mut best = (i32::MIN, Way::EMPTY);
        drive.each(&mut |way, marks| {
            let walk = drive.follow(way).expect("a listed way is legal");
            let left = match self.sight {
                Sight::Whole | Sight::Route => remaining(&self.route, &walk),
                Sight::Next => nearness.left(&self.route, &walk),
            };
            let score = self.score(&walk, marks, trip.broken, left);
            if score > best.0 {
                best = (score, *way);
            }
        });
        best.1
    }

    fn score(&self, walk: &Walk, marks: &[Marks], was_broken: bool, left: u16) -> i32 {
        let all = marks.iter().fold(Marks::NONE, |all, &marks| all | marks);
        if all.any(Marks::ARRIVES) {
            let exact = all.any(Marks::BONUS) && self.sight == Sight::Whole;
            return if exact { 20_000 } else { 10_000 };
        }
        if all.any(Marks::UNPAID) {
            return if was_broken { 5_000 } else { -20_000 };
        }
        let fine = if walk.trip.broken && !was_broken {
            10_000
        } else {
            0
        };
        -i32::from(left) - fine
    }
}

/// The steps that are left after a way.
pub(super) fn remaining(route: &Route, walk: &Walk) -> u16 {
    let net = net();
    let level = route.level(&walk.trip);
    let from = |heading| {
        let steps = route.steps(level, heading);
        if steps < FAR {
            steps
        } else {
            // Before the first fork a breach does not count: near enough.
            route.straight(heading) + 40
        }
    };
    match net.heading(walk.from, walk.cell) {
        Some(heading) if walk.from != NOWHERE => from(heading),
        _ => net
            .out(walk.cell)
            .map(|heading| from(heading) + 1)
            .min()
            .unwrap_or(FAR),
    }
}

/// How far the next thing on the list looks from each cell, by what is still on it.
#[derive(Default)]
struct Nearness {
    by_level: Vec<Vec<u16>>,
}

impl Nearness {
    /// Counts more than any distance: fewer things on the list are always better.
    const PER_VISIT: u16 = 60;

    fn left(&mut self, route: &Route, walk: &Walk) -> u16 {
        let level = route.level(&walk.trip);
        self.by_level.resize(route.levels(), Vec::new());
        let far = &mut self.by_level[level];
        if far.is_empty() {
            *far = Self::distances(route, level);
        }
        far[walk.cell as usize] + Self::PER_VISIT * route.visits(level)
    }

    fn distances(route: &Route, level: usize) -> Vec<u16> {
        let board = board();
        let serves = |&cell: &u16| match level {
            0 => cell == route.goal,
            _ => route.visit(level, cell, true, board) != level,
        };
        let next: Vec<u16> = board.streets.cells().filter(serves).collect();
        let far = |cell| {
            let steps = next.iter().map(|&on| u16::from(board.steps(cell, on)));
            steps.min().unwrap_or(FAR)
        };
        board.streets.cells().map(far).collect()
    }
}

impl Bot<Taxifolie> for Greedy {
    fn decide(&mut self, seen: &Seen<'_, Taxifolie>, _: Budget<'_>) -> Option<Decision<Action>> {
        let game = seen.redeal(&mut self.rng);
        Some(match game.phase() {
            Phase::Drive => Decision {
                action: Action::Drive {
                    way: self.best_way(&game),
                },
                think_ms: DRIVE_MS,
            },
            _ => Decision {
                action: Action::Roll,
                think_ms: ROLL_MS,
            },
        })
    }
}
