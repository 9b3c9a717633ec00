//! Teaches the value network of Marne's bots by self-play.
//!
//! `cargo run --release -p maraude-marne --example train -- ROUNDS [NET]` plays rounds of games
//! at tables of one to five with the net in `src/bots/net.bin`, or in NET if it exists, fits it
//! after each round to what came of them, and writes it to NET. About ten thousand games bring
//! an untaught net to where the committed one is.

mod fit;
mod play;

use fit::Fit;
use maraude_core::{Luck, bot_rng};
use maraude_marne::bots::net::Net;
use play::{Lesson, play};
use std::path::PathBuf;

/// Games a round.
const GAMES: u64 = 96;
/// The seats of one game after the other: large tables are harder to learn.
const SEATS: [u8; 8] = [1, 2, 3, 4, 4, 5, 5, 5];
/// Rounds whose lessons are kept and learnt again.
const KEPT: usize = 24;
/// Lessons before the first fit: a few games alone would spoil a taught net.
const ENOUGH: usize = 14_000;
/// How often each lesson is learnt a round.
const EPOCHS: usize = 2;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let rounds = args.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let file = PathBuf::from(args.next().unwrap_or_else(|| "net.bin".to_owned()));
    let mut net = match std::fs::read(&file) {
        Ok(bytes) => Net::read(&bytes),
        Err(_) => Net::taught().clone(),
    };
    let mut fit = Fit::new();
    let mut kept: Vec<Vec<Lesson>> = Vec::new();
    let mut rng = bot_rng(1);
    for round in 0..rounds {
        let mut lessons = Vec::new();
        let mut sums = [(0u32, 0u32); 5];
        for game in 0..GAMES {
            let seats = SEATS[(game % 8) as usize];
            let score = play(&net, seats, round * GAMES + game, &mut lessons);
            let (sum, games) = &mut sums[seats as usize - 1];
            *sum += u32::from(score);
            *games += 1;
        }
        kept.push(lessons);
        if kept.len() > KEPT {
            kept.remove(0);
        }
        let mut all: Vec<&Lesson> = kept.iter().flatten().collect();
        let mut error = 0.0;
        for _ in 0..if all.len() < ENOUGH { 0 } else { EPOCHS } {
            rng.shuffle(&mut all);
            let squares = all.iter().map(|lesson| fit.learn(&mut net, lesson));
            error = squares.sum::<f32>() / all.len() as f32;
        }
        let means = sums.map(|(sum, games)| sum / games.max(1));
        println!(
            "round {round}: mean scores {means:?}, error {:.2}",
            error.sqrt()
        );
        std::fs::write(&file, net.write())?;
    }
    Ok(())
}
