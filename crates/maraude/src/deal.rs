//! The flags by which several verbs set up their games.

use crate::input::{Failure, players};
use clap::Args;
use maraude_catalog::{Shelved, complete_options, parse_options};
use maraude_core::Setup;

/// How games are set up.
#[derive(Args)]
pub(crate) struct Deal {
    /// How many seats [default: one for each bot where bots are named by seat, else the fewest
    /// that the game takes; two at least if bots compete].
    #[arg(long)]
    players: Option<u8>,
    /// Everything random follows from it.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl Deal {
    /// The set-up of a game; with `usual` seats if no number was asked for.
    pub(crate) fn setup<G: Shelved>(
        &self,
        usual: Option<u8>,
    ) -> Result<Setup<G::Options>, Failure> {
        let given = parse_options(&G::META, &self.options)?;
        let options = complete_options::<G>(&given)?;
        let seats = players::<G>(self.players.or(usual), &options)?;
        Ok(Setup { seats, options })
    }
}
