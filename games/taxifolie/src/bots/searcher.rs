//! Searcher: expected value over the next rolls, wishes, hazards and the exact landing.

use super::greedy::{DRIVE_MS, ROLL_MS};
use super::net::net;
use super::plan::Plan;
use super::value::{MOST_PLIES, Temper, Values, rolls_for};
use crate::action::Action;
use crate::board::board;
use crate::cards::cards;
use crate::drive::Walk;
use crate::marks::Marks;
use crate::state::{BONUS, GOAL, Phase, Taxifolie};
use crate::trip::Trip;
use maraude_core::{Bot, BotRng, Budget, Decision, Seen, Way, bot_rng};

/// Steps looked at for one decision unless the budget says otherwise: about 20 ms.
const NODES: u32 = 400_000;

/// Weighs every way by what may come of it.
pub struct Searcher {
    rng: BotRng,
    plan: Plan,
    values: Values,
}

/// One way with its end.
struct Candidate {
    way: Way,
    walk: Walk,
    marks: Marks,
    worth: f32,
}

impl Searcher {
    /// A new one.
    pub fn new(seed: u64) -> Self {
        Self::tempered(seed, Temper::BEST)
    }

    /// One that thinks otherwise of what things are worth.
    pub fn tempered(seed: u64, temper: Temper) -> Self {
        Self {
            rng: bot_rng(seed),
            plan: Plan::new(),
            values: Values::new(temper),
        }
    }

    fn best_way(&mut self, game: &Taxifolie, budget: Budget<'_>) -> Way {
        let taxi = game.taxi(game.turn());
        let trip = taxi.trip;
        let anew = self.plan.prepare(&trip);
        let pay = self.expected_pay(game, &trip);
        if anew || (pay - self.values.pay()).abs() > 0.5 {
            self.values.reset(&self.plan, pay);
        }
        let mut list = candidates(game);
        let limit = budget.nodes.unwrap_or(NODES);
        self.values.nodes = 0;
        // A ply counts only as a whole: values of different plies can't be compared.
        let mut worths = Vec::with_capacity(list.len());
        for plies in 0..=MOST_PLIES {
            worths.clear();
            for candidate in &list {
                if self.values.nodes > limit || budget.is_over() {
                    break;
                }
                worths.push(self.worth(game, &trip, candidate, plies));
            }
            if worths.len() < list.len() {
                break;
            }
            for (candidate, &worth) in list.iter_mut().zip(&worths) {
                candidate.worth = worth;
            }
        }
        let best = list.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        best.expect("there is always a way").way
    }

    /// What the client is going to pay, a hurry tip only if it looks likely.
    fn expected_pay(&self, game: &Taxifolie, trip: &Trip) -> f32 {
        if trip.broken {
            return 0.0;
        }
        let cards = cards();
        let taxi = game.taxi(game.turn());
        let sum = trip.fare(cards).sum * if trip.doubled { 2 } else { 1 } + trip.tip;
        let tip = trip.client(cards).hurry.map_or(0.0, |hurry| {
            let level = self.plan.level(trip);
            let steps = net()
                .heading(taxi.from, taxi.cell)
                .map_or(12, |heading| self.plan.steps(level, heading));
            let turns = f32::from(trip.turns) + 0.85 * rolls_for(steps) - 1.0;
            let spare = f32::from(hurry.turns) - turns;
            f32::from(hurry.tip) * (0.5 + 0.5 * spare).clamp(0.0, 1.0)
        });
        f32::from(sum) + tip
    }

    fn worth(&mut self, game: &Taxifolie, trip: &Trip, of: &Candidate, plies: usize) -> f32 {
        let walk = &of.walk;
        let hazard = if of.marks.any(Marks::HAZARD) {
            self.values.temper().hazard
        } else {
            0.0
        };
        if of.marks.any(Marks::ARRIVES) {
            let exact = of.marks.any(Marks::BONUS);
            let paid = trip.payment(cards()).total() + if exact { BONUS } else { 0 };
            let wins = game.taxi(game.turn()).money + paid >= GOAL;
            let won = if wins { 500.0 } else { 0.0 };
            return f32::from(paid) + won + hazard + self.values.next_fare(walk.cell);
        }
        if of.marks.any(Marks::UNPAID) {
            return hazard + self.values.next_fare(walk.cell);
        }
        if walk.trip.broken && !trip.broken {
            let left = u16::from(board().steps(walk.cell, self.plan.goal));
            let there = self.values.next_fare(self.plan.goal);
            return there + hazard - rolls_for(left) * self.values.temper().roll;
        }
        let level = self.plan.level(&walk.trip);
        let ahead = match net().heading(walk.from, walk.cell) {
            Some(heading) => self.values.worth(&self.plan, heading, level, plies),
            None => net()
                .out(walk.cell)
                .map(|heading| self.values.guess(&self.plan, heading, level))
                .fold(f32::MIN, f32::max),
        };
        ahead + hazard
    }
}

/// One way per distinct effect (D8).
fn candidates(game: &Taxifolie) -> Vec<Candidate> {
    let drive = game.drives();
    let mut list: Vec<Candidate> = Vec::new();
    drive.each(&mut |way, marks| {
        let walk = drive.follow(way).expect("a listed way is legal");
        let marks = marks.iter().fold(Marks::NONE, |all, &marks| all | marks);
        let known = list.iter().any(|other| {
            (other.walk.cell, other.walk.from, other.walk.trip) == (walk.cell, walk.from, walk.trip)
                && other.marks == marks
        });
        if !known {
            list.push(Candidate {
                way: *way,
                walk,
                marks,
                worth: f32::MIN,
            });
        }
    });
    list
}

impl Bot<Taxifolie> for Searcher {
    fn decide(
        &mut self,
        seen: &Seen<'_, Taxifolie>,
        budget: Budget<'_>,
    ) -> Option<Decision<Action>> {
        let game = seen.redeal(&mut self.rng);
        Some(match game.phase() {
            Phase::Drive => Decision {
                action: Action::Drive {
                    way: self.best_way(&game, budget),
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
