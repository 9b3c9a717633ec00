//! `maraude board`: a game's board as a picture.

use crate::input::{Failure, game, language};
use clap::Args;
use maraude_catalog::{Shelved, Visit, complete_options, parse_options, visit};
use maraude_core::BotSpec;
use maraude_words::Language;
use std::path::PathBuf;

/// Draw a game's board as a picture.
#[derive(Args)]
pub(crate) struct Board {
    /// The game (see `maraude games`).
    game: String,
    /// Where to write the SVG.
    #[arg(long, value_name = "FILE")]
    svg: PathBuf,
    /// An option of the game, as key=value; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The language of the names: fr or en.
    #[arg(long, default_value = "fr", value_parser = language)]
    lang: Language,
}

impl Board {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let id = game(&self.game)?.meta().id;
        let picture = visit(id, &self).expect("the game was just found")?;
        std::fs::write(&self.svg, picture)
            .map_err(|error| format!("{}: {error}", self.svg.display()).into())
    }
}

impl Visit for &Board {
    type Output = Result<String, Failure>;

    fn visit<G: Shelved>(self, _: &'static [BotSpec<G>]) -> Self::Output {
        let options = complete_options::<G>(&parse_options(&G::META, &self.options)?)?;
        G::ABILITIES
            .board_svg(&options, self.lang.code())
            .ok_or_else(|| format!("{} has no board that stands still", G::META.id).into())
    }
}
