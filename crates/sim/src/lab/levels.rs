//! How strong each bot is, from the rows.

use super::row::Row;
use crate::arena::{Pairs, rate};
use crate::report::mean_ci95;
use std::cmp::Ordering;

/// A bot, its rating (or mean score where they co-operate) and the 95 % interval of that, the
/// best first.
pub fn level_ratings(
    rows: &[&Row],
    bots: &[String],
    seatings: u64,
) -> Vec<(String, f64, [f64; 2])> {
    let is_common = rows.first().is_some_and(|row| row.is_common());
    let mut rated: Vec<_> = if is_common {
        let scores = |bot: &String| {
            let own = rows.iter().filter(|row| row.bots.first() == Some(bot));
            own.map(|row| row.score as f64).collect::<Vec<_>>()
        };
        bots.iter()
            .map(|bot| {
                let (mean, ci95) = mean_ci95(&scores(bot));
                (bot.clone(), mean, ci95)
            })
            .collect()
    } else {
        let deals = pairs_by_deal(rows, bots, seatings);
        let ratings = rate(&deals, bots.len(), 1);
        bots.iter()
            .cloned()
            .zip(ratings)
            .map(|(bot, rating)| (bot, rating.elo, rating.ci95))
            .collect()
    };
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    rated
}

fn pairs_by_deal(rows: &[&Row], bots: &[String], seatings: u64) -> Vec<Pairs> {
    let deals = rows.len().div_ceil(seatings.max(1) as usize).max(1);
    let mut pairs = vec![Pairs::new(bots.len()); deals];
    for row in rows {
        let deal = &mut pairs[(row.game / seatings.max(1)) as usize];
        let number = |seat: usize| bots.iter().position(|bot| *bot == row.bots[seat]);
        for seat in 0..row.bots.len() {
            for other in seat + 1..row.bots.len() {
                if let (Some(a), Some(b)) = (number(seat), number(other))
                    && a != b
                {
                    let share = match row.places[seat].cmp(&row.places[other]) {
                        Ordering::Less => 1.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 0.0,
                    };
                    deal.meet(a, b, share);
                }
            }
        }
    }
    pairs
}
