//! Legal = accepted (invariant 4), and refuse whole (invariant 3).

use crate::law::{BrokenLaw, Checked, Effort, LawReport, Lawful, over_games};
use crate::mutate::mutated;
use crate::run::Run;
use maraude_core::journal::Move;
use maraude_core::{Actor, BotRng, Game, Luck, Play, Refusal, Refused, Seat};
use std::collections::BTreeSet;

/// Unlisted actions tried of each seat after each move.
const TRIES: u32 = 6;

/// Every listed action is accepted, once; a large sample of unlisted ones (listed elsewhere,
/// changed ones, of the wrong seat, of the house) is refused with a clause, and nothing changes.
pub fn law<G: Lawful>(effort: Effort) -> Result<LawReport, BrokenLaw> {
    over_games::<G>("legal = accepted", effort, &check)
}

fn check<G: Lawful>(run: &Run<G>, rng: &mut BotRng, tally: &mut Checked) -> Result<(), String> {
    let mut play = run.start()?;
    let mut known = Known::default();
    for (_, played) in &run.moves {
        if run.is_looked_at(rng) {
            state_is_lawful(&mut play, &mut known, rng, tally)?;
        }
        let _ = play.play(played.clone());
    }
    state_is_lawful(&mut play, &mut known, rng, tally)
}

/// Actions met before, to be tried where they don't belong, and the refusals there are.
struct Known<G: Game> {
    actions: Vec<G::Action>,
    codes: BTreeSet<&'static str>,
}

impl<G: Game> Default for Known<G> {
    fn default() -> Self {
        let actions = Vec::new();
        let codes = G::Refusal::examples().iter().map(Refusal::code).collect();
        Self { actions, codes }
    }
}

impl<G: Game> Known<G> {
    fn learn(&mut self, action: &G::Action, rng: &mut BotRng) {
        if self.actions.len() < 256 {
            self.actions.push(action.clone());
        } else {
            self.actions[rng.below(256) as usize] = action.clone();
        }
    }
}

fn state_is_lawful<G: Lawful>(
    play: &mut Play<G>,
    known: &mut Known<G>,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<(), String> {
    let before = play.digest();
    let by_house = house_is_accepted(play.game(), known, rng, tally)?;
    let seats = play.game().seats();
    let mut lists = Vec::new();
    for seat in Seat::all(seats) {
        let listed = listed_are_accepted(play.game(), seat, tally)?;
        for action in listed.iter().take(8) {
            known.learn(action, rng);
        }
        lists.push(listed);
    }
    for (seat, listed) in Seat::all(seats).zip(&lists) {
        let elsewhere = lists.iter().flatten().filter(|_| rng.below(8) == 0).take(4);
        let mut tried: Vec<G::Action> = elsewhere.cloned().collect();
        tried.extend(by_house.iter().cloned());
        for _ in 0..TRIES {
            tried.extend(rng.pick(&known.actions).cloned());
            let of = if rng.below(2) == 0 {
                listed
            } else {
                &known.actions
            };
            if let (Some(one), Some(other)) = (rng.pick(of), rng.pick(&known.actions)) {
                tried.extend(mutated(one, other, rng));
            }
        }
        for action in tried.into_iter().filter(|action| !listed.contains(action)) {
            is_refused(play, &Move::Seat(seat, action), &known.codes)?;
            tally.add("refused", 1);
            tally.checks += 1;
        }
    }
    for action in known
        .actions
        .iter()
        .filter(|action| !by_house.contains(action))
    {
        if rng.below(16) == 0 && play.game().check(Actor::House, action).is_ok() {
            return Err(format!("the house may {action:?}, which is not listed"));
        }
    }
    if play.digest() == before {
        Ok(())
    } else {
        Err("what was refused has changed the state".into())
    }
}

fn listed_are_accepted<G: Lawful>(
    game: &G,
    seat: Seat,
    tally: &mut Checked,
) -> Result<Vec<G::Action>, String> {
    let mut listed = Vec::new();
    game.legal(seat, &mut |action| listed.push(action));
    let mut seen = BTreeSet::new();
    for action in &listed {
        if let Err(refusal) = game.check(Actor::Seat(seat), action) {
            return Err(format!("{action:?} is listed for {seat:?} but {refusal:?}"));
        }
        let json = serde_json::to_vec(action).map_err(|error| error.to_string())?;
        if !seen.insert(json) {
            return Err(format!("{action:?} is listed twice for {seat:?}"));
        }
        tally.checks += 1;
    }
    if !listed.is_empty() && !game.to_act().has(seat) {
        return Err(format!("{seat:?} is not to act but has legal actions"));
    }
    tally.keep("legal actions at once", listed.len() as u64);
    Ok(listed)
}

/// Everything listed for the house is accepted from it; gives what no seat may do.
fn house_is_accepted<G: Lawful>(
    game: &G,
    known: &mut Known<G>,
    rng: &mut BotRng,
    tally: &mut Checked,
) -> Result<Vec<G::Action>, String> {
    let mut listed = Vec::new();
    game.house_moves(&mut |action, _| listed.push(action));
    for action in &listed {
        if let Err(refusal) = game.check(Actor::House, action) {
            return Err(format!(
                "{action:?} is listed for the house but {refusal:?}"
            ));
        }
        known.learn(action, rng);
        tally.checks += 1;
    }
    Ok(listed)
}

fn is_refused<G: Game>(
    play: &mut Play<G>,
    attempt: &Move<G::Action>,
    codes: &BTreeSet<&'static str>,
) -> Result<(), String> {
    let seq = play.seq();
    match play.play(attempt.clone()) {
        Ok(_) => Err(format!("{attempt:?} is accepted but not listed")),
        Err(Refused::Rules(refusal)) if refusal.clause().is_empty() => {
            Err(format!("{refusal:?} names no clause"))
        }
        Err(Refused::Rules(refusal)) if !codes.contains(refusal.code()) => {
            Err(format!("{refusal:?} is not among the refusals' examples"))
        }
        Err(_) if play.seq() != seq => Err(format!("{attempt:?} was refused but counted")),
        Err(_) => Ok(()),
    }
}
