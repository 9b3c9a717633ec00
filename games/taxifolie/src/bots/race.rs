//! The race: the chance to win of a taxi that begins a new fare, by its money and the rolls
//! played.

use super::rolls::chances;
use crate::board::board;
use crate::cards::cards;
use crate::edition::Edition;
use crate::state::{GOAL, Taxi, Taxifolie};
use maraude_core::{Game, MAX_SEATS, Seat};
use std::sync::LazyLock;

/// The number of rolls looked at; nobody takes longer.
pub(super) const HORIZON: usize = 48;

/// Money in tens, from nothing to one short of the goal.
const PURSES: usize = GOAL as usize / 10;

/// How likely a fare takes 1, 2, 3 ... rolls, of a thousand, and how likely it brings from -20 to
/// 90 EUR, hazards included: as measured (`examples/measure.rs`).
struct Habit {
    lengths: [f32; 10],
    gains: [f32; 12],
}

/// Drivers who hurry to the destination.
const HURRIED: Habit = Habit {
    lengths: [52., 205., 285., 220., 130., 60., 28., 12., 5., 3.],
    gains: [0., 0., 3., 95., 165., 205., 216., 163., 86., 42., 13., 8.],
};

/// Drivers who weigh what a roll is worth.
const THOUGHTFUL: Habit = Habit {
    lengths: [60., 200., 285., 225., 125., 60., 28., 10., 5., 2.],
    gains: [
        0., 0., 35., 68., 116., 195., 212., 175., 115., 51., 16., 10.,
    ],
};

/// Drivers who wait for the exact landing, whatever it takes.
const PATIENT: Habit = Habit {
    lengths: [42., 115., 190., 200., 155., 110., 75., 48., 30., 35.],
    gains: [0., 0., 12., 22., 45., 120., 225., 250., 170., 86., 38., 32.],
};

/// The first gain of a [`Habit`] is a loss of this many tens.
const LEAST_GAIN: usize = 2;

/// Steps that each visit still open adds to somebody else's way.
const DETOUR: u16 = 5;

/// The weight of finishing sooner when the race is lost.
const LATE: f32 = 0.03;

/// EUR that a fare brings somebody else.
const PER_FARE: f32 = 37.0;

/// The number of fares from now on that are distinguished.
const FARES: usize = 10;

type Row = [f32; HORIZON];
type Table = [Row; PURSES];

/// The chance to win by purse, fares and roll.
pub(super) struct Race {
    /// How likely the game is won by reaching the goal with this roll, by the fares done by
    /// then, from now on.
    in_time: Vec<Row>,
    tables: Vec<Table>,
}

impl Race {
    pub(super) fn new() -> Self {
        Self {
            in_time: vec![[0.0; HORIZON]; FARES],
            tables: vec![[[0.0; HORIZON]; PURSES]; FARES],
        }
    }

    /// Looks at everybody else. Roll 0 is the one that lies there now.
    pub(super) fn look(&mut self, game: &Taxifolie, seat: Seat) {
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let rivals: Vec<Rival> = others.map(|other| Rival::of(game, seat, other)).collect();
        // Only a finished round counts fares: at once, one table is all.
        let n = if game.edition().round_is_finished() {
            FARES
        } else {
            1
        };
        self.in_time.resize(n, [0.0; HORIZON]);
        self.tables.resize(n, [[0.0; HORIZON]; PURSES]);
        for (more, row) in self.in_time.iter_mut().enumerate() {
            let fares = f32::from(game.taxi(seat).done) + more as f32;
            for (at, value) in row.iter_mut().enumerate() {
                let beaten = |rival: &Rival| rival.beaten(at, fares);
                let sooner = 1.0 - at as f32 / HORIZON as f32;
                let wins: f32 = rivals.iter().map(beaten).product();
                *value = wins * (1.0 - LATE) + LATE * sooner;
            }
        }
        fill(
            &mut self.tables,
            &[HURRIED, THOUGHTFUL, PATIENT],
            &self.in_time,
        );
    }

    /// The chance to win with this money and `fares` more fares done. The next roll is at this
    /// time, or the goal was reached with the roll before.
    pub(super) fn chance(&self, money: i32, fares: usize, at: f32) -> f32 {
        let at = at.max(0.0);
        let fares = fares.min(self.tables.len() - 1);
        if money >= i32::from(GOAL) {
            return between(&self.in_time[fares], at - 1.0);
        }
        between(&self.tables[fares][(money.max(0) / 10) as usize], at)
    }
}

fn between(row: &Row, at: f32) -> f32 {
    let at = at.clamp(0.0, (HORIZON - 2) as f32);
    let (low, part) = (at as usize, at.fract());
    row[low] * (1.0 - part) + row[low + 1] * part
}

/// Fills tables backwards from what reaching the goal with each roll is worth, each fare driven
/// by the habit that suits it best.
fn fill(tables: &mut [Table], habits: &[Habit], reached: &[Row]) {
    let habits: Vec<Habit> = habits.iter().map(Habit::shares).collect();
    for fares in (0..tables.len()).rev() {
        let more = (fares + 1).min(tables.len() - 1);
        // What the end of a fare with this roll is worth, by the purse before.
        let mut paid = vec![[[0.0f32; HORIZON]; PURSES]; habits.len()];
        for at in (0..HORIZON).rev() {
            for purse in 0..PURSES {
                let each = habits.iter().zip(&paid);
                let worth = each.map(|(habit, paid)| habit.spread(&paid[purse][at..]));
                tables[fares][purse][at] = worth.fold(0.0, f32::max);
            }
            if at == 0 {
                break;
            }
            let mut after = [reached[more][at - 1]; PURSES + 1];
            for (worth, row) in after.iter_mut().zip(&tables[more]) {
                *worth = row[at];
            }
            for (habit, paid) in habits.iter().zip(&mut paid) {
                for (purse, row) in paid.iter_mut().enumerate() {
                    row[at - 1] = habit.earn(purse, &after);
                }
            }
        }
    }
}

impl Habit {
    /// The same habit in shares of one.
    fn shares(&self) -> Self {
        let lengths: f32 = self.lengths.iter().sum();
        let gains: f32 = self.gains.iter().sum();
        Self {
            lengths: self.lengths.map(|n| n / lengths),
            gains: self.gains.map(|n| n / gains),
        }
    }

    /// The mean of what the end of a fare is worth with this roll, the next ...
    fn spread(&self, ends: &[f32]) -> f32 {
        self.lengths.iter().zip(ends).map(|(n, end)| n * end).sum()
    }

    /// The mean of what a purse is worth after the fare is paid, by what each is worth then.
    fn earn(&self, purse: usize, worth: &[f32]) -> f32 {
        let mut sum = 0.0;
        for (no, share) in self.gains.iter().enumerate() {
            let then = (purse + no).saturating_sub(LEAST_GAIN);
            sum += share * worth[then.min(PURSES)];
        }
        sum
    }
}

/// The chance that a taxi with a new client has reached the goal after this many rolls.
fn finished(money: u16, rolls: isize) -> f32 {
    // A finish is worth 1 up to the horizon: one table serves all, read by the rolls left.
    static TABLE: LazyLock<Vec<Table>> = LazyLock::new(|| {
        let mut table = vec![[[0.0; HORIZON]; PURSES]];
        fill(&mut table, &[HURRIED], &[[1.0; HORIZON]]);
        table
    });
    if rolls < 0 {
        return 0.0;
    }
    if money >= GOAL {
        return 1.0;
    }
    // Beyond the horizon nothing is won, so a game begun there has exactly these rolls left.
    let begun = (HORIZON as isize - 1 - rolls).max(0) as usize;
    TABLE[0][money as usize / 10][begun]
}

/// Somebody else in the race.
struct Rival {
    /// The chance that they reach the goal within this many more turns.
    within: [f32; HORIZON + 1],
    edition: Edition,
    after_me: bool,
    /// Fares they will have done at the goal, and how sure that is.
    fares: f32,
    sure: f32,
}

impl Rival {
    fn of(game: &Taxifolie, me: Seat, other: Seat) -> Self {
        let taxi = game.taxi(other);
        let mut within = [0.0; HORIZON + 1];
        for (turns, value) in within.iter_mut().enumerate() {
            *value = if game.reached().has(other) {
                1.0
            } else {
                chance_within(taxi, turns as isize)
            };
        }
        let place = |seat: Seat| {
            let starter = game.starter().map_or(0, Seat::index);
            (seat.index() + MAX_SEATS * usize::from(game.seats()) - starter)
                % usize::from(game.seats())
        };
        let short = f32::from(GOAL.saturating_sub(taxi.money)) / PER_FARE;
        Self {
            within,
            edition: game.edition(),
            after_me: place(other) > place(me),
            fares: f32::from(taxi.done) + short,
            sure: 1.7 / (0.35 + 0.45 * short.sqrt()),
        }
    }

    /// The chance to be ahead of them when I reach the goal with my roll number `at` and this
    /// many fares.
    fn beaten(&self, at: usize, fares: f32) -> f32 {
        if !self.edition.round_is_finished() {
            return 1.0 - self.within[at];
        }
        // Turns they have in rounds before mine, and then in mine.
        let before = if self.after_me {
            self.within[at]
        } else if at == 0 {
            0.0
        } else {
            self.within[at - 1]
        };
        let same = self.within[if self.after_me { at + 1 } else { at }];
        let more = 1.0 / (1.0 + (self.sure * (self.fares - fares)).exp());
        (1.0 - same) + (same - before).max(0.0) * more
    }
}

/// The chance that a taxi reaches the goal within this many turns.
fn chance_within(taxi: &Taxi, turns: isize) -> f32 {
    let turns = turns - isize::from(taxi.missed);
    let trip = &taxi.trip;
    if trip.is_empty() {
        return finished(taxi.money, turns);
    }
    let visits: u16 = trip.open.iter().map(|&open| u16::from(open)).sum();
    let errands = trip
        .orders(cards())
        .map(|(_, order)| order.asks().count() as u16);
    let visits = visits + errands.sum::<u16>();
    let goal = trip.fare(cards()).cell;
    let steps = u16::from(board().steps(taxi.cell, goal)) + DETOUR * visits;
    let pay = if trip.broken {
        0
    } else {
        trip.payment(cards()).total()
    };
    let rolls = chances(steps).iter().enumerate();
    rolls
        .map(|(rolls, chance)| {
            let left = turns - rolls as isize;
            if left < 0 {
                return 0.0;
            }
            chance * finished(taxi.money + pay, left)
        })
        .sum()
}
