//! Finding a game to keep, by random play.

use crate::law::Lawful;
use crate::laws::determinism::journal_of;
use crate::random_play::random_play;
use crate::run::Run;
use crate::setups::setups;
use maraude_core::{End, Told};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Games played in search of one.
const GAMES: u64 = 3_000;

/// What a kept game must be like.
#[derive(Clone, Default)]
pub(crate) struct Wanted {
    /// Which ending, if it matters.
    pub(crate) ending: Option<String>,
    /// How many seats, if it matters.
    pub(crate) seats: Option<u8>,
    /// The options as JSON, if they matter.
    pub(crate) options: Option<String>,
}

/// The most varied of the first few games of random play that are as wanted, as a journal; with
/// the name it should have.
pub(crate) fn record<G: Lawful>(wanted: &Wanted) -> Result<(String, String), String> {
    let setups = setups::<G>()?;
    let fitting: Vec<_> = setups
        .iter()
        .filter(|setup| wanted.seats.is_none_or(|seats| seats == setup.seats))
        .filter(|setup| {
            let options = serde_json::to_string(&setup.options).expect("options are plain data");
            wanted
                .options
                .as_ref()
                .is_none_or(|known| *known == options)
        })
        .collect();
    let mut found: Vec<(Run<G>, Ended)> = Vec::new();
    for seed in (0..GAMES).take_while(|_| !fitting.is_empty()) {
        let run = random_play::<G>(fitting[seed as usize % fitting.len()], seed);
        if let Some(ended) = ended(&run)
            && wanted
                .ending
                .as_ref()
                .is_none_or(|wanted| wanted == ended.ending)
        {
            found.push((run, ended));
        }
        if found.len() == 5 {
            break;
        }
    }
    let best = found
        .into_iter()
        .max_by_key(|(run, ended)| (ended.kinds, Reverse(run.moves.len())));
    let (run, ended) = best.ok_or(
        "random play finds no such game: record one with `maraude sim --record`".to_owned(),
    )?;
    let name = format!("{}-{}.journal", ended.ending, run.setup.seats);
    Ok((name, journal_of(&run)?))
}

/// How a game ended, and how many kinds of things happened in it.
struct Ended {
    ending: &'static str,
    kinds: usize,
}

fn ended<G: Lawful>(run: &Run<G>) -> Option<Ended> {
    let mut play = run.start().ok()?;
    let mut kinds = BTreeSet::new();
    for (_, played) in &run.moves {
        let step = play.play(played.clone()).ok()?;
        kinds.extend(step.heard.events.iter().map(|event| event.message().id));
    }
    match play.end()? {
        End::Outcome(outcome) => Some(Ended {
            ending: outcome.ending,
            kinds: kinds.len(),
        }),
        End::Abandoned => None,
    }
}
