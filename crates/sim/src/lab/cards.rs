//! How often each card came, and what it was worth to its seat.

use super::row::Row;
use crate::report::mean_ci95;
use std::collections::BTreeMap;

/// The statistics of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLine {
    /// Its id.
    pub card: String,
    /// How often it comes in a game.
    pub per_game: f64,
    /// How much better than the average a seat did in a game in which the card came to it:
    /// points of a hundred of winning, or points of the score where all co-operate (than the
    /// same bots at as many seats: else it would show in whose games cards are drawn).
    pub worth: f64,
    /// The 95 % interval of that.
    pub ci95: [f64; 2],
    /// Seats and games it was measured on.
    pub seen: usize,
}

/// Every card, the most valuable first. A card that comes late in long games goes with what
/// makes games long: this is what goes together, not what causes what.
pub fn card_lines(rows: &[&Row]) -> Vec<CardLine> {
    let mut drawn: BTreeMap<&str, (u64, Vec<f64>)> = BTreeMap::new();
    let means = means(rows);
    for row in rows {
        let mut counted: Vec<(u8, &str)> = Vec::new();
        for (seat, card) in &row.cards {
            let known = drawn.entry(card).or_default();
            known.0 += 1;
            if counted.contains(&(*seat, card)) {
                continue;
            }
            counted.push((*seat, card));
            known.1.push(if row.is_common() {
                row.score as f64 - means[row.trial.as_str()]
            } else {
                let fair = 1.0 / f64::from(row.players);
                (row.win_share(usize::from(*seat) - 1) - fair) * 100.0
            });
        }
    }
    let mut lines: Vec<CardLine> = drawn
        .into_iter()
        .map(|(card, (times, worths))| {
            let (worth, ci95) = mean_ci95(&worths);
            CardLine {
                card: card.to_owned(),
                per_game: times as f64 / rows.len() as f64,
                worth,
                ci95,
                seen: worths.len(),
            }
        })
        .collect();
    lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    lines
}

/// The mean score of each trial.
fn means<'a>(rows: &[&'a Row]) -> BTreeMap<&'a str, f64> {
    let mut sums: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    for row in rows {
        let sum = sums.entry(&row.trial).or_default();
        *sum = (sum.0 + row.score as f64, sum.1 + 1.0);
    }
    sums.into_iter()
        .map(|(trial, (sum, games))| (trial, sum / games))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_not_worth_more_because_better_players_draw_it() {
        let row = |trial: &str, score, card: &str| Row {
            trial: trial.to_owned(),
            score,
            cards: vec![(1, card.to_owned())],
            ..Row::default()
        };
        let rows = [
            row("weak", 9, "ace"),
            row("weak", 11, "two"),
            row("good", 59, "two"),
            row("good", 61, "two"),
        ];
        let lines = card_lines(&rows.iter().collect::<Vec<_>>());
        let worth = |card| lines.iter().find(|line| line.card == card).unwrap().worth;
        assert!((worth("ace") + 1.0).abs() < 1e-9);
        assert!((worth("two") - 1.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn a_card_that_wins_is_worth_more_than_one_that_loses() {
        let row = |winner: u8| Row {
            players: 2,
            places: if winner == 1 { vec![1, 2] } else { vec![2, 1] },
            cards: vec![(winner, "ace".to_owned()), (3 - winner, "two".to_owned())],
            ..Row::default()
        };
        let rows: Vec<Row> = (0..20).map(|n| row(n % 2 + 1)).collect();
        let lines = card_lines(&rows.iter().collect::<Vec<_>>());
        assert_eq!(
            (lines[0].card.as_str(), lines[1].card.as_str()),
            ("ace", "two")
        );
        assert!((lines[0].worth - 50.0).abs() < 1e-9 && (lines[0].per_game - 1.0).abs() < 1e-9);
    }
}
