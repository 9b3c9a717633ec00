//! `maraude solve`: the best score of a deal, for players who see the piles.

use crate::deal::Deal;
use crate::input::{Failure, entrants};
use clap::{Args, Subcommand};
use maraude_core::Game;
use maraude_marne::Marne;
use maraude_marne::solve::{Solved, WIDTH, solve};
use maraude_sim::{Contest, Tally};
use serde::Serialize;

/// The bot that plays each deal without seeing the piles.
const PLANNER: &str = "planner";

/// Search the deals of a simulation with open piles.
#[derive(Args)]
pub(crate) struct Solve {
    #[command(subcommand)]
    game: Solvable,
}

#[derive(Subcommand)]
enum Solvable {
    /// The best score found for each deal of `maraude sim marne` with the same flags, beside the
    /// planner's score. Players who knew every card to come could reach it; a better line may
    /// exist, up to all 76 points.
    Marne(Deals),
}

#[derive(Args)]
struct Deals {
    #[command(flatten)]
    deal: Deal,
    /// How many deals.
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// How many positions are followed from turn to turn: more finds more, and takes longer.
    #[arg(long, default_value_t = WIDTH)]
    width: usize,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The result of the search.
#[derive(Serialize)]
struct Found {
    game: &'static str,
    players: u8,
    games: u64,
    seed: u64,
    width: usize,
    /// The mean of the best scores found.
    mean: f64,
    scores: Vec<u8>,
    /// The planner's scores on the same deals, as in `maraude sim --bots planner`.
    planner: Vec<u8>,
    planner_mean: f64,
    /// The mean over the deals of the planner's score by the best one found.
    planner_ratio: f64,
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let Solvable::Marne(deals) = self.game;
        deals.run()
    }
}

impl Deals {
    fn run(self) -> Result<(), Failure> {
        let contest = self.contest()?;
        let (mut scores, mut planner) = (Vec::new(), Vec::new());
        for index in 0..self.games {
            let fail = |why| format!("deal {index}: {why}");
            let played = contest.play(index, &mut Tally::default()).map_err(fail)?;
            let blind = u8::try_from(played.outcome.score())?;
            let (deal, chance) = contest.deal(index).map_err(fail)?;
            let Solved { score, positions } = solve(&deal, &chance, self.width);
            // The planner's score was possible too.
            let best = score.max(blind);
            if !self.json {
                println!("deal {index}: {best}, planner {blind} ({positions} positions)");
            }
            scores.push(best);
            planner.push(blind);
        }
        let found = self.found(contest.setup.seats, scores, planner);
        if self.json {
            println!("{}", serde_json::to_string_pretty(&found)?);
        } else {
            println!(
                "mean {:.2} of {} deals, planner {:.2}, ratio {:.3}",
                found.mean, found.games, found.planner_mean, found.planner_ratio
            );
        }
        Ok(())
    }

    /// The planner alone, on the deals of a simulation with this seed.
    fn contest(&self) -> Result<Contest<Marne>, Failure> {
        Ok(Contest {
            setup: self.deal.setup::<Marne>(None)?,
            entrants: entrants(&maraude_marne::BOTS, &[PLANNER.to_owned()])?,
            games: self.games,
            seed: self.deal.seed,
            nodes: None,
        })
    }

    fn found(&self, players: u8, scores: Vec<u8>, planner: Vec<u8>) -> Found {
        let mean = |values: &mut dyn Iterator<Item = f64>| {
            values.sum::<f64>() / scores.len().max(1) as f64
        };
        Found {
            game: Marne::META.id,
            players,
            games: self.games,
            seed: self.deal.seed,
            width: self.width,
            mean: mean(&mut scores.iter().map(|&score| score.into())),
            planner_mean: mean(&mut planner.iter().map(|&score| score.into())),
            planner_ratio: mean(&mut planner.iter().zip(&scores).map(|(&blind, &best)| {
                // 0 of 0 points counts as all of them.
                if best == 0 {
                    1.0
                } else {
                    f64::from(blind) / f64::from(best)
                }
            })),
            scores,
            planner,
        }
    }
}
