//! The result of a simulation, as tables and JSON show it.

use crate::tally::Tally;
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// The simulation's seed.
    pub seed: u64,
    /// The bots in the order given.
    pub entrants: Vec<EntrantReport>,
    /// The share of the wins by seat.
    pub seats: Vec<f64>,
    /// The winner's score, or the common one.
    pub score: Quantiles,
    /// Score -> games.
    pub histogram: BTreeMap<i64, u64>,
    /// Moves = accepted actions.
    pub length: Quantiles,
    /// Ending -> games.
    pub endings: BTreeMap<&'static str, u64>,
    /// Games a second.
    pub games_per_s: f64,
    /// Moves a second.
    pub moves_per_s: f64,
    /// How many threads.
    pub threads: usize,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct EntrantReport {
    /// Its name.
    pub bot: String,
    /// Its share of the games, ties split.
    pub wins: f64,
    /// The 95 % confidence interval of that share (Wilson).
    pub ci95: [f64; 2],
}

/// The distribution of a number.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Quantiles {
    /// The least.
    pub min: i64,
    /// 5 % are at or below.
    pub p05: i64,
    /// A quarter is at or below.
    pub p25: i64,
    /// Half are at or below.
    pub median: i64,
    /// Three quarters are at or below.
    pub p75: i64,
    /// 95 % are at or below.
    pub p95: i64,
    /// The greatest.
    pub max: i64,
    /// The mean.
    pub mean: f64,
}

impl Quantiles {
    /// The quantiles of a histogram; all zero for an empty one.
    pub fn of(histogram: &BTreeMap<i64, u64>) -> Self {
        let games: u64 = histogram.values().sum();
        let at = |share: f64| {
            let rank = ((games as f64 * share).ceil() as u64).max(1);
            let mut below = 0;
            let found = histogram.iter().find(|(_, n)| {
                below += *n;
                below >= rank
            });
            found.map_or(0, |(value, _)| *value)
        };
        let sum: f64 = histogram
            .iter()
            .map(|(value, n)| *value as f64 * *n as f64)
            .sum();
        Self {
            min: at(0.0),
            p05: at(0.05),
            p25: at(0.25),
            median: at(0.5),
            p75: at(0.75),
            p95: at(0.95),
            max: at(1.0),
            mean: if games == 0 { 0.0 } else { sum / games as f64 },
        }
    }
}

/// The 95 % confidence interval of a share seen in `games` games (Wilson's score interval).
pub fn ci95(share: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (z, n) = (1.959_964, games as f64);
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [
        ((centre - spread) / scale).max(0.0),
        ((centre + spread) / scale).min(1.0),
    ]
}

/// The mean of some numbers and its 95 % confidence interval.
pub fn mean_ci95(numbers: &[f64]) -> (f64, [f64; 2]) {
    if numbers.is_empty() {
        return (0.0, [f64::NEG_INFINITY, f64::INFINITY]);
    }
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    let error = 1.959_964 * (squares / (n - 1.0).max(1.0) / n).sqrt();
    (mean, [mean - error, mean + error])
}

impl Report {
    /// The report of a tally, with the seconds that it took.
    pub fn new(
        game: &str,
        players: u8,
        seed: u64,
        names: &[String],
        tally: &Tally,
        seconds: f64,
        threads: usize,
    ) -> Self {
        let games = tally.games;
        let share = |wins: f64| if games == 0 { 0.0 } else { wins / games as f64 };
        let entrants = names
            .iter()
            .zip(tally.wins)
            .map(|(name, wins)| EntrantReport {
                bot: name.clone(),
                wins: share(wins),
                ci95: ci95(share(wins), games),
            });
        let per_second = |n: u64| {
            if seconds > 0.0 {
                n as f64 / seconds
            } else {
                0.0
            }
        };
        Self {
            game: game.to_owned(),
            players,
            games,
            seed,
            entrants: entrants.collect(),
            seats: tally.seat_wins[..players.into()]
                .iter()
                .map(|&wins| share(wins))
                .collect(),
            score: Quantiles::of(&tally.scores),
            histogram: tally.scores.clone(),
            length: Quantiles::of(&tally.lengths),
            endings: tally.endings.clone(),
            games_per_s: per_second(games),
            moves_per_s: per_second(tally.moves),
            threads,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_a_small_histogram() {
        let histogram = BTreeMap::from([(1, 1), (2, 2), (10, 1)]);
        let quantiles = Quantiles::of(&histogram);
        assert_eq!(
            (
                quantiles.min,
                quantiles.median,
                quantiles.p75,
                quantiles.max
            ),
            (1, 2, 2, 10)
        );
        assert!((quantiles.mean - 3.75).abs() < 1e-9);
    }

    #[test]
    fn the_interval_of_half_of_a_hundred_is_about_ten_points_each_way() {
        let [low, high] = ci95(0.5, 100);
        assert!(
            (low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3,
            "{low} {high}"
        );
        let none = ci95(0.0, 100);
        assert!(none[0].abs() < 1e-9 && none[1] > 0.03);
    }
}
