//! Maraude: a game house open day and night. One file per verb.

mod arena;
mod board;
mod games;
mod input;
mod lab;
mod replay;
mod sim;
mod turbo;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A game house open day and night: four taxi board games.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// List the games with their options and bots.
    Games(games::Games),
    /// Draw a game's board as a picture.
    Board(board::Board),
    /// Play games with bots and count what comes of them.
    Sim(sim::Sim),
    /// Let bots play each other and rate them.
    Arena(arena::Arena),
    /// Study a game: a set of simulations, one page with plots, and the data.
    Lab(lab::Lab),
    /// Solve a puzzle of Turbo, or count them all.
    Turbo(turbo::Turbo),
    /// Tell a finished game again, in words or as JSON lines.
    Replay(replay::Replay),
    /// Check a finished journal: dice, every move, outcome, and the file itself.
    Verify(verify::Verify),
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Games(verb) => verb.run(),
        Verb::Board(verb) => verb.run(),
        Verb::Sim(verb) => verb.run(),
        Verb::Arena(verb) => verb.run(),
        Verb::Lab(verb) => verb.run(),
        Verb::Turbo(verb) => verb.run(),
        Verb::Replay(verb) => verb.run(),
        Verb::Verify(verb) => verb.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("maraude: {why}");
            ExitCode::FAILURE
        }
    }
}
