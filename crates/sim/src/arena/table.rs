//! The arena itself, and its report.

use super::pairs::Pairs;
use super::rating::rate;
use super::sprt::{Sprt, Verdict};
use crate::bout::Bout;
use crate::ordered::in_order;
use crate::record::Off;
use crate::report::mean_ci95;
use maraude_core::{Aim, Game, Standing};
use serde::Serialize;
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// Bots that play each other.
pub struct Arena<G: Game> {
    /// Who plays what; the seatings of [`seatings`](super::seatings).
    pub bout: Bout<G>,
    /// How many games at most.
    pub games: u64,
    /// Whether to stop as soon as the first bot is known to be better than the second, or not.
    pub sprt: bool,
}

/// The result of the games.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// Everything random followed from it.
    pub seed: u64,
    /// The bots, the best first.
    pub table: Vec<RatedBot>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
}

/// A bot in the table.
#[derive(Clone, Debug, Serialize)]
pub struct RatedBot {
    /// Its name.
    pub bot: String,
    /// Its strength on the Elo scale, where bots compete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// Its mean score, where they co-operate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// The 95 % interval of that.
    pub ci95: [f64; 2],
    /// Games it took part in.
    pub games: u64,
}

/// What the sequential test says.
#[derive(Clone, Debug, Serialize)]
pub struct SprtReport {
    /// The bot that may be better,
    pub better: String,
    /// than this one.
    pub than: String,
    /// `yes`, `no` or `open`.
    pub verdict: &'static str,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
}

/// The games of one deal, added up.
struct Deal {
    games: u64,
    pairs: Pairs,
    scores: Vec<Vec<f64>>,
}

/// The sums over all deals so far.
struct Totals {
    deals: Vec<Pairs>,
    scores: Vec<Vec<f64>>,
    games: Vec<u64>,
    sprt: Sprt,
}

impl<G: Game> Arena<G> {
    /// Plays all games. Calls `done` with the number of games after each deal.
    pub fn run(&self, threads: usize, done: &impl Fn(u64)) -> Result<ArenaReport, String> {
        let bots = self.bout.entrants.len();
        let mut totals = Totals {
            deals: Vec::new(),
            scores: vec![Vec::new(); bots],
            games: vec![0; bots],
            sprt: Sprt::default(),
        };
        let deals = self.games.div_ceil(self.bout.seatings.len() as u64);
        let mut played = 0;
        in_order(
            0..deals,
            threads,
            |deal| self.play(deal),
            |number, deal| {
                done(deal.games);
                played += deal.games;
                self.enter(number, deal, &mut totals);
                let is_known = self.sprt && totals.sprt.verdict() != Verdict::Open;
                Ok(if is_known {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        )?;
        Ok(self.report(played, &totals))
    }

    fn games_of(&self, deal: u64) -> std::ops::Range<u64> {
        let each = self.bout.seatings.len() as u64;
        deal * each..((deal + 1) * each).min(self.games)
    }

    fn play(&self, number: u64) -> Result<Deal, String> {
        let bots = self.bout.entrants.len();
        let mut deal = Deal {
            games: 0,
            pairs: Pairs::new(bots),
            scores: vec![Vec::new(); bots],
        };
        for index in self.games_of(number) {
            let finished = self
                .bout
                .play(index, &mut Off)
                .map_err(|why| format!("game {index}: {why}"))?;
            let seating = self.bout.seating(index);
            deal.games += 1;
            deal.pairs.game(seating, &finished.outcome);
            if let Standing::Common(score) = finished.outcome.standing {
                deal.scores[seating[0]].push(score.into());
            }
        }
        if let [first, second, ..] = &deal.scores[..]
            && let ([a], [b]) = (&first[..], &second[..])
        {
            let share = match a.total_cmp(b) {
                Ordering::Less => 0.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 1.0,
            };
            deal.pairs.meet(0, 1, share);
        }
        Ok(deal)
    }

    fn enter(&self, number: u64, deal: Deal, totals: &mut Totals) {
        for index in self.games_of(number) {
            let seating = self.bout.seating(index);
            for (bot, games) in totals.games.iter_mut().enumerate() {
                *games += u64::from(seating.contains(&bot));
            }
        }
        if deal.pairs.bots() > 1 && deal.pairs.met(0, 1) > 0.0 {
            let share = deal.pairs.wins(0, 1) / deal.pairs.met(0, 1);
            totals.sprt.deal(share);
        }
        totals.deals.push(deal.pairs);
        for (all, new) in totals.scores.iter_mut().zip(deal.scores) {
            all.extend(new);
        }
    }

    fn report(&self, games: u64, totals: &Totals) -> ArenaReport {
        let names = || {
            self.bout
                .entrants
                .iter()
                .map(|entrant| entrant.name.clone())
        };
        let mut table: Vec<RatedBot> = if G::META.aim == Aim::Cooperative {
            let scored = names().zip(&totals.scores).zip(&totals.games);
            let line = |((bot, scores), games): ((String, &Vec<f64>), &u64)| {
                let (mean, ci95) = mean_ci95(scores);
                RatedBot {
                    bot,
                    rating: None,
                    score: Some(mean),
                    ci95,
                    games: *games,
                }
            };
            scored.map(line).collect()
        } else {
            let ratings = rate(&totals.deals, totals.games.len(), self.bout.seed);
            let line = |((bot, rating), games): ((String, super::Rating), &u64)| RatedBot {
                bot,
                rating: Some(rating.elo),
                score: None,
                ci95: rating.ci95,
                games: *games,
            };
            names().zip(ratings).zip(&totals.games).map(line).collect()
        };
        let height = |line: &RatedBot| line.rating.or(line.score).unwrap_or(0.0);
        table.sort_by(|a, b| height(b).total_cmp(&height(a)));
        ArenaReport {
            game: G::META.id,
            players: self.bout.setup.seats,
            games,
            seed: self.bout.seed,
            table,
            sprt: self.sprt.then(|| self.verdict(&totals.sprt)),
        }
    }

    fn verdict(&self, sprt: &Sprt) -> SprtReport {
        SprtReport {
            better: self.bout.entrants[0].name.clone(),
            than: self.bout.entrants[1].name.clone(),
            verdict: match sprt.verdict() {
                Verdict::Better => "yes",
                Verdict::NotBetter => "no",
                Verdict::Open => "open",
            },
            llr: sprt.llr(),
        }
    }
}
