//! What is counted over many games.

use crate::driver::Finished;
use maraude_core::{MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// What is counted over many games. Two tallies can be added, and the order does not matter to
/// any count; win shares are added in the order of the games.
#[derive(Clone, Default)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many accepted actions in all.
    pub moves: u64,
    /// Score -> games.
    pub scores: BTreeMap<i64, u64>,
    /// Length in moves -> games.
    pub lengths: BTreeMap<i64, u64>,
    /// Ending -> games.
    pub endings: BTreeMap<&'static str, u64>,
    /// Games won by each entrant, ties split.
    pub wins: [f64; MAX_SEATS],
    /// Games won from each seat, ties split.
    pub seat_wins: [f64; MAX_SEATS],
}

impl Tally {
    /// Counts a finished game.
    pub fn game(&mut self, finished: &Finished) {
        self.games += 1;
        self.moves += u64::from(finished.moves);
        *self
            .scores
            .entry(finished.outcome.score().into())
            .or_default() += 1;
        *self.lengths.entry(finished.moves.into()).or_default() += 1;
        *self.endings.entry(finished.outcome.ending).or_default() += 1;
    }

    /// Counts what an entrant won from a seat.
    pub fn win(&mut self, entrant: usize, seat: Seat, share: f64) {
        self.wins[entrant] += share;
        self.seat_wins[seat.index()] += share;
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        for (mine, theirs) in [
            (&mut self.scores, &other.scores),
            (&mut self.lengths, &other.lengths),
        ] {
            for (value, games) in theirs {
                *mine.entry(*value).or_default() += games;
            }
        }
        for (ending, games) in &other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        for index in 0..MAX_SEATS {
            self.wins[index] += other.wins[index];
            self.seat_wins[index] += other.seat_wins[index];
        }
    }
}
