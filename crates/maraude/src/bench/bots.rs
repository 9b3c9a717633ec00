//! `maraude bench bots`: how long bots think, and how fast the search is.

use crate::deal::Deal;
use crate::input::{Failure, entrants, game, progress};
use clap::Args;
use maraude_bots::{Ismcts, Plain, SearchSettings};
use maraude_catalog::{Shelved, Visit, visit};
use maraude_core::{Bot, BotSpec, Budget, Decision, Game, Pace, Seat, Seen};
use maraude_sim::{Bout, Entrant, Off, bot_seed, play};
use serde::Serialize;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Measure on one core how long the bots of a game think, each at a table with itself, and how many
/// nodes a second the search that plays any turn-based game (`ismcts`) looks at.
#[derive(Args)]
pub(crate) struct Bots {
    /// The game (see `maraude games`).
    game: String,
    /// Which bots.
    #[arg(
        long = "bots",
        value_delimiter = ',',
        default_value = "novice,regular,strong,expert"
    )]
    named: Vec<String>,
    #[command(flatten)]
    deal: Deal,
    /// How many games of each.
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The thinking times of one bot.
#[derive(Serialize)]
pub(crate) struct Line {
    bot: String,
    decisions: usize,
    mean_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes_per_s: Option<f64>,
}

impl Bots {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let id = game(&self.game)?.meta().id;
        let lines = visit(id, self).expect("the game was just found")?;
        if self.json {
            println!("{}", serde_json::to_string_pretty(&lines)?);
            return Ok(());
        }
        println!("bot        decisions    mean ms     p99 ms     max ms    nodes/s");
        for line in lines {
            let nodes = line
                .nodes_per_s
                .map_or("–".to_owned(), |n| format!("{n:.0}"));
            println!(
                "{:<10} {:>9} {:>10.3} {:>10.3} {:>10.3} {nodes:>10}",
                line.bot, line.decisions, line.mean_ms, line.p99_ms, line.max_ms
            );
        }
        Ok(())
    }

    /// Lets one bot play with itself.
    fn line<G: Shelved>(
        &self,
        bout: &Bout<G>,
        bot: &str,
        make: impl Fn(u64) -> Box<dyn Thinks<G>>,
    ) -> Result<Line, Failure> {
        let heard = Arc::new(Mutex::new(Thinking::default()));
        let bar = progress(self.games);
        bar.set_message(bot.to_owned());
        for index in 0..self.games {
            let (game, chance) = bout.deal(index)?;
            let mut seats: Vec<Box<dyn Bot<G>>> = Seat::all(bout.setup.seats)
                .map(|seat| {
                    let bot = make(bot_seed(self.deal.seed, index, seat));
                    let heard = heard.clone();
                    Box::new(Timed { bot, heard }) as Box<dyn Bot<G>>
                })
                .collect();
            play(game, chance, &mut seats, Budget::DEFAULT, &mut Off)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        let mut heard = heard.lock().expect("nothing panics while holding it");
        Ok(heard.line(bot))
    }
}

impl Visit for &Bots {
    type Output = Result<Vec<Line>, Failure>;

    fn visit<G: Shelved>(self, bots: &'static [BotSpec<G>]) -> Self::Output {
        let bout = Bout::<G> {
            setup: self.deal.setup::<G>(None)?,
            entrants: Vec::new(),
            seatings: vec![Vec::new()],
            seed: self.deal.seed,
            nodes: None,
        };
        let mut lines = Vec::new();
        for Entrant { name, make } in entrants(bots, &self.named)? {
            lines.push(self.line(&bout, &name, |seed| Box::new(Own(make(seed))))?);
        }
        if <G as Game>::META.pace == Pace::TurnBased {
            let search = |seed| Ismcts::<G, Plain>::new(SearchSettings::DEFAULT, Plain, seed);
            lines.push(self.line(&bout, "ismcts", |seed| Box::new(search(seed)))?);
        }
        Ok(lines)
    }
}

/// A bot that may count its nodes.
trait Thinks<G: Game>: Bot<G> {
    /// Nodes searched in all decisions so far.
    fn nodes(&self) -> u64;
}

impl<G: Shelved> Thinks<G> for Ismcts<G, Plain> {
    fn nodes(&self) -> u64 {
        Self::nodes(self)
    }
}

/// One of the game's own bots, which do not count their nodes.
struct Own<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Bot<G> for Own<G> {
    fn decide(&mut self, seen: &Seen<'_, G>, budget: Budget<'_>) -> Option<Decision<G::Action>> {
        self.0.decide(seen, budget)
    }
}

impl<G: Game> Thinks<G> for Own<G> {
    fn nodes(&self) -> u64 {
        0
    }
}

/// Measures how long a bot thinks.
struct Timed<G: Game> {
    bot: Box<dyn Thinks<G>>,
    heard: Arc<Mutex<Thinking>>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn decide(&mut self, seen: &Seen<'_, G>, budget: Budget<'_>) -> Option<Decision<G::Action>> {
        let (began, before) = (Instant::now(), self.bot.nodes());
        let decision = self.bot.decide(seen, budget);
        let took = began.elapsed();
        let mut heard = self.heard.lock().expect("nothing panics while holding it");
        heard.took.push(took);
        heard.nodes += self.bot.nodes() - before;
        decision
    }
}

/// All decisions of one bot.
#[derive(Default)]
struct Thinking {
    took: Vec<Duration>,
    nodes: u64,
}

impl Thinking {
    fn line(&mut self, bot: &str) -> Line {
        self.took.sort_unstable();
        let ms = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        let all: Duration = self.took.iter().sum();
        let count = self.took.len();
        let at = |part: usize| self.took.get(count * part / 100).copied();
        let nodes = self.nodes as f64 / all.as_secs_f64();
        Line {
            bot: bot.to_owned(),
            decisions: count,
            mean_ms: ms(all / count.max(1) as u32),
            p99_ms: ms(at(99).unwrap_or_default()),
            max_ms: ms(self.took.last().copied().unwrap_or_default()),
            nodes_per_s: (self.nodes > 0).then(|| nodes.round()),
        }
    }
}
