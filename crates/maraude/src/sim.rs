//! `maraude sim`: games with bots, counted.

use crate::deal::Deal;
use crate::input::{Failure, entrants, game, progress, threads};
use clap::Args;
use indicatif::ProgressBar;
use maraude_catalog::{Shelved, Visit, visit};
use maraude_core::{BotSpec, Game};
use maraude_sim::{Contest, Progress, Report, Tally, plot, run};
use std::path::PathBuf;
use std::time::Instant;

/// Play games with bots and count the results. The same flags give the same games on any machine
/// and any number of threads.
#[derive(Args)]
pub(crate) struct Sim {
    /// The game (see `maraude games`).
    game: String,
    #[command(flatten)]
    deal: Deal,
    /// One bot for all seats, or one for each seat; they move on by one seat from game to game.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// How many threads [default: all cores].
    #[arg(long)]
    threads: Option<usize>,
    /// Search nodes a decision, for bots that search [default: each bot's own].
    #[arg(long)]
    nodes: Option<u32>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write one finished journal per game into this folder.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Draw score and length as an SVG picture.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

impl Sim {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let id = game(&self.game)?.meta().id;
        let (report, tally) = visit(id, &self).expect("the game was just found")?;
        if let Some(file) = &self.plot {
            std::fs::write(file, plot(&report, &tally)?)
                .map_err(|error| format!("{}: {error}", file.display()))?;
        }
        if self.json {
            println!("{}", serde_json::to_string_pretty(&report)?);
        } else {
            print_table(&report);
        }
        Ok(())
    }

    fn contest<G: Shelved>(&self, bots: &'static [BotSpec<G>]) -> Result<Contest<G>, Failure> {
        let named = (self.bots.len() > 1).then_some(self.bots.len() as u8);
        let setup = self.deal.setup::<G>(named)?;
        let players = setup.seats;
        if self.bots.len() != 1 && self.bots.len() != usize::from(players) {
            return Err(format!("name one bot for all seats or {players}, one for each").into());
        }
        Ok(Contest {
            setup,
            entrants: entrants(bots, &self.bots)?,
            games: self.games,
            seed: self.deal.seed,
            nodes: self.nodes,
        })
    }
}

impl Visit for &Sim {
    type Output = Result<(Report, Tally), Failure>;

    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) -> Self::Output {
        let contest = self.contest(bots)?;
        // A set-up that the rules refuse is reported at once, not by the first thread.
        contest.deal(0).map_err(|why| why.to_string())?;
        if let Some(dir) = &self.record {
            std::fs::create_dir_all(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
        }
        let threads = threads(self.threads);
        let bar = Bar::new(self, <G as Game>::META.id);
        let start = Instant::now();
        let tally = run(&contest, threads, &bar)?;
        let seconds = start.elapsed().as_secs_f64();
        bar.shown.finish_and_clear();
        let report = Report::new(
            G::META.id,
            contest.setup.seats,
            self.deal.seed,
            &self.bots,
            &tally,
            seconds,
            threads,
        );
        Ok((report, tally))
    }
}

/// The progress bar, on a terminal only, and the folder of journals.
struct Bar<'a> {
    shown: ProgressBar,
    record: Option<&'a PathBuf>,
    name: String,
}

impl<'a> Bar<'a> {
    fn new(sim: &'a Sim, id: &str) -> Self {
        Self {
            shown: progress(sim.games),
            record: sim.record.as_ref(),
            name: format!("{id}-seed{}", sim.deal.seed),
        }
    }
}

impl Progress for Bar<'_> {
    fn done(&self, games: u64) {
        self.shown.inc(games);
    }

    fn wants_journals(&self) -> bool {
        self.record.is_some()
    }

    fn keep(&self, index: u64, journal: &str) -> Result<(), String> {
        let Some(dir) = self.record else {
            return Ok(());
        };
        let file = dir.join(format!("{}-{index:06}.journal", self.name));
        std::fs::write(&file, journal).map_err(|error| format!("{}: {error}", file.display()))
    }
}

fn print_table(report: &Report) {
    println!(
        "{} · {} players · {} games · seed {}",
        report.game, report.players, report.games, report.seed
    );
    println!("{:<12} {:>7}  95 %", "bot", "wins");
    for entrant in &report.entrants {
        let [low, high] = entrant.ci95;
        println!(
            "{:<12} {:>6.1}%  {:.1}-{:.1}%",
            entrant.bot,
            entrant.wins * 100.0,
            low * 100.0,
            high * 100.0
        );
    }
    let seats: Vec<_> = report
        .seats
        .iter()
        .map(|share| format!("{:.1}%", share * 100.0))
        .collect();
    println!("wins by seat {}", seats.join("  "));
    println!(
        "{:<8}{:>6}{:>6}{:>6}{:>8}{:>6}{:>6}{:>6}{:>9}",
        "", "min", "p05", "p25", "median", "p75", "p95", "max", "mean"
    );
    for (name, q) in [("score", report.score), ("length", report.length)] {
        println!(
            "{name:<8}{:>6}{:>6}{:>6}{:>8}{:>6}{:>6}{:>6}{:>9.2}",
            q.min, q.p05, q.p25, q.median, q.p75, q.p95, q.max, q.mean
        );
    }
    for (ending, games) in &report.endings {
        println!("ended by {ending}: {games}");
    }
    println!(
        "{:.0} games/s, {:.0} moves/s on {} threads",
        report.games_per_s, report.moves_per_s, report.threads
    );
}
