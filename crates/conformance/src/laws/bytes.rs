//! No bytes make the rules panic: as a journal, as an action, as options.

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::laws::determinism::journal_of;
use crate::mutate::{mutated, mutated_bytes};
use crate::run::{Run, act};
use maraude_core::journal::{Move, verify};
use maraude_core::{Actor, BotRng, Chance, Deaf, Game, Legal, Luck, Seat, Setup, Told};

/// Byte strings tried as actions, and journals tried, for each game played.
const ACTIONS: u32 = 400;
const JOURNALS: u32 = 40;

/// Random and changed bytes are refused, never a panic; a changed journal never verifies.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("any bytes", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let journal = journal_of(run)?.into_bytes();
    for _ in 0..JOURNALS {
        let bytes = mutated_bytes(&journal, rng);
        if verify::<G>(&bytes).is_ok() && bytes != journal {
            let text = String::from_utf8_lossy(&bytes);
            return Err(format!("a changed journal verifies:\n{text}"));
        }
        tally.checks += 1;
    }
    // Changed, but with everything that guards it made right again: only the rules can refuse.
    for _ in 0..JOURNALS / 4 {
        if let Some(other) = tampered(run, rng) {
            let _ = verify::<G>(journal_of(&other).unwrap_or_default().as_bytes());
            tally.checks += 1;
        }
    }
    any_action(run, rng, tally)
}

/// The run with one move or the options changed.
fn tampered<G: Lawful>(run: &Run<G>, rng: &mut BotRng) -> Option<Run<G>> {
    let mut other = run.clone();
    if rng.below(3) == 0 || other.moves.is_empty() {
        let options = &run.setup.options;
        other.setup = Setup {
            seats: rng.below(9) as u8,
            options: mutated(options, options, rng)?,
        };
        return Some(other);
    }
    let at = rng.below(other.moves.len() as u32) as usize;
    let action = act(&other.moves[at].1)?.1.clone();
    let from = rng.below(other.moves.len() as u32) as usize;
    let lent = act(&other.moves[from].1)?.1.clone();
    let seat = Seat::at(rng.below(u32::from(run.setup.seats)) as usize);
    other.moves[at].1 = Move::Seat(seat, mutated(&action, &lent, rng)?);
    Some(other)
}

/// Tries bytes as actions in the states of the run.
fn any_action<G: Lawful>(
    run: &Run<G>,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let mut play = run.start()?;
    let each = ACTIONS / (run.moves.len() as u32 + 1) + 1;
    let mut texts = vec![b"{}".to_vec(), b"null".to_vec(), b"[[[[[[".to_vec()];
    for (_, played) in &run.moves {
        if let Some((_, action)) = act(played) {
            texts.push(serde_json::to_vec(action).map_err(|error| error.to_string())?);
        }
        for _ in 0..each {
            let bytes = mutated_bytes(rng.pick(&texts).expect("never empty"), rng);
            if let Ok(action) = serde_json::from_slice::<G::Action>(&bytes) {
                tally.add("read as actions", 1);
                attempt(play.game(), &action, &mut run.chance());
            }
            tally.checks += 1;
        }
        let _ = play.play(played.clone());
    }
    Ok(())
}

/// Judges it of everybody; what is accepted is played, what is refused is put into words.
fn attempt<G: Game>(game: &G, action: &G::Action, chance: &mut Chance) {
    let seats = Seat::all(game.seats()).map(Actor::Seat);
    for by in seats.chain([Actor::House]) {
        match Legal::judge(game, by, action.clone()) {
            Ok(legal) => game.clone().apply(legal, chance, &mut Deaf),
            Err(refusal) => drop(refusal.message()),
        }
    }
}
