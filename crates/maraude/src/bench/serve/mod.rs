//! `maraude bench serve`: many tables of a running house at once.

mod process;
mod report;
mod seats;
mod tally;

use crate::input::Failure;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use maraude_client::{Browser, Failed, Kept};
use process::Process;
use report::Report;
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tally::Tally;
use tokio::runtime::{Handle, Runtime};
use tokio::task::JoinSet;

/// Play at many tables of a running house at once: legal random moves, as fast as they are
/// acknowledged. Start the house with --no-limits. It starts nothing itself.
#[derive(Args, Clone)]
pub(crate) struct Serve {
    /// The address of the house, such as <http://127.0.0.1:8010>.
    #[arg(long)]
    url: String,
    /// The game; else the first on the shelf that is played in turns.
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// How many tables.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many players at each.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    players: u8,
    /// How many people watch the first table.
    #[arg(long, default_value_t = 0)]
    spectators: usize,
    /// For how long.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=86_400))]
    seconds: u64,
    /// Pause before each move, in milliseconds: from MIN to MAX.
    #[arg(long, value_name = "MIN-MAX", value_parser = think)]
    think: Option<(u32, u32)>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// The longest pause before a move, in milliseconds.
const MAX_THINK_MS: u32 = 24 * 60 * 60 * 1_000;

fn think(text: &str) -> Result<(u32, u32), String> {
    let bad = || "two numbers of milliseconds up to a day, such as 500-2000".to_owned();
    let (min, max) = text.split_once('-').ok_or_else(bad)?;
    let (min, max) = (
        min.parse().map_err(|_| bad())?,
        max.parse().map_err(|_| bad())?,
    );
    if min <= max && max <= MAX_THINK_MS {
        Ok((min, max))
    } else {
        Err(bad())
    }
}

/// Players and spectators have threads of their own: the measured delay of a move must not depend
/// on how fast the bench reads for thousands of spectators. Half of the cores are left to the house.
fn runtime() -> std::io::Result<Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.div_ceil(2))
        .enable_all()
        .build()
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (players, gallery) = (runtime()?, runtime()?);
        let report = players.block_on(self.measure(gallery.handle()))?;
        players.shutdown_background();
        gallery.shutdown_background();
        report.print(self.json);
        Ok(())
    }

    async fn measure(&self, gallery: &Handle) -> Result<Report, Failure> {
        let game = self.game_to_play().await?;
        let tally = Arc::new(Tally::default());
        let mut tasks = JoinSet::new();
        let (first, watched) = tokio::sync::watch::channel(String::new());
        let first = Arc::new(first);
        let kept = Arc::new(Kept::default());
        let bar = self.bar();
        for n in 0..self.tables {
            let (bench, game, tally) = (self.clone(), game.clone(), tally.clone());
            let (kept, first) = (kept.clone(), (n == 0).then(|| first.clone()));
            let play = async move { seats::play_table(&bench, &game, &tally, &kept, first).await };
            tasks.spawn(play);
        }
        for _ in 0..self.spectators {
            let (url, tally, watched) = (self.url.clone(), tally.clone(), watched.clone());
            let watch = async move { seats::watch(&url, &tally, watched).await };
            tasks.spawn_on(watch, gallery);
        }
        // All players sit down first; only then does the measurement start.
        let seated = Instant::now();
        while tally.seated() < self.tables || tally.watching() < self.spectators {
            if seated.elapsed() > Duration::from_secs(120) || tasks.is_empty() {
                return Err(
                    format!("not everybody could sit down: {}", tally.first_error()).into(),
                );
            }
            bar.set_message(format!(
                "{} tables, {} watching",
                tally.seated(),
                tally.watching()
            ));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let process = Process::listening_at(&self.url);
        tally.begin();
        let began = Instant::now();
        let before = process.as_ref().and_then(Process::cpu);
        while began.elapsed() < Duration::from_secs(self.seconds) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            bar.set_position(began.elapsed().as_millis() as u64);
            bar.set_message(format!("{} moves", tally.moves()));
        }
        let took = began.elapsed();
        tally.end();
        let after = process.as_ref().and_then(Process::cpu);
        let rss = process.as_ref().and_then(Process::rss);
        tasks.abort_all();
        bar.finish_and_clear();
        let cpu = before.zip(after).map(|(before, after)| after.since(before));
        Ok(Report::new(&tally, took, rss, cpu))
    }

    fn bar(&self) -> ProgressBar {
        let bar = ProgressBar::new(self.seconds * 1_000);
        let style = ProgressStyle::with_template("{bar:40} {msg}").expect("a template");
        bar.set_style(style);
        if self.json {
            bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        bar
    }

    /// The game, if the house has it for this number of players.
    async fn game_to_play(&self) -> Result<String, Failure> {
        let games = self.games().await;
        let games = games.map_err(|error| format!("no house answers at {}: {error}", self.url))?;
        let id = |game: &Value| game["meta"]["id"].as_str().unwrap_or_default().to_owned();
        let wanted = |game: &&Value| match &self.game {
            Some(wanted) => id(game) == *wanted,
            None => game["meta"]["pace"] == "turn_based",
        };
        let Some(game) = games.iter().find(wanted) else {
            let known: Vec<_> = games.iter().map(id).collect();
            let wanted = self.game.as_deref().unwrap_or("of turns");
            return Err(format!("the house has no game {wanted}, but {}", known.join(", ")).into());
        };
        let seats = |at: usize| game["meta"]["seats"][at].as_u64().unwrap_or_default();
        let (least, most) = (seats(0), seats(1));
        if !(least..=most).contains(&self.players.into()) {
            let id = id(game);
            return Err(format!("{id} takes {least} to {most} players (--players)").into());
        }
        Ok(id(game))
    }

    async fn games(&self) -> Result<Vec<Value>, Failed> {
        let visitor = Browser::new(&self.url).await?;
        let games = visitor.get("/api/games").await?.json();
        Ok(games["games"].as_array().cloned().unwrap_or_default())
    }
}
