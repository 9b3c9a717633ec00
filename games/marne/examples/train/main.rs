//! Teaches the value network of Marne's bots by self-play.
//!
//! `cargo run --release -p maraude-marne --example train -- ROUNDS NET [FROM]` plays rounds of
//! games at tables of one to five, fits the net after each round to what came of them, and
//! writes it to NET. The net that is in NET learns on, else the committed one; rounds are
//! counted from FROM, so that no game is played twice.
//!
//! The committed net is what 364 rounds (87,360 games, about 33 minutes of one core) made of
//! its forerunner, whose weights were carried over to the features of today. From nothing this
//! does not get there: the games of a net of random weights teach it too little.

mod fit;
mod play;

use fit::Fit;
use maraude_core::{Luck, bot_rng};
use maraude_marne::bots::net::Net;
use play::{Lesson, play};
use std::path::PathBuf;
use std::time::Instant;

/// Games a round.
const GAMES: u64 = 240;
/// Threads that play: fixed, because the order of lessons must not depend on the machine.
const THREADS: u64 = 3;
/// The seats of one game after the other: large tables are harder to learn.
const SEATS: [u8; 8] = [1, 2, 3, 4, 4, 5, 5, 5];
/// Rounds whose lessons are kept and learnt again.
const KEPT: usize = 20;
/// Rounds before the first fit: a few games alone would spoil a taught net.
const ENOUGH: usize = 6;
/// How often each lesson is learnt a round.
const EPOCHS: usize = 1;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let rounds: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let file = PathBuf::from(args.next().unwrap_or_else(|| "net.bin".to_owned()));
    let from: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let mut net = match std::fs::read(&file) {
        Ok(bytes) => Net::read(&bytes),
        Err(_) => Net::taught().clone(),
    };
    let mut rng = bot_rng(1);
    let mut fit = Fit::new();
    let mut kept: Vec<Vec<Lesson>> = Vec::new();
    for round in from..from + rounds {
        let start = Instant::now();
        let (lessons, means) = play_round(&net, round);
        let played = start.elapsed().as_secs_f32();
        kept.push(lessons);
        if kept.len() > KEPT {
            kept.remove(0);
        }
        // Only games that a net has not seen yet measure it honestly.
        let fresh = error(&net, kept.last().expect("one was just pushed"));
        if kept.len() >= ENOUGH {
            let mut all: Vec<&Lesson> = kept.iter().flatten().collect();
            for _ in 0..EPOCHS {
                rng.shuffle(&mut all);
                for lesson in &all {
                    fit.learn(&mut net, lesson);
                }
            }
        }
        println!(
            "round {round}: mean scores {means:.1?}, error {fresh:.2}, {played:.1} s of {:.1}",
            start.elapsed().as_secs_f32()
        );
        std::fs::write(&file, net.write())?;
    }
    Ok(())
}

/// Plays the games of a round; the lessons, and the mean score at tables of each size.
fn play_round(net: &Net, round: u64) -> (Vec<Lesson>, [f32; 5]) {
    let games = |thread: u64| {
        let mut lessons = Vec::new();
        let mut sums = [(0.0, 0.0); 5];
        for game in (round * GAMES + thread..(round + 1) * GAMES).step_by(THREADS as usize) {
            let seats = SEATS[(game / THREADS % 8) as usize];
            let score = play(net, seats, game, &mut lessons);
            let (sum, games) = &mut sums[seats as usize - 1];
            *sum += f32::from(score);
            *games += 1.0;
        }
        (lessons, sums)
    };
    let mut lessons = Vec::new();
    let mut sums = [(0.0, 0.0); 5];
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| scope.spawn(move || games(thread)))
            .collect();
        for thread in threads {
            let (some, parts) = thread.join().expect("no game panics");
            lessons.extend(some);
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum = (sum.0 + part.0, sum.1 + part.1);
            }
        }
    });
    (lessons, sums.map(|(sum, games)| sum / games))
}

/// The root of the mean square of the error, in points.
fn error(net: &Net, lessons: &[Lesson]) -> f32 {
    let squares = lessons.iter().map(|lesson| {
        let error = net.points(lesson.seats, &lesson.on) - lesson.points;
        error * error
    });
    (squares.sum::<f32>() / lessons.len() as f32).sqrt()
}
