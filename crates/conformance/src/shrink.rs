//! Shortening a game that breaks a law.

use crate::quiet;
use crate::run::Run;
use maraude_core::Game;

/// The most tries: a short game soon is worth more than the shortest one later.
const TRIES: usize = 600;

/// The shortest game found for which `broken` still gives a reason, with that reason. First the
/// end is cut off, then stretches of moves are left out, each time with the moves that can't be
/// played any more.
pub fn shrink<G: Game>(
    mut run: Run<G>,
    mut why: String,
    broken: &dyn Fn(&Run<G>) -> Option<String>,
) -> (Run<G>, String) {
    let mut tries = 0;
    let mut size = run.moves.len().div_ceil(2);
    let mut attempt = |run: &mut Run<G>, shorter: Run<G>| {
        tries += 1;
        let reason = (shorter.moves.len() < run.moves.len()).then(|| broken(&shorter));
        if let Some(reason) = reason.flatten() {
            *run = shorter;
            why = reason;
            return (true, tries > TRIES);
        }
        (false, tries > TRIES)
    };
    while size > 0 {
        let mut progress = false;
        let mut end = run.moves.len();
        while end > 0 {
            let start = end.saturating_sub(size);
            let shorter = without(&run, start, end);
            let (shrunk, enough) = attempt(&mut run, shorter);
            if enough {
                return (run, why);
            }
            progress |= shrunk;
            end = start.min(run.moves.len());
        }
        if !progress || size > 1 {
            size = if size == 1 {
                0
            } else {
                size.div_ceil(2).min(size - 1)
            };
        }
    }
    (run, why)
}

/// The run without some of its moves, and without those that can't be played any more. A move
/// at which the rules panic stays, as the last.
fn without<G: Game>(run: &Run<G>, start: usize, end: usize) -> Run<G> {
    let mut shorter = Run::new(run.setup.clone(), run.seed);
    let Ok(mut play) = run.start() else {
        return shorter;
    };
    for (index, (at, played)) in run.moves.iter().enumerate() {
        if (start..end).contains(&index) {
            continue;
        }
        match quiet::catch(|| play.play(played.clone()).is_ok()) {
            Ok(true) => shorter.moves.push((*at, played.clone())),
            Ok(false) => {}
            Err(_) => {
                shorter.moves.push((*at, played.clone()));
                return shorter;
            }
        }
    }
    shorter
}
