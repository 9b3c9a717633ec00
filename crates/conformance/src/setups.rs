//! The set-ups a law is tried with: every number of seats, and every option varied.

use crate::quiet;
use maraude_core::{Chance, Game, Luck, OptionKind, OptionSpec, Seed, Setup, bot_rng};
use serde_json::Value;

/// The default options for each number of seats the game accepts, then each option varied with
/// the first number of seats that accepts it; one that is never accepted by itself, together
/// with another (the day's puzzle needs its day).
pub fn setups<G: Game>() -> Result<Vec<Setup<G::Options>>, String> {
    let (least, most) = G::META.seats;
    let mut found = Vec::new();
    for seats in least..=most {
        let options = G::Options::default();
        let setup = Setup { seats, options };
        if is_accepted::<G>(&setup)? {
            found.push(setup);
        }
    }
    if found.is_empty() {
        return Err("no number of seats is accepted with the default options".into());
    }
    for (nth, spec) in G::META.options.iter().enumerate() {
        for value in variations(spec) {
            let options = varied::<G>(&G::Options::default(), spec, value.clone())?;
            let setup = match seated::<G>(&options, nth)? {
                Some(setup) => Some(setup),
                None => with_another::<G>(&options, spec, nth)?,
            };
            found.push(setup.ok_or_else(|| format!("option {} can't be {value}", spec.key))?);
        }
    }
    Ok(found)
}

/// A set-up drawn at random from all seats and all values of all options, so that values between
/// the ends and any two options together are tried too; none if the game refuses the draw.
pub fn drawn<G: Game>(luck: u64) -> Result<Option<Setup<G::Options>>, String> {
    let mut rng = bot_rng(luck);
    let (least, most) = G::META.seats;
    let seats = least + Luck::below(&mut rng, u32::from(most - least + 1)) as u8;
    let mut options = G::Options::default();
    for spec in G::META.options {
        let word = match spec.kind {
            OptionKind::Switch => ["on", "off"][Luck::below(&mut rng, 2) as usize].to_owned(),
            OptionKind::Choice { words } => {
                words[Luck::below(&mut rng, words.len() as u32) as usize].to_owned()
            }
            OptionKind::Number { min, max } => {
                (min + Luck::below(&mut rng, max - min + 1)).to_string()
            }
            OptionKind::Numbers { numbers } => {
                numbers[Luck::below(&mut rng, numbers.len() as u32) as usize].to_string()
            }
            OptionKind::Date => spec.default.to_owned(),
        };
        if let Some(value) = spec.kind.parse(&word) {
            options = varied::<G>(&options, spec, value)?;
        }
    }
    let setup = Setup { seats, options };
    Ok(is_accepted::<G>(&setup)?.then_some(setup))
}

/// These options with the first number of seats that accepts them, counted from the `nth`.
fn seated<G: Game>(options: &G::Options, nth: usize) -> Result<Option<Setup<G::Options>>, String> {
    let (least, most) = G::META.seats;
    for turn in 0..=most - least {
        let seats = least + (turn + nth as u8) % (most - least + 1);
        let options = options.clone();
        let setup = Setup { seats, options };
        if is_accepted::<G>(&setup)? {
            return Ok(Some(setup));
        }
    }
    Ok(None)
}

/// These options with another one varied so that they are accepted.
fn with_another<G: Game>(
    options: &G::Options,
    spec: &OptionSpec,
    nth: usize,
) -> Result<Option<Setup<G::Options>>, String> {
    for other in G::META.options.iter().filter(|other| other.key != spec.key) {
        for value in variations(other) {
            let setup = seated::<G>(&varied::<G>(options, other, value)?, nth)?;
            if setup.is_some() {
                return Ok(setup);
            }
        }
    }
    Ok(None)
}

fn is_accepted<G: Game>(setup: &Setup<G::Options>) -> Result<bool, String> {
    let salts = vec![Vec::<u8>::new(); usize::from(setup.seats)];
    let mut chance = Chance::new(&Seed([0; 32]), &salts);
    quiet::catch(|| G::new(setup, &mut chance).is_ok())
        .map_err(|panic| format!("setting up {setup:?} panics: {panic}"))
}

/// What an option can be besides its default.
fn variations(spec: &OptionSpec) -> Vec<Value> {
    let words: Vec<String> = match spec.kind {
        OptionKind::Switch => vec!["on".into(), "off".into()],
        OptionKind::Choice { words } => words.iter().map(|&word| word.into()).collect(),
        OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionKind::Numbers { numbers } => {
            let ends = [numbers.first(), numbers.get(1), numbers.last()];
            ends.into_iter().flatten().map(u32::to_string).collect()
        }
        OptionKind::Date => vec!["2026-11-15".into(), "2024-02-29".into()],
    };
    words
        .iter()
        .filter(|word| *word != spec.default)
        .filter_map(|word| spec.kind.parse(word))
        .collect()
}

/// These options with one changed.
pub(crate) fn varied<G: Game>(
    options: &G::Options,
    spec: &OptionSpec,
    value: Value,
) -> Result<G::Options, String> {
    let mut options = serde_json::to_value(options).expect("options are plain data");
    options[spec.key] = value;
    serde_json::from_value(options)
        .map_err(|error| format!("option {} can't be set: {error}", spec.key))
}
