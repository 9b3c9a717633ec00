//! Ways through the streets: how far a taxi can drive, every way, one way at random.

use crate::state::{Boomville, Grants, Hop, PARKED, Phase};
use maraude_core::Luck;
use maraude_core::rand_core::Rng;
use maraude_roads::{EXITS, NOWHERE, Way};

/// The most cells a shortcut drives (BV-C14).
pub(crate) const SHORTCUT: u8 = 3;

/// One drive to be planned: its start, its length, where it must stop.
#[derive(Clone, Copy)]
pub(crate) struct Drive {
    /// Where the pawn stands.
    pub(crate) start: u16,
    /// The cells of the roll.
    pub(crate) cells: u8,
    /// Permissions beyond what the streets allow.
    pub(crate) grants: Grants,
    /// The own destination's entrance, where every way stops (BV-T7); [`NOWHERE`]: none.
    pub(crate) own: u16,
}

/// A pawn on its way.
#[derive(Clone, Copy)]
struct Taxi {
    cell: u16,
    /// The cell just left: no way returns to it at once (BV-T12).
    left: u16,
    grants: Grants,
}

impl Grants {
    /// Drives over one barrier or cone.
    fn over_one(mut self) -> Option<Self> {
        if self.over > 0 {
            self.over -= 1;
        } else if self.hop == Hop::Ready {
            self.hop = Hop::None;
        } else {
            return None;
        }
        Some(self)
    }

    /// Drives against the token of a spot.
    fn against(mut self, spot: u8) -> Option<Self> {
        match self.hop {
            _ if self.one_ways => {}
            Hop::Passing(passing) if passing == spot => {}
            Hop::Ready => self.hop = Hop::Passing(spot),
            _ => return None,
        }
        Some(self)
    }
}

impl Boomville {
    /// The drive of the present roll.
    pub(crate) fn drive(&self) -> Drive {
        let Self { turn, .. } = self;
        Drive {
            start: self.mover().at,
            cells: turn.roll,
            grants: turn.grants,
            own: self.own_cell(),
        }
    }

    /// The grants left after a step; `None` if something blocks it.
    #[inline]
    fn may_step(&self, step: u16, grants: Grants) -> Option<Grants> {
        if self.open.has(step) {
            return Some(grants);
        }
        if grants.is_none() {
            None
        } else {
            self.force(step, grants)
        }
    }

    /// The grants left after passing everything that closes a step (BV-C16).
    fn force(&self, step: u16, mut grants: Grants) -> Option<Grants> {
        if !self.town.open.has(step) {
            return None;
        }
        if self.town.line_of[step as usize]
            .is_some_and(|line| self.tokens.barriers >> line & 1 != 0)
        {
            grants = grants.over_one()?;
        }
        let to = self.town.streets.target(step);
        if self.town.cone_at[to as usize].is_some_and(|cone| self.tokens.cones >> cone & 1 != 0) {
            grants = grants.over_one()?;
        }
        for (spot, direction) in self.town.guards[step as usize].into_iter().flatten() {
            if self.tokens.direction(spot) == Some(direction) {
                grants = grants.against(spot)?;
            }
        }
        Some(grants)
    }

    /// Calls `each` with the next places of a taxi until it returns true.
    #[inline]
    fn next(&self, taxi: Taxi, mut each: impl FnMut(Taxi) -> bool) -> bool {
        if taxi.cell == PARKED {
            let cell = self.town.plan.parking.opens;
            return each(Taxi {
                cell,
                left: PARKED,
                grants: taxi.grants,
            });
        }
        if taxi.grants.is_none() {
            let open = self.open.from(taxi.cell);
            let exits = self.town.streets.at(taxi.cell).padded();
            for (k, &cell) in exits.iter().enumerate() {
                if open >> k & 1 != 0
                    && cell != taxi.left
                    && each(Taxi {
                        cell,
                        left: taxi.cell,
                        ..taxi
                    })
                {
                    return true;
                }
            }
            return false;
        }
        for (step, cell) in self.town.streets.steps_from(taxi.cell) {
            if cell != taxi.left
                && let Some(grants) = self.may_step(step, taxi.grants)
                && each(Taxi {
                    cell,
                    left: taxi.cell,
                    grants,
                })
            {
                return true;
            }
        }
        false
    }

    /// Whether the mover can make one step (BV-D3): a fact that everybody sees.
    pub(crate) fn may_move(&self, grants: Grants) -> bool {
        self.next(
            Taxi {
                cell: self.mover().at,
                left: NOWHERE,
                grants,
            },
            |_| true,
        )
    }

    /// The most cells that can be driven, the roll at most (BV-T2).
    pub(crate) fn longest(&self, drive: Drive) -> u8 {
        self.reach(drive.taxi(), drive.cells, drive.own)
    }

    fn reach(&self, taxi: Taxi, cells: u8, own: u16) -> u8 {
        let mut best = 0;
        if cells > 0 {
            self.next(taxi, |next| {
                let further = if next.cell == own {
                    0
                } else {
                    self.reach(next, cells - 1, own)
                };
                best = best.max(1 + further);
                best == cells
            });
        }
        best
    }

    /// Calls `each` with every way of a drive: the longest ones, and those onto the own
    /// destination (BV-T12).
    pub(crate) fn each_way(&self, drive: Drive, each: &mut impl FnMut(Way)) {
        let longest = self.longest(drive);
        self.ways_from(
            drive.taxi(),
            &mut Way::EMPTY.clone(),
            &mut |way, at_own| {
                let end = at_own || way.len() == longest as usize;
                if end {
                    each(*way);
                }
                !end
            },
            drive.own,
        );
    }

    /// Calls `each` with every way of a shortcut, each after the shorter one it goes on from.
    pub(crate) fn each_shortcut(&self, drive: Drive, each: &mut impl FnMut(Way)) {
        self.ways_from(
            drive.taxi(),
            &mut Way::EMPTY.clone(),
            &mut |way, at_own| {
                each(*way);
                !at_own && way.len() < SHORTCUT as usize
            },
            drive.own,
        );
    }

    /// Walks the tree of ways; `visit` says whether to go on from a way.
    fn ways_from(
        &self,
        taxi: Taxi,
        way: &mut Way,
        visit: &mut impl FnMut(&Way, bool) -> bool,
        own: u16,
    ) {
        self.next(taxi, |next| {
            way.push(next.cell);
            if visit(way, next.cell == own) {
                self.ways_from(next, way, visit, own);
            }
            way.pop();
            false
        });
    }

    /// One way of a drive, every one possible: a random walk that turns back where it gets stuck.
    pub(crate) fn random_way(&self, drive: Drive, rng: &mut impl Rng) -> Way {
        let mut walk = Walk {
            rng,
            best: Way::EMPTY,
            takes_own: true,
            own: drive.own,
        };
        // A longer way into a dead end is as legal as a short one onto the own destination.
        if drive.own != NOWHERE {
            walk.takes_own = walk.rng.next_u32() & 7 != 0;
        }
        self.stray(
            drive.taxi(),
            drive.cells,
            &mut Way::EMPTY.clone(),
            &mut walk,
        );
        walk.best
    }

    /// Drives on at random; true once the way is as long as the roll or ends at the destination.
    fn stray(&self, taxi: Taxi, cells: u8, way: &mut Way, walk: &mut Walk<'_, impl Rng>) -> bool {
        let mut nexts = [taxi; EXITS];
        let mut n = 0;
        self.next(taxi, |next| {
            nexts[n] = next;
            n += 1;
            false
        });
        for first in 0..n {
            if n - first > 1 {
                let other = first + Luck::below(walk.rng, (n - first) as u32) as usize;
                nexts.swap(first, other);
            }
            let next = nexts[first];
            way.push(next.cell);
            let at_own = next.cell == walk.own;
            if way.len() > walk.best.len() {
                walk.best = *way;
            }
            if cells == 1 || (at_own && walk.takes_own) {
                walk.best = *way;
                return true;
            }
            if !at_own && self.stray(next, cells - 1, way, walk) {
                return true;
            }
            way.pop();
        }
        false
    }

    /// Whether more grants open a way that a drive did not have (BV-C15). Judged by what everybody
    /// sees: any red entrance may be somebody's destination.
    pub(crate) fn opens_way(&self, drive: Drive, more: Grants) -> bool {
        let wider = Drive {
            grants: more,
            own: NOWHERE,
            ..drive
        };
        let stops = self.turn.phase == Phase::Shortcut;
        let longest = self.longest(wider);
        self.new_way(wider.taxi(), Some(drive.grants), longest, stops)
    }

    /// `stops`: the way may end on any cell, as a shortcut's does.
    fn new_way(&self, taxi: Taxi, before: Option<Grants>, cells: u8, stops: bool) -> bool {
        self.next(taxi, |next| {
            let before = before.and_then(|grants| {
                if taxi.cell == PARKED {
                    return Some(grants);
                }
                let step = self
                    .town
                    .step(taxi.cell, next.cell)
                    .expect("they are neighbours");
                self.may_step(step, grants)
            });
            let ends =
                stops || cells == 1 || self.town.destination_at[next.cell as usize].is_some();
            (ends && before.is_none())
                || (cells > 1 && self.new_way(next, before, cells - 1, stops))
        })
    }

    /// The grants left after a step between two cells; `None` if something blocks it.
    pub(crate) fn step_onto(&self, from: u16, to: u16, grants: Grants) -> Option<Grants> {
        if from == PARKED {
            return (to == self.town.plan.parking.opens).then_some(grants);
        }
        self.may_step(self.town.step(from, to)?, grants)
    }
}

impl Drive {
    fn taxi(&self) -> Taxi {
        Taxi {
            cell: self.start,
            left: NOWHERE,
            grants: self.grants,
        }
    }
}

/// A random walk.
struct Walk<'a, R> {
    rng: &'a mut R,
    best: Way,
    takes_own: bool,
    own: u16,
}
