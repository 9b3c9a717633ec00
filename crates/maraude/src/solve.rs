//! `maraude solve`: what was possible on a deal, for players who see the piles.

use crate::input::{Failure, players};
use clap::{Args, Subcommand};
use maraude_catalog::{complete_options, parse_options};
use maraude_core::{Chance, Game, MAX_SEATS, Refusal, Setup};
use maraude_marne::solve::{Solved, WIDTH, solve};
use maraude_marne::{Marne, Options};
use maraude_sim::table_seed;
use serde::Serialize;

/// Search the deals of a simulation with open piles.
#[derive(Args)]
pub(crate) struct Solve {
    #[command(subcommand)]
    game: Solvable,
}

#[derive(Subcommand)]
enum Solvable {
    /// The best score found for each deal of `maraude sim marne` with the same flags. Players who
    /// knew every card to come could reach it; a better line may exist.
    Marne(Deals),
}

#[derive(Args)]
struct Deals {
    /// How many seats.
    #[arg(long)]
    players: Option<u8>,
    /// How many deals.
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// Everything random follows from it, as in `maraude sim`.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many positions are followed from turn to turn: more finds more, and takes longer.
    #[arg(long, default_value_t = WIDTH)]
    width: usize,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What came of it.
#[derive(Serialize)]
struct Found {
    game: &'static str,
    players: u8,
    games: u64,
    seed: u64,
    width: usize,
    mean: f64,
    scores: Vec<u8>,
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let Solvable::Marne(deals) = self.game;
        deals.run()
    }
}

impl Deals {
    fn run(self) -> Result<(), Failure> {
        let given = parse_options(&Marne::META, &self.options)?;
        let options = complete_options::<Marne>(&given)?;
        let seats = players::<Marne>(self.players, &options)?;
        let setup = Setup { seats, options };
        let mut scores = Vec::new();
        for index in 0..self.games {
            let Solved { score, positions } = self.solve(&setup, index)?;
            if !self.json {
                println!("deal {index}: {score} ({positions} positions)");
            }
            scores.push(score);
        }
        let sum: f64 = scores.iter().map(|&score| f64::from(score)).sum();
        let found = Found {
            game: Marne::META.id,
            players: seats,
            games: self.games,
            seed: self.seed,
            width: self.width,
            mean: sum / scores.len().max(1) as f64,
            scores,
        };
        if self.json {
            println!("{}", serde_json::to_string_pretty(&found)?);
        } else {
            println!("mean {:.2} of {} deals", found.mean, found.games);
        }
        Ok(())
    }

    /// The same deal as game `index` of a simulation with this seed.
    fn solve(&self, setup: &Setup<Options>, index: u64) -> Result<Solved, Failure> {
        let salts = &[b""; MAX_SEATS][..setup.seats.into()];
        let mut chance = Chance::new(&table_seed(self.seed, index), salts);
        let deal = Marne::new(setup, &mut chance)
            .map_err(|refusal| format!("{} forbids this set-up", refusal.clause()))?;
        Ok(solve(&deal, &chance, self.width))
    }
}
