//! `cargo xtask soak [MINUTES] [GAME]`: the laws on every game with games never played before,
//! until the time is up. Each game gets its share of it.

use maraude_conformance::soak::{Soaked, soak};
use maraude_conformance::{BrokenLaw, Lawful};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

/// What is asked for: how long in all, of which game, and where the seeds begin.
struct Wish {
    share: Duration,
    game: Option<String>,
    seed: u64,
}

macro_rules! soak_each {
    ($($id:ident: $game:ty, $bots:expr;)*) => {
        /// The ids of all games.
        const IDS: &[&str] = &[$(stringify!($id)),*];

        fn soak_all(wish: &Wish) -> Result<(), BrokenLaw> {
            $(soak_one::<$game>(stringify!($id), wish)?;)*
            Ok(())
        }
    };
}

maraude_catalog::games!(soak_each);

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let minutes = args.next().and_then(|text| text.parse::<f64>().ok());
    let game = args.next();
    if game.as_ref().is_some_and(|id| !IDS.contains(&id.as_str())) {
        eprintln!("no such game; there are: {}", IDS.join(", "));
        return ExitCode::FAILURE;
    }
    let games = if game.is_some() { 1 } else { IDS.len() };
    let seconds = minutes.unwrap_or(10.0).max(0.0) * 60.0;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let wish = Wish {
        share: Duration::from_secs_f64(seconds / games as f64),
        game,
        seed: since.map_or(0, |time| time.as_nanos() as u64),
    };
    match soak_all(&wish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}

fn soak_one<G: Lawful>(id: &str, wish: &Wish) -> Result<(), BrokenLaw> {
    if wish.game.as_ref().is_some_and(|game| game != id) {
        return Ok(());
    }
    let start = Instant::now();
    let mut told = start;
    let mut go_on = |so_far: &Soaked| {
        if told.elapsed() > Duration::from_secs(30) {
            told = Instant::now();
            eprintln!("{id}: {so_far}");
        }
        start.elapsed() < wish.share
    };
    let soaked = soak::<G>(&mut go_on, wish.seed)?;
    println!(
        "{id}: every law holds: {} pairs of worlds, {} byte strings; {soaked}",
        soaked.pairs(),
        soaked.byte_strings()
    );
    Ok(())
}
