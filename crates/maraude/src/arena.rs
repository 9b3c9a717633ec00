//! `maraude arena`: bots against bots, rated.

use crate::deal::Deal;
use crate::input::{Failure, entrants, game, progress, threads};
use clap::Args;
use maraude_catalog::{Shelved, Visit, visit};
use maraude_core::{Aim, BotSpec};
use maraude_sim::Bout;
use maraude_sim::arena::{Arena as Field, ArenaReport, seatings};

/// Let bots play each other and rate them: Elo points with intervals, or mean scores where they
/// co-operate. Every deal is played by every seating, so luck is shared. The same flags give the
/// same table on any machine and any number of threads.
#[derive(Args)]
pub(crate) struct Arena {
    /// The game (see `maraude games`).
    game: String,
    /// The bots, two or more; in a co-operative game one will do.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u64,
    #[command(flatten)]
    deal: Deal,
    /// Stop as soon as the first bot is known to be better than the second, or not.
    #[arg(long)]
    sprt: bool,
    /// How many threads [default: all cores].
    #[arg(long)]
    threads: Option<usize>,
    /// Search nodes a decision, for bots that search [default: each bot's own].
    #[arg(long)]
    nodes: Option<u32>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let id = game(&self.game)?.meta().id;
        let report = visit(id, &self).expect("the game was just found")?;
        if self.json {
            println!("{}", serde_json::to_string_pretty(&report)?);
        } else {
            print_table(&report);
        }
        Ok(())
    }

    fn bout<G: Shelved>(&self, bots: &'static [BotSpec<G>]) -> Result<Bout<G>, Failure> {
        let aim = G::META.aim;
        let least = if aim == Aim::Competitive || self.sprt {
            2
        } else {
            1
        };
        if self.bots.len() < least {
            return Err("name two bots or more".into());
        }
        if self.bots.len() > 8 {
            return Err("eight bots at most".into());
        }
        let fewest = G::META
            .seats
            .0
            .max(if aim == Aim::Competitive { 2 } else { 1 });
        let setup = self.deal.setup::<G>(Some(fewest))?;
        if setup.seats < 2 && aim == Aim::Competitive {
            return Err("bots that compete need two seats".into());
        }
        Ok(Bout {
            entrants: entrants(bots, &self.bots)?,
            seatings: seatings(self.bots.len(), setup.seats, aim),
            setup,
            seed: self.deal.seed,
            nodes: self.nodes,
        })
    }
}

impl Visit for &Arena {
    type Output = Result<ArenaReport, Failure>;

    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) -> Self::Output {
        let bout = self.bout(bots)?;
        bout.deal(0).map_err(|why| why.to_string())?;
        let field = Field {
            bout,
            games: self.games,
            sprt: self.sprt,
        };
        let bar = progress(self.games);
        let report = field.run(threads(self.threads), &|games| bar.inc(games))?;
        bar.finish_and_clear();
        Ok(report)
    }
}

fn print_table(report: &ArenaReport) {
    println!(
        "{} · {} players · {} games · seed {}",
        report.game, report.players, report.games, report.seed
    );
    let scores = report.table.iter().any(|line| line.score.is_some());
    let head = if scores { "score" } else { "rating" };
    println!("{:<12} {head:>8}  {:<18} {:>7}", "bot", "95 %", "games");
    for line in &report.table {
        let [low, high] = line.ci95;
        let (height, interval) = match (line.rating, line.score) {
            (Some(rating), _) => (format!("{rating:+.0}"), format!("{low:+.0} to {high:+.0}")),
            (_, score) => {
                let score = score.unwrap_or(0.0);
                (format!("{score:.2}"), format!("{low:.2} to {high:.2}"))
            }
        };
        println!(
            "{:<12} {height:>8}  {interval:<18} {:>7}",
            line.bot, line.games
        );
    }
    if let Some(sprt) = &report.sprt {
        println!(
            "{} better than {}: {} (log likelihood ratio {:+.2})",
            sprt.better, sprt.than, sprt.verdict, sprt.llr
        );
    }
}
