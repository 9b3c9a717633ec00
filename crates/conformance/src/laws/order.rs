//! Pinned order: seeds, journals and bots rely on the order of the legal actions.

use crate::golden::Goldens;
use crate::impression::json;
use crate::law::{BrokenLaw, LawReport, Lawful};
use crate::quiet;
use crate::run::Run;
use crate::setups::setups;
use maraude_core::digest::hex;
use maraude_core::{
    Actor, BotRng, Chance, Deaf, Digest, Game, Legal, Luck, Seat, Setup, When, bot_rng,
};
use std::fmt::Write;

const LAW: &str = "pinned order";

/// States of each walk.
const STEPS: usize = 40;

/// Positions counted at most for one depth.
const POSITIONS: u64 = 20_000;

/// `perft.txt` counts the legal actions from the start, to a small depth, and along one random
/// walk of each set-up; `order.txt` pins their order along the same walks.
pub fn law<G: Lawful>(goldens: &Goldens) -> Result<LawReport, BrokenLaw> {
    let checked = || -> Result<u64, String> {
        let setups = setups::<G>()?;
        let (perft, order) = quiet::catch(|| texts::<G>(&setups))
            .map_err(|panic| format!("the rules panicked: {panic}"))?;
        goldens.pinned("perft.txt", &perft)?;
        goldens.pinned("order.txt", &order)?;
        Ok(setups.len() as u64)
    };
    checked()
        .map(|setups| LawReport::still::<G>(LAW, setups))
        .map_err(|why| BrokenLaw::still::<G>(LAW, why))
}

fn texts<G: Lawful>(setups: &[Setup<G::Options>]) -> (String, String) {
    let (mut perft, mut order) = (String::new(), String::new());
    for setup in setups {
        let run = Run::<G>::new(setup.clone(), 1);
        let mut chance = run.chance();
        let Ok(game) = G::new(setup, &mut chance) else {
            continue;
        };
        let title = format!("{} seats {}", setup.seats, json(&setup.options));
        let _ = write!(perft, "{title}\n  depths");
        for n in depths(&game, &run.chance()) {
            let _ = write!(perft, " {n}");
        }
        let _ = writeln!(order, "{title}");
        let counts = walk(game, &mut chance, &mut order);
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        let _ = writeln!(perft, "\n  walk {}", counts.join(" "));
    }
    (perft, order)
}

/// How many lines of play there are of 1 move, of 2 moves and so on: of seats, without the house.
fn depths<G: Game>(game: &G, chance: &Chance) -> Vec<u64> {
    let mut found: Vec<u64> = Vec::new();
    let mut widest = 1;
    for depth in 1..=5 {
        if found.last().is_some_and(|last| last * widest > POSITIONS) {
            break;
        }
        let n = lines(game, chance, depth, &mut widest);
        found.push(n);
        if n == 0 {
            break;
        }
    }
    found
}

fn lines<G: Game>(game: &G, chance: &Chance, depth: u32, widest: &mut u64) -> u64 {
    let actions = seat_actions(game);
    *widest = (*widest).max(actions.len() as u64);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut n = 0;
    for (seat, action) in actions {
        let (mut next, mut chance) = (game.clone(), chance.clone());
        if let Ok(legal) = Legal::judge(&next, Actor::Seat(seat), action) {
            next.apply(legal, &mut chance, &mut Deaf);
            n += lines(&next, &chance, depth - 1, widest);
        }
    }
    n
}

fn seat_actions<G: Game>(game: &G) -> Vec<(Seat, G::Action)> {
    let mut actions = Vec::new();
    for seat in game.to_act().iter() {
        game.legal(seat, &mut |action| actions.push((seat, action)));
    }
    actions
}

/// One random walk; gives the number of legal actions in each state, and writes their order.
fn walk<G: Game>(mut game: G, chance: &mut Chance, order: &mut String) -> Vec<usize> {
    let mut rng = bot_rng(1);
    let mut counts = Vec::new();
    for _ in 0..STEPS {
        let actions = seat_actions(&game);
        if game.outcome().is_none() {
            counts.push(actions.len());
            let _ = writeln!(order, "  {}", in_order(&actions));
        }
        let Some((by, action)) = next(&game, &actions, &mut rng) else {
            break;
        };
        let Ok(legal) = Legal::judge(&game, by, action) else {
            break;
        };
        game.apply(legal, chance, &mut Deaf);
    }
    counts
}

/// A seat's move, or an alarm if nobody can move, and sometimes anyway.
fn next<G: Game>(
    game: &G,
    actions: &[(Seat, G::Action)],
    rng: &mut BotRng,
) -> Option<(Actor, G::Action)> {
    let mut alarms = Vec::new();
    game.house_moves(&mut |action, when| {
        if matches!(when, When::After { .. }) {
            alarms.push(action);
        }
    });
    let alarm = alarms.first().map(|action| (Actor::House, action.clone()));
    let seat = rng
        .pick(actions)
        .map(|(seat, action)| (Actor::Seat(*seat), action.clone()));
    if rng.below(12) == 0 {
        alarm.or(seat)
    } else {
        seat.or(alarm)
    }
}

/// The actions of one state: how many, the first ones, and a fingerprint of them all in order.
fn in_order<A: serde::Serialize>(actions: &[(Seat, A)]) -> String {
    let mut all = Digest::new();
    let mut texts = Vec::new();
    for (seat, action) in actions {
        let text = format!("{} {}", seat.number(), json(action));
        all.bytes(text.as_bytes());
        texts.push(text);
    }
    let fingerprint = &hex(&all.finish())[..8];
    let more = if texts.len() > 4 { ", …" } else { "" };
    texts.truncate(4);
    format!(
        "{} [{fingerprint}] {}{more}",
        actions.len(),
        texts.join(", ")
    )
}
