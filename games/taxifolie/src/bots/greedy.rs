//! Greedy: the shortest way that keeps the wishes.

use super::net::net;
use super::route::{FAR, Route};
use crate::action::Action;
use crate::marks::Marks;
use crate::state::{Phase, Taxifolie};
use crate::ways::Walk;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, bot_rng};
use maraude_roads::NOWHERE;
use maraude_roads::Way;

/// Milliseconds a person would take to roll, and to choose a way.
pub(super) const ROLL_MS: u32 = 600;
pub(super) const DRIVE_MS: u32 = 2_500;

/// Takes the shortest way that keeps the wishes.
pub struct Greedy {
    rng: BotRng,
    route: Route,
}

impl Greedy {
    /// A new one.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: bot_rng(seed),
            route: Route::new(),
        }
    }

    fn best_way(&mut self, game: &Taxifolie) -> Way {
        let trip = game.taxi(game.turn()).trip;
        self.route.prepare(&trip);
        let drive = game.drives();
        let mut best = (i32::MIN, Way::EMPTY);
        drive.each(&mut |way, marks| {
            let walk = drive.follow(way).expect("a listed way is legal");
            let score = self.score(&walk, marks, trip.broken);
            if score > best.0 {
                best = (score, *way);
            }
        });
        best.1
    }

    fn score(&self, walk: &Walk, marks: &[Marks], was_broken: bool) -> i32 {
        let all = marks.iter().fold(Marks::NONE, |all, &marks| all | marks);
        if all.any(Marks::ARRIVES) {
            return if all.any(Marks::BONUS) {
                20_000
            } else {
                10_000
            };
        }
        if all.any(Marks::UNPAID) {
            return if was_broken { 5_000 } else { -20_000 };
        }
        let fine = if walk.trip.broken && !was_broken {
            10_000
        } else {
            0
        };
        -i32::from(remaining(&self.route, walk)) - fine
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
