//! Driving: which ways a roll allows, and what each step of them does.

use crate::board::Sign;
use crate::board::{Board, CellNo, board};
use crate::cards::{Cards, cards};
use crate::edition::Edition;
use crate::marks::Marks;
use crate::state::GOAL;
use crate::target::Target;
use crate::trip::{Trip, TripStep};
use maraude_core::Luck;
use maraude_core::rand_core::Rng;
use maraude_roads::{Exits, LONGEST_WAY, NOWHERE, Way};

/// A taxi on its way.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// Where it is.
    pub cell: CellNo,
    /// The cell it may not go back to; [`NOWHERE`] if it may go anywhere.
    pub from: CellNo,
    /// The client on board.
    pub trip: Trip,
    /// Steps left.
    pub left: u8,
    /// Whether the fare has ended on this way.
    pub arrived: bool,
    /// Whether an order was disobeyed (TF-T29).
    pub soiled: bool,
}

/// The drives of one roll of one taxi.
pub struct Drive {
    board: &'static Board,
    cards: &'static Cards,
    edition: Edition,
    money: u16,
    /// What an order forbids (TF-T29).
    forbidden: Option<Target>,
    start: Walk,
}

impl Drive {
    /// The drives of a taxi that stands somewhere and has rolled.
    pub fn new(edition: Edition, money: u16, start: Walk) -> Self {
        let (board, cards) = (board(), cards());
        Self {
            board,
            cards,
            edition,
            money,
            forbidden: start.trip.forbidden(board, cards),
            start,
        }
    }

    /// The taxi before the first step.
    pub fn start(&self) -> Walk {
        self.start
    }

    /// The cells that the taxi can drive onto next.
    #[inline]
    fn exits(&self, walk: &Walk) -> Exits {
        self.board.streets.at(walk.cell).after(walk.from)
    }

    /// Drives one step onto a cell that the taxi can drive onto.
    pub fn step(&self, walk: &mut Walk, to: CellNo) -> Marks {
        let choice = self.exits(walk).len() > 1;
        self.step_by_choice(walk, to, choice)
    }

    /// Drives one step; `choice` says whether there was another way.
    fn step_by_choice(&self, walk: &mut Walk, to: CellNo, choice: bool) -> Marks {
        let from = walk.cell;
        walk.left -= 1;
        (walk.cell, walk.from) = (to, from);
        let last = walk.left == 0;
        let mut marks = Marks::NONE;
        if walk.arrived || walk.trip.is_empty() {
            marks |= Marks::REST;
        } else {
            if let Some(target) = self.forbidden {
                let goal = walk.trip.fare(self.cards).cell;
                walk.soiled |= to != goal && target.is_met(self.board, from, to);
            }
            let step = TripStep {
                from,
                to,
                choice,
                last,
            };
            marks |= walk.trip.drive((self.board, self.cards), step);
            if marks.any(Marks::ARRIVES | Marks::UNPAID) {
                walk.arrived = true;
                marks |= self.arrive(walk, marks, last);
            }
        }
        if walk.left == 0 && self.board.spot(to).sign == Some(Sign::Hazard) {
            marks |= Marks::HAZARD;
        }
        marks
    }

    /// TF-E1, TF-E2, TF-T34: whether the drive goes on after an arrival, and in which direction.
    fn arrive(&self, walk: &mut Walk, marks: Marks, last: bool) -> Marks {
        if self.edition.arrival_frees_the_heading() {
            walk.from = NOWHERE;
        }
        let wins =
            marks.any(Marks::ARRIVES) && self.money + walk.trip.payment(self.cards).total() >= GOAL;
        if self.edition.arrival_stops() || wins {
            walk.left = 0;
        }
        if last && marks.any(Marks::ARRIVES) {
            Marks::BONUS
        } else {
            Marks::NONE
        }
    }

    /// Calls `each` with every legal way and the marks of its steps, in the order of the board.
    pub fn each(&self, each: &mut impl FnMut(&Way, &[Marks])) {
        let clean = self.forbidden.is_some() && self.has_clean(&self.start);
        let mut way = Way::EMPTY;
        let mut marks = [Marks::NONE; LONGEST_WAY];
        self.list(&self.start, clean, &mut way, &mut marks, each);
    }

    fn list(
        &self,
        walk: &Walk,
        clean: bool,
        way: &mut Way,
        marks: &mut [Marks],
        each: &mut impl FnMut(&Way, &[Marks]),
    ) {
        if walk.left == 0 {
            each(way, &marks[..way.len()]);
            return;
        }
        let exits = self.exits(walk);
        for &next in exits.cells() {
            let mut after = *walk;
            marks[way.len()] = self.step_by_choice(&mut after, next, exits.len() > 1);
            if clean && after.soiled {
                continue;
            }
            way.push(next);
            self.list(&after, clean, way, marks, each);
            way.pop();
        }
    }

    /// Whether the roll can be driven without disobeying an order.
    pub fn has_clean(&self, walk: &Walk) -> bool {
        if walk.soiled {
            return false;
        }
        // Orders end with the fare: after an arrival nothing is forbidden.
        if walk.left == 0 || walk.arrived {
            return true;
        }
        let exits = self.exits(walk);
        exits.cells().iter().any(|&next| {
            let mut after = *walk;
            self.step_by_choice(&mut after, next, exits.len() > 1);
            self.has_clean(&after)
        })
    }

    /// A legal way drawn at random, step by step.
    pub fn sample(&self, rng: &mut impl Rng) -> Way {
        let clean = self.forbidden.is_some() && self.has_clean(&self.start);
        let mut walk = self.start;
        let mut way = Way::EMPTY;
        while walk.left > 0 {
            let exits = self.exits(&walk);
            let (mut list, mut open) = (*exits.padded(), exits.len());
            loop {
                let at = if open == 1 {
                    0
                } else {
                    rng.below(open as u32) as usize
                };
                let mut after = walk;
                self.step_by_choice(&mut after, list[at], exits.len() > 1);
                if !clean || self.has_clean(&after) {
                    way.push(list[at]);
                    walk = after;
                    break;
                }
                open -= 1;
                list.swap(at, open);
            }
        }
        way
    }

    /// The marks of all steps of a legal way together.
    pub fn marks(&self, way: &Way) -> Marks {
        let mut walk = self.start;
        way.cells()
            .iter()
            .fold(Marks::NONE, |all, &next| all | self.step(&mut walk, next))
    }

    /// Drives a way that a seat asks for.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn follow(&self, way: &Way) -> Result<Walk, Astray> {
        let mut walk = self.start;
        for &next in way.cells() {
            if next as usize >= self.board.cells.len() {
                return Err(Astray::NoSuchCell(next));
            }
            if walk.left == 0 {
                return Err(if walk.arrived && self.start.left as usize >= way.len() {
                    Astray::PastTheArrival
                } else {
                    Astray::TooLong
                });
            }
            let exits = self.exits(&walk);
            if !exits.cells().contains(&next) {
                let back = self.board.streets.exits(walk.cell).contains(&next);
                return Err(if back {
                    Astray::TurnsBack(next)
                } else {
                    Astray::NotNextTo(next)
                });
            }
            self.step_by_choice(&mut walk, next, exits.len() > 1);
        }
        if walk.left > 0 {
            return Err(Astray::TooShort);
        }
        if walk.soiled && self.has_clean(&self.start) {
            return Err(Astray::AgainstAnOrder);
        }
        Ok(walk)
    }
}

/// What is wrong with a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Astray {
    /// There is no such cell.
    NoSuchCell(CellNo),
    /// The cell is not next to the one before.
    NotNextTo(CellNo),
    /// Back to the cell just left.
    TurnsBack(CellNo),
    /// Fewer steps than rolled.
    TooShort,
    /// More steps than rolled.
    TooLong,
    /// On after an arrival that stops the taxi.
    PastTheArrival,
    /// Over something that an order forbids.
    AgainstAnOrder,
}
