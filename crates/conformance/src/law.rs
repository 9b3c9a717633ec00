//! What a law is: a property that must hold in every game, with every set-up and any players.

use crate::quiet;
use crate::random_play::random_play;
use crate::run::Run;
use crate::setups::{drawn, setups};
use crate::shrink::shrink;
use maraude_core::{BotRng, Game, Inventory, Redeal, Sample, bot_rng};
use std::collections::BTreeMap;
use std::fmt;

/// What the laws ask of a game.
pub trait Lawful: Game + Redeal + Sample + Inventory {}
impl<G: Game + Redeal + Sample + Inventory> Lawful for G {}

/// How hard to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The number of checks that is enough, once every set-up has been played.
    pub checks: u64,
    /// The most games, even if there was less to check.
    pub games: u64,
    /// The number of the first game.
    pub seed: u64,
}

impl Effort {
    /// This many checks in at most this many games.
    pub const fn new(checks: u64, games: u64) -> Self {
        let seed = 1;
        Self {
            checks,
            games,
            seed,
        }
    }
}

/// What a law has checked so far.
#[derive(Default, Debug)]
pub struct Checked {
    /// The number of checks.
    pub checks: u64,
    /// Other numbers worth printing: sums.
    pub sums: BTreeMap<&'static str, u64>,
    /// Other numbers worth printing: maxima.
    pub most: BTreeMap<&'static str, u64>,
}

impl Checked {
    /// Adds to a sum.
    pub fn add(&mut self, what: &'static str, n: u64) {
        *self.sums.entry(what).or_default() += n;
    }

    /// Keeps a maximum.
    pub fn keep(&mut self, what: &'static str, n: u64) {
        let most = self.most.entry(what).or_default();
        *most = n.max(*most);
    }
}

/// A law that held.
#[derive(Debug)]
pub struct LawReport {
    /// The law.
    pub law: &'static str,
    /// The game.
    pub game: &'static str,
    /// The number of games played for it.
    pub games: u64,
    /// What was checked.
    pub tally: Checked,
}

impl LawReport {
    /// The report of a law that needs no play.
    pub fn still<G: Game>(law: &'static str, checks: u64) -> Self {
        let tally = Checked {
            checks,
            ..Checked::default()
        };
        Self {
            law,
            game: G::META.id,
            games: 0,
            tally,
        }
    }
}

impl fmt::Display for LawReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, law, games) = (self.game, self.law, self.games);
        let checks = self.tally.checks;
        write!(f, "{game}: {law} holds: {checks} checks in {games} games")?;
        for (what, n) in &self.tally.sums {
            write!(f, ", {n} {what}")?;
        }
        for (what, n) in &self.tally.most {
            write!(f, ", at most {n} {what}")?;
        }
        Ok(())
    }
}

/// A law that was broken.
#[derive(Debug)]
pub struct BrokenLaw {
    /// The law.
    pub law: &'static str,
    /// The game.
    pub game: &'static str,
    /// How.
    pub why: String,
    /// The shortest game found that breaks it, as JSON lines; empty if no game is needed.
    pub lines: String,
    /// The number of these moves.
    pub moves: usize,
}

impl BrokenLaw {
    /// A law broken by the game itself, whatever is played.
    pub fn still<G: Game>(law: &'static str, why: impl Into<String>) -> Self {
        Self {
            law,
            game: G::META.id,
            why: why.into(),
            lines: String::new(),
            moves: 0,
        }
    }
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} breaks the law: {}\n{}",
            self.game, self.law, self.why
        )?;
        if !self.lines.is_empty() {
            write!(f, "\nin this game of {} moves:\n{}", self.moves, self.lines)?;
        }
        Ok(())
    }
}

impl std::error::Error for BrokenLaw {}

/// Fails the test if the law was broken, prints what was checked otherwise.
///
/// # Panics
/// If the law was broken: that is its purpose.
pub fn hold(result: Result<LawReport, BrokenLaw>) {
    match result {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}

/// What one law asks of one game from its first move to its last. The generator is the law's own.
pub type Check<'a, G> = dyn Fn(&Run<G>, &mut BotRng, &mut Checked) -> Result<(), String> + 'a;

/// Tries a law on random games of every set-up, then of random ones. A panic of the rules breaks any law.
pub fn over_games<G: Lawful>(
    law: &'static str,
    effort: Effort,
    check: &Check<'_, G>,
) -> Result<LawReport, BrokenLaw> {
    let setups = setups::<G>().map_err(|why| BrokenLaw::still::<G>(law, why))?;
    let mut tally = Checked::default();
    let mut games = 0;
    while games < setups.len() as u64 || (tally.checks < effort.checks && games < effort.games) {
        let seed = effort.seed.wrapping_add(games);
        let listed = || setups[games as usize % setups.len()].clone();
        // First every listed set-up, then any that the options allow.
        let setup = if games < setups.len() as u64 {
            listed()
        } else {
            let drawn = drawn::<G>(seed).map_err(|why| BrokenLaw::still::<G>(law, why))?;
            drawn.unwrap_or_else(listed)
        };
        let run = random_play(&setup, seed);
        games += 1;
        if let Err(why) = tried(&run, 0, check, &mut tally) {
            return Err(shrunk(law, run, why, check));
        }
    }
    let game = G::META.id;
    Ok(LawReport {
        law,
        game,
        games,
        tally,
    })
}

/// One try of a law on one game.
fn tried<G: Lawful>(
    run: &Run<G>,
    luck: u64,
    check: &Check<'_, G>,
    tally: &mut Checked,
) -> Result<(), String> {
    let mut rng = bot_rng(run.seed.rotate_left(32) ^ luck);
    match quiet::catch(|| check(run, &mut rng, tally)) {
        Ok(result) => result,
        Err(panic) => Err(format!("the rules panicked: {panic}")),
    }
}

fn shrunk<G: Lawful>(
    law: &'static str,
    run: Run<G>,
    why: String,
    check: &Check<'_, G>,
) -> BrokenLaw {
    let (run, why) = shrink(run, why, &|run| {
        // A shorter game meets other luck: a few tries make up for it.
        (0..4).find_map(|luck| tried(run, luck, check, &mut Checked::default()).err())
    });
    BrokenLaw {
        law,
        game: G::META.id,
        why,
        lines: run.to_json_lines(),
        moves: run.moves.len(),
    }
}
