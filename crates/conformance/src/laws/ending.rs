//! Games end, and then everything is shown and nothing can be done.

use crate::impression::json;
use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::run::{Run, act};
use crate::standing_moves::StandingMoves;
use maraude_core::game::digest;
use maraude_core::journal::Move;
use maraude_core::{
    Aim, BotRng, Choices, Deaf, Game, Legal, Luck, Pace, Seat, Standing, Viewer, When, bot_rng,
};

/// Other final states compared with the real one.
const WORLDS: usize = 40;

/// Somebody is to act exactly as long as there is no outcome (in a simultaneous game all may wait
/// for an alarm, as for a countdown); somebody can do something, or an alarm will ring; no game
/// is longer than the longest. Once it is over, nothing is legal, the
/// outcome is one of those announced, and every viewer sees everything.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("games end", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    let mut line = StandingMoves::new();
    let mut before = play.game().clone();
    goes_on_or_is_over(play.game())?;
    for (_, played) in &run.moves {
        let previous = play.game().clone();
        let Ok(step) = play.play(played.clone()) else {
            continue;
        };
        if act(played).is_some() {
            before = previous;
        }
        line.note(&step);
        goes_on_or_is_over(play.game())?;
        tally.checks += 1;
    }
    let (length, longest) = (line.moves.len(), G::META.longest);
    tally.keep("moves", length as u64);
    if length > longest as usize {
        return Err(format!(
            "it goes on after {longest} moves, the most there may be"
        ));
    }
    if play.game().outcome().is_some() {
        tally.add("over", 1);
        nothing_is_legal(play.game())?;
        outcome_is_announced(play.game())?;
        let last = run
            .moves
            .iter()
            .rev()
            .find(|(_, played)| act(played).is_some());
        if let Some((_, last)) = last {
            everything_is_shown(run, &before, play.game(), last, rng)?;
        }
    }
    Ok(())
}

fn goes_on_or_is_over<G: Lawful>(game: &G) -> Result<(), String> {
    let (to_act, outcome) = (game.to_act(), game.outcome());
    let may_wait = G::META.pace == Pace::Simultaneous && outcome.is_none();
    if to_act.is_empty() != outcome.is_some() && !may_wait {
        return Err(format!("{to_act:?} to act, and the outcome is {outcome:?}"));
    }
    if to_act.iter().any(|seat| seat.number() > game.seats()) {
        return Err(format!("{to_act:?} to act at a table of {}", game.seats()));
    }
    let mut can = outcome.is_some();
    for seat in to_act.iter() {
        game.legal(seat, &mut |_| can = true);
    }
    game.house_moves(&mut |_, when| can |= matches!(when, When::After { .. }));
    if can {
        Ok(())
    } else {
        Err("nobody can do anything, no alarm will ring, and the game is not over".into())
    }
}

fn nothing_is_legal<G: Lawful>(game: &G) -> Result<(), String> {
    let mut left = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.legal(seat, &mut |action| left.push(action));
        game.choices(seat).each(&mut |action| left.push(action));
        left.extend(game.sample(seat, &mut bot_rng(0)));
    }
    game.house_moves(&mut |action, _| left.push(action));
    match left.first() {
        None => Ok(()),
        Some(action) => Err(format!("the game is over, yet {action:?} is offered")),
    }
}

fn outcome_is_announced<G: Game>(game: &G) -> Result<(), String> {
    let Some(outcome) = game.outcome() else {
        return Ok(());
    };
    if !G::META.endings.contains(&outcome.ending) {
        return Err(format!("{:?} is not among the endings", outcome.ending));
    }
    match (G::META.aim, outcome.standing) {
        (Aim::Cooperative, Standing::Common(_)) | (Aim::Competitive, Standing::Ranked(_)) => Ok(()),
        (aim, standing) => Err(format!("a game that is {aim:?} ended with {standing:?}")),
    }
}

/// A viewer that sees everything can't imagine another world; and two final states that differ
/// at all look different to everybody. The other final states come from worlds imagined before
/// the last move.
fn everything_is_shown<G: Lawful>(
    run: &Run<G>,
    before: &G,
    over: &G,
    last: &Move<G::Action>,
    rng: &mut BotRng,
) -> Result<(), String> {
    let real = digest(over);
    let viewers: Vec<Viewer> = Viewer::all(over.seats()).collect();
    for viewer in &viewers {
        if digest(&over.redeal(*viewer, rng)) != real {
            let why = "the game is over, yet redealing for";
            return Err(format!("{why} {viewer:?} changes something"));
        }
    }
    let Some((by, action)) = act(last) else {
        return Ok(());
    };
    for nth in 0..WORLDS {
        let mut other = before.redeal(viewers[nth % viewers.len()], rng);
        let Ok(legal) = Legal::judge(&other, by, action.clone()) else {
            continue;
        };
        other.apply(legal, &mut run.chance(), &mut Deaf);
        let viewer = *rng.pick(&viewers).expect("at least the spectator");
        let view = json(&over.view(viewer));
        let differs = digest(&other) != real && other.outcome().is_some();
        if differs && view == json(&other.view(viewer)) {
            let why =
                "the game is over, yet there is something in the state that is not in the view of";
            return Err(format!("{why} {viewer:?}: {view}"));
        }
    }
    Ok(())
}
