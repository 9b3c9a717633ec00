//! Who came before whom.

use maraude_core::{Outcome, Seat, Standing};
use std::cmp::Ordering;

/// Comparisons of bots, two by two: how often each came before the other, ties split.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairs {
    bots: usize,
    wins: Vec<f64>,
}

impl Pairs {
    /// No comparison yet.
    pub fn new(bots: usize) -> Self {
        Self {
            bots,
            wins: vec![0.0; bots * bots],
        }
    }

    /// How many bots.
    pub fn bots(&self) -> usize {
        self.bots
    }

    /// How often `a` came before `b`.
    pub fn wins(&self, a: usize, b: usize) -> f64 {
        self.wins[a * self.bots + b]
    }

    /// How often the two met.
    pub fn met(&self, a: usize, b: usize) -> f64 {
        self.wins(a, b) + self.wins(b, a)
    }

    /// Adds that `a` and `b` met; `share` is 1 if `a` came first, one half for a tie.
    pub fn meet(&mut self, a: usize, b: usize, share: f64) {
        self.wins[a * self.bots + b] += share;
        self.wins[b * self.bots + a] += 1.0 - share;
    }

    /// Adds a game: each two seats of different bots are compared by their places.
    pub fn game(&mut self, seating: &[usize], outcome: &Outcome) {
        let Standing::Ranked(ranking) = outcome.standing else {
            return;
        };
        for (at, &a) in seating.iter().enumerate() {
            for (other, &b) in seating.iter().enumerate().skip(at + 1) {
                if a != b {
                    let (mine, theirs) =
                        (ranking.place(Seat::at(at)), ranking.place(Seat::at(other)));
                    let share = match mine.cmp(&theirs) {
                        Ordering::Less => 1.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 0.0,
                    };
                    self.meet(a, b, share);
                }
            }
        }
    }

    /// Adds the comparisons of others.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }
}
