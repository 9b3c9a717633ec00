//! The route of a trip: fewest steps from every heading, through all open visits, to the
//! destination, without a breach.

use super::net::{Heading, Net, net};
use crate::board::reach::Breach;
use crate::board::{Board, CellNo, board};
use crate::cards::client::MOST_WISHES;
use crate::cards::{Cards, Order, Wish, cards};
use crate::target::Target;
use crate::trip::Trip;
use maraude_roads::NOWHERE;

/// Farther than any way.
pub(super) const FAR: u16 = 999;

/// The mean extra steps of stopping exactly instead of driving over.
const STOP_COST: u16 = 4;

/// The most visits a route looks at; orders beyond that are looked at later.
const MOST_VISITS: u32 = 6;

/// Something still to be visited.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Errand {
    /// What the last visit is to, and what the one before it, if two are open.
    targets: [Target; 2],
    times: u16,
    stop: bool,
    /// The cell that does not count again.
    visited: CellNo,
    /// Which wish, or which hazard card.
    source: Source,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Source {
    Wish(u8),
    Order(u8),
}

/// The route of one trip: fewest steps to its end from everywhere.
pub(super) struct Route {
    trip: Trip,
    errands: Vec<Errand>,
    /// Where the trip ends.
    pub(super) goal: CellNo,
    breach: Breach,
    levels: usize,
    steps: Vec<u16>,
    /// Steps to the destination and nothing else, for a client who will not pay.
    straight: Vec<u16>,
    buckets: Vec<Vec<Heading>>,
}

impl Route {
    pub(super) fn new() -> Self {
        Self {
            trip: Trip::EMPTY,
            errands: Vec::new(),
            goal: 0,
            breach: Breach::NONE,
            levels: 0,
            steps: Vec::new(),
            straight: Vec::new(),
            buckets: vec![Vec::new(); FAR as usize + 2],
        }
    }

    /// Plans the route of this trip, unless the present one still serves; returns whether it is new.
    pub(super) fn prepare(&mut self, trip: &Trip) -> bool {
        if self.serves(trip) {
            return false;
        }
        let (board, cards) = (board(), cards());
        self.trip = *trip;
        self.goal = trip.fare(cards).cell;
        self.errands = errands(trip, cards);
        self.breach = breach(trip, board, cards);
        let levels: u16 = self.errands.iter().map(|errand| errand.times + 1).product();
        self.levels = levels as usize;
        let net = net();
        self.steps.clear();
        self.steps.resize(self.levels * net.len(), FAR);
        for level in 0..self.levels {
            self.fill(level, net, board);
        }
        self.fill_straight(net, board);
        true
    }

    /// Whether the route was made for this trip or an earlier state of it.
    fn serves(&self, trip: &Trip) -> bool {
        let old = &self.trip;
        old.client == trip.client
            && old.fare == trip.fare
            && old.void == trip.void
            && old.broken == trip.broken
            && trip.orders & !old.orders == 0
            && trip.forbidden(board(), cards()) == old.forbidden(board(), cards())
            && (old.visited == trip.visited || trip.open == [0; MOST_WISHES])
            && old.open.iter().zip(&trip.open).all(|(old, new)| new <= old)
    }

    /// The level of a trip: its open visits as one number; 0 is none.
    pub(super) fn level(&self, trip: &Trip) -> usize {
        self.errands.iter().fold(0, |level, errand| {
            let open = match errand.source {
                Source::Wish(no) => u16::from(trip.open[no as usize]).min(errand.times),
                Source::Order(card) => {
                    let bit = |set: u64| u16::from(set & 1 << card != 0);
                    errand.times.min(bit(trip.orders) * 2 - bit(trip.halves))
                }
            };
            level * (errand.times as usize + 1) + open as usize
        })
    }

    /// How many levels there are.
    pub(super) fn levels(&self) -> usize {
        self.levels
    }

    /// The number of visits that a level has open.
    pub(super) fn visits(&self, level: usize) -> u16 {
        let (mut rest, mut visits) = (level, 0);
        for errand in self.errands.iter().rev() {
            let base = errand.times as usize + 1;
            visits += rest % base;
            rest /= base;
        }
        visits as u16
    }

    /// The level after a step onto a cell.
    pub(super) fn visit(&self, level: usize, cell: CellNo, last: bool, board: &Board) -> usize {
        if level == 0 {
            return 0;
        }
        let (mut rest, mut unit, mut after) = (level, 1, level);
        for errand in self.errands.iter().rev() {
            let base = errand.times as usize + 1;
            let open = rest % base;
            if open > 0
                && (last || !errand.stop)
                && errand.visited != cell
                && errand.targets[open - 1].has(board, cell)
            {
                after -= unit;
            }
            rest /= base;
            unit *= base;
        }
        after
    }

    /// Whether a step breaks a wish.
    pub(super) fn breaks(&self, net: &Net, board: &Board, heading: Heading) -> bool {
        let (from, to) = (net.from[heading as usize], net.to[heading as usize]);
        to != self.goal && self.breach.by(board, from, to)
    }

    /// The fewest steps to the end from a heading, with this level still open.
    pub(super) fn steps(&self, level: usize, heading: Heading) -> u16 {
        self.steps[level * self.straight.len() + heading as usize]
    }

    /// The fewest steps to the destination alone.
    pub(super) fn straight(&self, heading: Heading) -> u16 {
        self.straight[heading as usize]
    }

    /// Fills one level, the levels below it being done.
    fn fill(&mut self, level: usize, net: &Net, board: &Board) {
        let n = net.len();
        for heading in 0..n as Heading {
            let cell = net.to[heading as usize];
            let after = self.visit(level, cell, true, board);
            let cost = if level != after && self.visit(level, cell, false, board) == level {
                STOP_COST
            } else {
                0
            };
            let value = if after == 0 && cell == self.goal {
                0
            } else if after < level {
                self.steps[after * n + heading as usize]
            } else {
                continue;
            };
            if value + cost < FAR {
                self.buckets[(value + cost) as usize].push(heading);
            }
        }
        for value in 0..FAR {
            let mut at = 0;
            while at < self.buckets[value as usize].len() {
                let heading = self.buckets[value as usize][at];
                at += 1;
                if self.breaks(net, board, heading) {
                    continue;
                }
                for &before in net.back(heading) {
                    let slot = level * n + before as usize;
                    if self.steps[slot] > value + 1 {
                        self.steps[slot] = value + 1;
                        self.buckets[value as usize + 1].push(before);
                    }
                }
            }
            self.buckets[value as usize].clear();
        }
        self.buckets[FAR as usize].clear();
    }

    fn fill_straight(&mut self, net: &Net, board: &Board) {
        self.straight.clear();
        self.straight.extend(net.to.iter().map(|&cell| {
            // Heading matters little here: this is only for clients who do not pay.
            u16::from(board.steps(cell, self.goal))
        }));
    }
}

fn errands(trip: &Trip, cards: &Cards) -> Vec<Errand> {
    let mut list = Vec::new();
    if !trip.broken {
        for (no, wish) in trip.wishes(cards) {
            let (target, stop) = match wish {
                Wish::Avoid(_) => continue,
                Wish::Pass(target, _) => (target, false),
                Wish::Stop(target) => (target, true),
            };
            if trip.open[no] > 0 {
                list.push(Errand {
                    targets: [target; 2],
                    times: trip.open[no].into(),
                    stop,
                    visited: trip.visited[no],
                    source: Source::Wish(no as u8),
                });
            }
        }
    }
    let mut visits: u32 = list.iter().map(|errand| u32::from(errand.times)).sum();
    for (card, order) in trip.orders(cards) {
        let half = trip.halves & 1 << card != 0;
        let (targets, times) = match order {
            Order::GoBy(target) | Order::StopOn(target) => ([target; 2], 1),
            Order::Detour(first, then) => ([then, first], if half { 1 } else { 2 }),
            Order::Avoid(_) | Order::Closed(_) => continue,
        };
        if visits + u32::from(times) > MOST_VISITS {
            break;
        }
        visits += u32::from(times);
        list.push(Errand {
            targets,
            times,
            stop: matches!(order, Order::StopOn(_)),
            visited: NOWHERE,
            source: Source::Order(card),
        });
    }
    list
}

/// What the trip avoids: what the client can't stand, and what an order forbids.
fn breach(trip: &Trip, board: &Board, cards: &Cards) -> Breach {
    let goal = trip.fare(cards).cell;
    let forbidden = trip.forbidden(board, cards);
    let mut breach = forbidden.map_or(Breach::NONE, |target| Breach::NONE.and(target));
    if trip.broken {
        return breach;
    }
    for (_, wish) in trip.wishes(cards) {
        if let Wish::Avoid(target) = wish
            && target.can_be_avoided(board, goal)
        {
            breach = breach.and(target);
        }
    }
    breach
}
