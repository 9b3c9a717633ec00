//! Sampling reaches every legal action, and no other.

use crate::impression::json;
use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::Run;
use maraude_core::{BotRng, Luck, Seat};
use std::collections::BTreeSet;

/// Sets up to this size must be reached as a whole.
const SMALL: usize = 24;

/// Draws for each action of a small set: one that is drawn with a chance of one in `20 * size`
/// is missed less than once in ten million times.
const DRAWS: usize = 330;

/// A seat with legal actions gets one of them, every one of them at times; one without gets none.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("sampling", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    // Every state of a short game, some of a long one.
    let of = run.moves.len() as u32 / 20 + 1;
    for (_, played) in &run.moves {
        for seat in Seat::all(play.game().seats()) {
            if rng.below(of) == 0 {
                seat_is_sampled(play.game(), seat, rng, tally)?;
            }
        }
        let _ = play.play(played.clone());
    }
    Ok(())
}

fn seat_is_sampled<G: Lawful>(
    game: &G,
    seat: Seat,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let mut listed = BTreeSet::new();
    game.legal(seat, &mut |action| {
        listed.insert(json(&action));
    });
    let mut missing = listed.clone();
    let draws = if listed.len() <= SMALL {
        DRAWS * listed.len().max(1)
    } else {
        20
    };
    tally.checks += 1;
    for _ in 0..draws {
        match game.sample(seat, rng) {
            None if listed.is_empty() => return Ok(()),
            None => return Err(format!("nothing is drawn for {seat:?}: {listed:?}")),
            Some(action) => {
                let drawn = json(&action);
                if !listed.contains(&drawn) {
                    return Err(format!("{drawn} is drawn for {seat:?}, but not listed"));
                }
                missing.remove(&drawn);
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
    }
    if listed.len() > SMALL {
        return Ok(());
    }
    Err(format!("{draws} draws for {seat:?} never gave {missing:?}"))
}
