//! The chance to win of a taxi on a trip: computed backwards over the rolls to come, for every
//! heading and every set of open visits. What follows the trip is an estimate.

use super::fresh::{Fresh, fresh};
use super::luck::{Cards, Luck};
use super::net::{Heading, Net, net};
use super::race::Race;
use super::rolls::{ROLLS, rolls_for};
use super::route::{FAR, Route};
use crate::board::Sign;
use crate::board::{Board, board};
use crate::cards::cards;
use crate::edition::Edition;
use crate::state::{BONUS, Taxifolie};
use crate::trip::Trip;
use crate::ways::Walk;
use maraude_core::Seat;
use maraude_roads::NOWHERE;

/// The most rolls that are looked at one by one.
pub(super) const MOST_LAYERS: usize = 8;

/// The chance of an exact landing that the guess beyond them assumes.
const HOPE: f32 = 0.25;

/// EUR that a roll brings.
const PER_ROLL: f32 = 10.0;

/// The taxi whose seat decides.
struct Own {
    trip: Trip,
    edition: Edition,
    money: i32,
    /// What the client pays if the trip ends with roll 0, 1, 2 ... from now.
    pay: [f32; MOST_LAYERS + 2],
}

/// The values of one decision.
pub(super) struct Values {
    board: &'static Board,
    net: &'static Net,
    fresh: &'static Fresh,
    pub(super) race: Race,
    pub(super) cards: Cards,
    own: Own,
    /// The value of standing somewhere before a roll, by roll, level and heading.
    layers: Vec<Vec<f32>>,
    /// The first roll whose layer is filled.
    first: usize,
    n_layers: usize,
    /// The value of a step onto a heading, by level and heading, for the steps left.
    onto: Vec<f32>,
    before: Vec<f32>,
    pass: Vec<u16>,
    stop: Vec<u16>,
    /// Luck on the hazard cells, by level and heading.
    luck: Vec<(usize, Luck)>,
    rest: [f32; 12],
    /// Steps looked at since the last question.
    pub(super) nodes: u32,
}

impl Values {
    pub(super) fn new() -> Self {
        Self {
            board: board(),
            net: net(),
            fresh: fresh(),
            race: Race::new(),
            cards: Cards::default(),
            own: Own {
                trip: Trip::EMPTY,
                edition: Edition::Second,
                money: 0,
                pay: [0.0; MOST_LAYERS + 2],
            },
            layers: vec![Vec::new(); MOST_LAYERS + 2],
            first: 0,
            n_layers: 0,
            onto: Vec::new(),
            before: Vec::new(),
            pass: Vec::new(),
            stop: Vec::new(),
            luck: Vec::new(),
            rest: [0.0; 12],
            nodes: 0,
        }
    }

    /// Computes the values for the seat to drive. `first` is the roll that comes next (0: one more
    /// in this turn), `nodes` the number of steps that may be looked at.
    pub(super) fn prepare(&mut self, route: &Route, game: &Taxifolie, first: usize, nodes: u32) {
        let seat = game.turn();
        self.look_at(game, seat);
        self.levels(route);
        let per_layer = 12 * (route.levels() * self.net.len()) as u32;
        let layers = (nodes / per_layer) as usize;
        self.n_layers = layers.min(MOST_LAYERS);
        self.first = first;
        self.nodes = 0;
        self.guess_layer(route, first + self.n_layers);
        for roll in (first..first + self.n_layers).rev() {
            self.fill(route, roll);
            self.nodes += per_layer;
        }
    }

    fn look_at(&mut self, game: &Taxifolie, seat: Seat) {
        let taxi = game.taxi(seat);
        let trip = taxi.trip;
        self.race.look(game, seat);
        self.cards.weigh(game, seat, &trip);
        self.own = Own {
            trip,
            edition: game.edition(),
            money: i32::from(taxi.money),
            pay: std::array::from_fn(|roll| pay_after(&trip, roll)),
        };
        let luck = self.cards.drawn_at_once();
        let rolls = luck.rolls + luck.eur / PER_ROLL;
        self.rest = self.fresh.rest(trip.fare(cards()).cell, rolls);
    }

    /// The visits that each cell serves, and the luck of the hazard cells.
    fn levels(&mut self, route: &Route) {
        let cells = self.board.cells.len();
        self.pass.clear();
        self.stop.clear();
        for level in 0..route.levels() {
            for cell in 0..cells as u16 {
                let pass = route.visit(level, cell, false, self.board);
                let stop = route.visit(level, cell, true, self.board);
                self.pass.push(pass as u16);
                self.stop.push(stop as u16);
            }
        }
        self.luck.clear();
        for level in 0..route.levels() {
            for heading in 0..self.net.len() as Heading {
                let cell = self.net.to[heading as usize];
                if self.board.spot(cell).sign == Some(Sign::Hazard) {
                    let (steps, straight) = (route.steps(level, heading), route.straight(heading));
                    let slot = level * self.net.len() + heading as usize;
                    self.luck
                        .push((slot, self.cards.drawn(route, steps, straight)));
                }
            }
        }
    }

    /// Fills the last layer with a guess: the trip ends as soon as its steps allow.
    fn guess_layer(&mut self, route: &Route, roll: usize) {
        let mut layer = std::mem::take(&mut self.layers[roll]);
        layer.clear();
        for level in 0..route.levels() {
            for heading in 0..self.net.len() as Heading {
                layer.push(self.guess(route, heading, level, roll as f32));
            }
        }
        self.layers[roll] = layer;
    }

    fn guess(&self, route: &Route, heading: Heading, level: usize, roll: f32) -> f32 {
        let steps = route.steps(level, heading);
        if self.own.trip.broken || steps >= FAR {
            return self.unpaid(route, heading, roll);
        }
        let at = roll + rolls_for(steps) + self.after(route);
        let pay = self.pay(roll as usize + rolls_for(steps) as usize);
        let plain = self.chance(pay, at);
        plain + HOPE * (self.chance(pay + f32::from(BONUS), at) - plain)
    }

    /// The extra rolls that the next fare takes from the end of this one.
    fn after(&self, route: &Route) -> f32 {
        self.fresh.when_free(route.goal)
    }

    fn pay(&self, roll: usize) -> f32 {
        self.own.pay[roll.min(MOST_LAYERS + 1)]
    }

    /// The chance with more money, one fare more if it was paid, and the next roll at this time.
    fn chance(&self, more: f32, at: f32) -> f32 {
        let fares = usize::from(more > 0.0);
        let tens = (more / 10.0).floor();
        let part = more / 10.0 - tens;
        let money = self.own.money + 10 * tens as i32;
        let low = self.race.chance(money, fares, at);
        if part < 0.01 {
            return low;
        }
        let high = self.race.chance(money + 10, fares, at);
        low + part * (high - low)
    }

    /// The value of a trip with a broken wish.
    fn unpaid(&self, route: &Route, heading: Heading, roll: f32) -> f32 {
        let left = rolls_for(route.straight(heading));
        self.chance(0.0, roll + left + self.after(route))
    }

    /// The value of luck that strikes now, with this many steps still to go.
    fn struck(&self, luck: Luck, steps: u16, roll: usize) -> f32 {
        let at = roll as f32 + 1.0 + rolls_for(steps.min(40));
        let pay = self.pay(roll);
        let base = self.chance(pay, at);
        let money = (self.chance(pay + 20.0, at) - base) / 20.0;
        let time = base - self.chance(pay, at + 1.0);
        luck.eur * money + luck.rolls * time
    }

    /// The value of an arrival with this roll, with `left` steps of it left, on this heading.
    pub(super) fn arrival(&self, roll: usize, left: usize, heading: Option<Heading>) -> f32 {
        let exact = left == 0 && !self.own.trip.broken;
        let bonus = if exact { f32::from(BONUS) } else { 0.0 };
        let place = if self.own.edition.arrival_stops() {
            heading.map_or(0.0, |heading| -self.fresh.heading(heading))
        } else {
            self.rest[left]
        };
        let next = roll as f32 + 1.0;
        self.chance(self.pay(roll) + bonus, next - place)
    }

    /// Fills the layer before a roll from the layer after it.
    fn fill(&mut self, route: &Route, roll: usize) {
        let (n, cells) = (self.net.len(), self.board.cells.len());
        let mut layer = std::mem::take(&mut self.layers[roll]);
        layer.clear();
        layer.resize(route.levels() * n, 0.0);
        // The last step of a roll: what standing there is worth.
        self.before.clear();
        self.before.extend_from_slice(&self.layers[roll + 1]);
        for &(slot, luck) in &self.luck {
            let steps = route.steps(slot / n, (slot % n) as Heading);
            self.before[slot] += self.struck(luck, steps, roll);
        }
        let lost = self.forfeits(route, roll);
        self.forfeit(route, &lost);
        for left in 0..12 {
            self.onto.clear();
            for level in 0..route.levels() {
                for heading in 0..n {
                    let cell = self.net.to[heading] as usize;
                    let visits = if left == 0 { &self.stop } else { &self.pass };
                    let after = visits[level * cells + cell] as usize;
                    let arrives = after == 0 && cell == route.goal as usize;
                    self.onto.push(if arrives {
                        self.arrival(roll, left, Some(heading as Heading))
                    } else {
                        self.before[after * n + heading]
                    });
                }
            }
            let share = ROLLS[left + 1] / 36.0;
            for level in 0..route.levels() {
                for heading in 0..n {
                    let slot = level * n + heading;
                    let onto = &self.onto[level * n..(level + 1) * n];
                    let best = self.net.best(heading, onto);
                    self.before[slot] = best;
                    layer[slot] += share * best;
                }
            }
            self.forfeit(route, &lost);
        }
        self.layers[roll] = layer;
    }

    /// The headings that break a wish with this roll, and the chance left then.
    fn forfeits(&self, route: &Route, roll: usize) -> Vec<(usize, f32)> {
        let breaks = |&heading: &Heading| route.breaks(self.net, self.board, heading);
        let headings = (0..self.net.len() as Heading).filter(breaks);
        headings
            .map(|heading| {
                let left = self.unpaid(route, heading, roll as f32 + 1.0);
                (heading as usize, left)
            })
            .collect()
    }

    /// Breaking a wish loses the fare, whatever else the roll does.
    fn forfeit(&mut self, route: &Route, lost: &[(usize, f32)]) {
        for level in 0..route.levels() {
            for &(heading, left) in lost {
                self.before[level * self.net.len() + heading] = left;
            }
        }
    }

    /// The value of standing at the end of a way while the fare goes on.
    pub(super) fn standing(&self, route: &Route, walk: &Walk, lucky: bool) -> f32 {
        let level = route.level(&walk.trip);
        let first = self.first;
        let at = |heading: Heading| {
            let broken = walk.trip.broken && !self.own.trip.broken;
            let (value, steps) = if broken {
                let straight = route.straight(heading);
                (self.unpaid(route, heading, first as f32), straight)
            } else {
                let slot = level * self.net.len() + heading as usize;
                (self.layers[first][slot], route.steps(level, heading))
            };
            if !lucky {
                return value;
            }
            let luck = self.cards.drawn(route, steps, route.straight(heading));
            value + self.struck(luck, steps, 0)
        };
        match self.net.heading(walk.from, walk.cell) {
            Some(heading) if walk.from != NOWHERE => at(heading),
            _ => self.net.out(walk.cell).map(at).fold(0.0, f32::max),
        }
    }

    /// The value of a fare that ended on the way: EUR paid, and where the taxi stands.
    pub(super) fn ended(&self, paid: u16, walk: &Walk, lucky: bool) -> f32 {
        let place = match self.net.heading(walk.from, walk.cell) {
            Some(heading) if walk.from != NOWHERE => self.fresh.heading(heading),
            _ => self.fresh.when_free(walk.cell),
        };
        let at = self.first as f32 + place;
        let value = self.chance(f32::from(paid), at);
        if !lucky {
            return value;
        }
        let luck = self.cards.drawn_at_once();
        let money = (self.chance(f32::from(paid) + 20.0, at) - value) / 20.0;
        let time = value - self.chance(f32::from(paid), at + 1.0);
        value + luck.eur * money + luck.rolls * time
    }
}

/// The payment if the trip ends `roll` rolls from now. A hurry tip counts by the chance of the
/// doubles that keep it in time.
fn pay_after(trip: &Trip, roll: usize) -> f32 {
    if trip.broken {
        return 0.0;
    }
    let sum = trip.fare(cards()).sum * if trip.doubled { 2 } else { 1 } + trip.tip;
    let tip = trip.client(cards()).hurry.map_or(0.0, |hurry| {
        let late = (i32::from(trip.turns) + roll as i32 - i32::from(hurry.turns)).max(0);
        let doubles = roll as f32 / 6.0;
        f32::from(hurry.tip) * doubles.min(1.0).powi(late)
    });
    f32::from(sum) + tip
}
