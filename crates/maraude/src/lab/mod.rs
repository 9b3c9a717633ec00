//! `maraude lab`: a set of simulations, one page with plots, and the data.

mod data;
mod extras;

use crate::input::{Failure, entrants, game, progress, threads};
use clap::Args;
use data::Data;
use maraude_catalog::{Shelved, Visit, bot_names, complete_options, parse_options, visit};
use maraude_core::{BotSpec, Game, Setup};
use maraude_sim::lab::{Notes, Page, Plan, Row, Trial, write_page};
use maraude_sim::{Bout, in_order};
use std::ops::ControlFlow;
use std::path::PathBuf;

/// The bots that a study compares, the weakest first.
const LEVELS: [&str; 5] = ["random", "novice", "regular", "strong", "expert"];

/// Study a game: every level at every number of players, and all levels against each other.
/// Writes one page with plots, in one file, and beside it the data, one row a game. A study that
/// was interrupted goes on where it stopped. The same flags give the same page
/// on any machine and any number of threads.
#[derive(Args)]
pub(crate) struct Lab {
    /// The game (see `maraude games`).
    game: String,
    /// The page [default: lab-GAME.html]; the data go beside it, with the ending csv.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Games of each simulation of the quickest bots; those that think play fewer.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Everything random follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these bots [default: random and the four levels].
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Start again instead of going on with the data that are there.
    #[arg(long)]
    fresh: bool,
    /// How many threads [default: all cores].
    #[arg(long)]
    threads: Option<usize>,
}

impl Lab {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let id = game(&self.game)?.meta().id;
        visit(id, &self).expect("the game was just found")
    }

    fn bots<G: Shelved>(&self, bots: &'static [BotSpec<G>]) -> Vec<String> {
        if !self.bots.is_empty() {
            return self.bots.clone();
        }
        let known = bot_names(bots);
        let levels = LEVELS.into_iter().filter(|level| known.contains(level));
        let levels: Vec<&str> = levels.collect();
        let chosen = if levels.len() > 1 { levels } else { known };
        chosen.into_iter().map(str::to_owned).collect()
    }

    fn command(&self) -> String {
        let Self {
            game, games, seed, ..
        } = self;
        let bots = if self.bots.is_empty() {
            String::new()
        } else {
            format!(" --bots {}", self.bots.join(","))
        };
        format!("maraude lab {game} --games {games} --seed {seed}{bots}")
    }
}

impl Visit for &Lab {
    type Output = Result<(), Failure>;

    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) -> Self::Output {
        let id = <G as Game>::META.id;
        let default = || PathBuf::from(format!("lab-{id}.html"));
        let page_file = self.out.clone().unwrap_or_else(default);
        let data_file = page_file.with_extension("csv");
        let mut plan = Plan::new(&G::META, &self.bots(bots), extras::variants(id), self.games);
        let mut possible = Vec::new();
        for trial in plan.trials {
            let study = Study::<G>::new(&trial, bots, self.seed)?;
            // An option may narrow the number of players.
            if study.bout.deal(0).is_ok() {
                possible.push(trial);
            }
        }
        plan.trials = possible;
        let mut data = Data::open(&data_file, &plan, self.seed, self.fresh)?;
        let bar = progress(plan.games());
        bar.inc(data.rows().len() as u64);
        for trial in &plan.trials {
            bar.set_message(format!("{:<20}", trial.name));
            let from = data.games_of(trial);
            let study = Study::<G>::new(trial, bots, self.seed)?;
            in_order(
                from..trial.games,
                threads(self.threads),
                |game| study.row(game),
                |_, row| {
                    bar.inc(1);
                    data.add(row)?;
                    Ok(ControlFlow::Continue(()))
                },
            )?;
        }
        bar.finish_and_clear();
        let mut page = Page::new(&format!("{} in the lab", G::META.name));
        page.command(&self.command());
        write_page(&mut page, &G::META, &plan, data.rows());
        extras::write(&mut page, id, data.rows());
        std::fs::write(&page_file, page.finish())
            .map_err(|error| format!("{}: {error}", page_file.display()))?;
        println!("{} and {}", page_file.display(), data_file.display());
        Ok(())
    }
}

/// One trial, ready to be played.
struct Study<'a, G: Game> {
    trial: &'a Trial,
    bout: Bout<G>,
    seed: u64,
}

impl<'a, G: Shelved> Study<'a, G> {
    fn new(trial: &'a Trial, bots: &'static [BotSpec<G>], seed: u64) -> Result<Self, Failure> {
        let options: Vec<String> = trial.option.iter().cloned().collect();
        let given = parse_options(&G::META, &options)?;
        let bout = Bout {
            setup: Setup {
                seats: trial.players,
                options: complete_options::<G>(&given)?,
            },
            entrants: entrants(bots, &trial.bots)?,
            seatings: trial.seatings.clone(),
            seed,
            nodes: None,
        };
        Ok(Self { trial, bout, seed })
    }

    fn row(&self, game: u64) -> Result<Row, String> {
        let mut notes = Notes::default();
        let finished = self
            .bout
            .play(game, &mut notes)
            .map_err(|why| format!("{}, game {game}: {why}", self.trial.name))?;
        let seating = self.bout.seating(game).iter();
        let mut row = Row {
            trial: self.trial.name.clone(),
            options: self.trial.option.clone().unwrap_or_default(),
            players: self.trial.players,
            seed: self.seed,
            game,
            bots: seating.map(|&bot| self.trial.bots[bot].clone()).collect(),
            first: notes.first.unwrap_or(1),
            moves: finished.moves,
            clock_ms: finished.clock,
            cards: notes.cards,
            ..Row::default()
        };
        row.ended(&finished.outcome);
        Ok(row)
    }
}
