//! The command line of Maraude: one file per verb.
//!
//! Each verb reads its arguments and calls the crate that does the work; nothing is decided here.

mod arena;
mod backup;
mod bench;
mod board;
mod check;
mod data;
mod deal;
mod export;
mod games;
mod import;
mod input;
mod lab;
mod replay;
mod restore;
mod serve;
mod sim;
mod solve;
mod turbo;
mod verify;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// Strings are allocated on one thread and dropped on another, tens of thousands a second
/// (docs/performance.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A game house open day and night: four taxi board games.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Open the house: serve its tables to browsers.
    Serve(serve::Serve),
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
    /// Find the best score of a deal, for players who see the piles.
    Solve(solve::Solve),
    /// Print a finished game again, in words or as JSON lines.
    Replay(replay::Replay),
    /// Check a finished journal: dice, every move, outcome, and the file itself.
    Verify(verify::Verify),
    /// Check that everything the house keeps is as it was written.
    Check(check::Check),
    /// Copy everything the house keeps into one file, also while it is open.
    Backup(backup::Backup),
    /// Put a backup back in place.
    Restore(restore::Restore),
    /// Write the journal of a table into a file.
    Export(export::Export),
    /// Make a table from a journal.
    Import(import::Import),
    /// Measure how fast something is.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        Verb::Serve(verb) => verb.run(),
        Verb::Games(verb) => verb.run(),
        Verb::Board(verb) => verb.run(),
        Verb::Sim(verb) => verb.run(),
        Verb::Arena(verb) => verb.run(),
        Verb::Lab(verb) => verb.run(),
        Verb::Turbo(verb) => verb.run(),
        Verb::Solve(verb) => verb.run(),
        Verb::Replay(verb) => verb.run(),
        Verb::Verify(verb) => verb.run(),
        Verb::Check(verb) => verb.run(),
        Verb::Backup(verb) => verb.run(),
        Verb::Restore(verb) => verb.run(),
        Verb::Export(verb) => verb.run(),
        Verb::Import(verb) => verb.run(),
        Verb::Bench(verb) => verb.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("maraude: {why}");
            ExitCode::FAILURE
        }
    }
}
