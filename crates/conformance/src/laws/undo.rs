//! Taking back: the state is again what it was, and nobody knows more than before.

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::Run;
use crate::standing_moves::StandingMoves;
use crate::twin::Twin;
use maraude_core::journal::{HouseAction, Move};
use maraude_core::{BotRng, Chance, Game, Luck, Play, PlayedMove, Seat, Viewer};

/// Points tried in one game; each costs a replay.
const POINTS: usize = 12;

/// After taking back, the state is the earlier one; playing the same again leads to the same;
/// and meanwhile nobody learnt anything that depends on what is hidden or on luck to come.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("undo", effort, &check)
}

/// A point that a seat may go back to, with the number of moves before it.
#[derive(Clone, Copy)]
struct Point {
    moves: usize,
    seat: Seat,
    to: u32,
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    let mut points = Vec::new();
    for (index, (_, played)) in run.moves.iter().enumerate() {
        let _ = play.play(played.clone());
        if play.end().is_none() && !play.is_paused() {
            for seat in Seat::all(play.game().seats()) {
                let moves = index + 1;
                points.extend(play.takebacks(seat).map(|to| Point { moves, seat, to }));
            }
        }
    }
    rng.shuffle(&mut points);
    for &point in points.iter().take(POINTS) {
        take_back(run, point, rng)?;
        tally.checks += 1;
    }
    Ok(())
}

/// A game replayed up to a point, with everything on the way.
struct Way<G: Game> {
    play: Play<G>,
    line: StandingMoves<G>,
    steps: Vec<PlayedMove<G>>,
    /// The states after each entry, the first before any.
    states: Vec<G>,
}

fn walk<G: Game>(run: &Run<G>, moves: usize) -> Result<Way<G>, String> {
    let play = run.start()?;
    let mut way = Way {
        states: vec![play.game().clone()],
        play,
        line: StandingMoves::new(),
        steps: Vec::new(),
    };
    for (_, played) in &run.moves[..moves] {
        if let Ok(step) = way.play.play(played.clone()) {
            way.line.note(&step);
            way.states.push(way.play.game().clone());
            way.steps.push(step);
        }
    }
    Ok(way)
}

fn take_back<G: Lawful>(run: &Run<G>, point: Point, rng: &mut BotRng) -> Result<(), String> {
    let Point { moves, seat, to } = point;
    let mut way = walk(run, moves)?;
    let since: Vec<_> = way.line.since(to).cloned().collect();
    let now = way.play.digest();
    let then = way.states[to as usize].clone();
    if since
        .iter()
        .any(|(_, played)| !matches!(played, Move::Seat(by, _) if *by == seat))
    {
        return Err(format!(
            "{seat:?} may take back what somebody else did: {since:?}"
        ));
    }
    nobody_learns(&way, &then, &since, rng)?;
    let undo = Move::House(HouseAction::Undo { seat, to });
    if let Err(refused) = way.play.play(undo) {
        return Err(format!("{seat:?} may take back to {to}, but {refused:?}"));
    }
    if way.play.digest() != maraude_core::game::digest(&then) {
        return Err(format!(
            "taken back to {to}, the state is not what it was then"
        ));
    }
    for (_, played) in since {
        if let Err(refused) = way.play.play(played.clone()) {
            return Err(format!("{played:?} can't be played again: {refused:?}"));
        }
    }
    if way.play.digest() == now {
        Ok(())
    } else {
        Err(format!(
            "taken back to {to} and played again, the state differs"
        ))
    }
}

/// The same moves in worlds that a viewer can't tell apart, and with another die, tell it the
/// same.
fn nobody_learns<G: Lawful>(
    way: &Way<G>,
    then: &G,
    since: &[(u32, Move<G::Action>)],
    rng: &mut BotRng,
) -> Result<(), String> {
    for viewer in Viewer::all(then.seats()) {
        for world in [then.clone(), then.redeal(viewer, rng)] {
            let mut twin = Twin::new(viewer, world);
            for (seq, _) in since {
                let step = &way.steps[*seq as usize - 1];
                if !step.heard.revealed.is_empty() {
                    return Err(format!("{:?} shows something hidden", step.played));
                }
                if !twin.follow(step, Chance::imagined(rng))? {
                    break;
                }
            }
        }
    }
    Ok(())
}
