//! Strength on the Elo scale: the Bradley-Terry model, with intervals by resampling deals.

use super::pairs::Pairs;
use maraude_core::{Luck, bot_rng};

/// How often the deals are drawn again for the intervals.
const RESAMPLES: usize = 400;

/// Rounds of the fit; it settles long before.
const ROUNDS: usize = 300;

/// Games of a tie between every two that nobody played: keeps a bot that won them all finite.
const PRIOR: f64 = 0.5;

/// Points of Elo for a factor of e.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The strength of a bot: the mean of all is 0; 400 more is ten wins to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub elo: f64,
    /// The 95 % interval.
    pub ci95: [f64; 2],
}

/// Rates bots by the comparisons of each deal. Games on one deal are not independent of each
/// other, nor are the seats of one game, so whole deals are resampled for the intervals.
pub fn rate(deals: &[Pairs], bots: usize, seed: u64) -> Vec<Rating> {
    let all = sum(deals.iter(), bots);
    let elo = fit(&all);
    let mut rng = bot_rng(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    for _ in 0..RESAMPLES {
        let again = (0..deals.len()).map(|_| &deals[rng.below(deals.len() as u32) as usize]);
        for (bot, elo) in fit(&sum(again, bots)).into_iter().enumerate() {
            drawn[bot].push(elo);
        }
    }
    (0..bots)
        .map(|bot| {
            drawn[bot].sort_by(f64::total_cmp);
            let at = |share: f64| drawn[bot][(share * (RESAMPLES - 1) as f64).round() as usize];
            // Few deals resample to themselves: never claim more than independent games would.
            let least = 1.96 * doubt(&all, &elo, bot);
            Rating {
                elo: elo[bot],
                ci95: [
                    at(0.025).min(elo[bot] - least),
                    at(0.975).max(elo[bot] + least),
                ],
            }
        })
        .collect()
}

fn sum<'a>(deals: impl Iterator<Item = &'a Pairs>, bots: usize) -> Pairs {
    let mut all = Pairs::new(bots);
    deals.for_each(|deal| all.add(deal));
    all
}

/// The most likely strengths (Hunter's algorithm), their mean at 0.
fn fit(pairs: &Pairs) -> Vec<f64> {
    let bots = pairs.bots();
    let mut strengths = vec![1.0f64; bots];
    for _ in 0..ROUNDS {
        for a in 0..bots {
            let (mut wins, mut weight) = (0.0, 0.0);
            for b in (0..bots).filter(|&b| b != a) {
                wins += pairs.wins(a, b) + PRIOR / 2.0;
                weight += (pairs.met(a, b) + PRIOR) / (strengths[a] + strengths[b]);
            }
            if weight > 0.0 {
                strengths[a] = wins / weight;
            }
        }
        let mean = strengths.iter().map(|s| s.ln()).sum::<f64>() / bots as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
    }
    strengths.iter().map(|s| s.ln() * ELO).collect()
}

/// The standard error of one strength if every comparison were a game of its own.
fn doubt(pairs: &Pairs, elo: &[f64], bot: usize) -> f64 {
    let known: f64 = (0..pairs.bots())
        .filter(|&other| other != bot)
        .map(|other| {
            let wins = 1.0 / (1.0 + ((elo[other] - elo[bot]) / ELO).exp());
            (pairs.met(bot, other) + PRIOR) * wins * (1.0 - wins)
        })
        .sum();
    ELO / known.max(1e-9).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(share: f64, games: usize) -> Vec<Pairs> {
        let won = (share * games as f64).round() as usize;
        (0..games)
            .map(|game| {
                let mut pairs = Pairs::new(2);
                pairs.meet(0, 1, if game < won { 1.0 } else { 0.0 });
                pairs
            })
            .collect()
    }

    #[test]
    fn three_wins_in_four_are_about_191_points() {
        let rated = rate(&deals(0.75, 400), 2, 1);
        let apart = rated[0].elo - rated[1].elo;
        assert!((apart - 190.8).abs() < 1.5, "{apart}");
        assert!(rated[0].ci95[0] > rated[1].ci95[1]);
        assert!((rated[0].elo + rated[1].elo).abs() < 1e-6);
    }

    #[test]
    fn equals_overlap_and_more_games_say_more() {
        let few = rate(&deals(0.5, 40), 2, 1);
        let many = rate(&deals(0.5, 4_000), 2, 1);
        let width = |rating: &Rating| rating.ci95[1] - rating.ci95[0];
        assert!(few[0].ci95[0] < 0.0 && few[0].ci95[1] > 0.0);
        assert!(width(&many[0]) * 5.0 < width(&few[0]));
    }

    #[test]
    fn who_wins_them_all_stays_finite_and_one_deal_proves_nothing() {
        let rated = rate(&deals(1.0, 50), 2, 1);
        assert!(rated[0].elo.is_finite() && rated[0].elo > 150.0);
        let once = rate(&deals(1.0, 1), 2, 1);
        assert!(once[0].ci95[0] < once[1].ci95[1]);
    }

    #[test]
    fn strength_is_carried_over_a_third() {
        let mut pairs = Pairs::new(3);
        for _ in 0..300 {
            pairs.meet(0, 1, 0.75);
            pairs.meet(1, 2, 0.75);
        }
        let rated = rate(&[pairs], 3, 1);
        assert!((rated[0].elo - rated[2].elo - 381.0).abs() < 10.0);
    }
}
