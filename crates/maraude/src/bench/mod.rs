//! `maraude bench`: how fast something is.

mod bots;
mod machine;
mod relay;
mod serve;

use crate::input::Failure;
use clap::{Args, Subcommand};

/// Measure how fast something is.
#[derive(Args)]
pub(crate) struct Bench {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play at many tables of a running house at once.
    Serve(serve::Serve),
    /// Measure how long bots think, and how fast the search is.
    Bots(bots::Bots),
    /// Measure the machine itself, to compare other figures with.
    Machine(machine::Machine),
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.what {
            What::Serve(serve) => serve.run(),
            What::Bots(bots) => bots.run(),
            What::Machine(machine) => machine.run(),
        }
    }
}
