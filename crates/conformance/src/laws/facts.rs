//! The facts about a game agree with the game.

use crate::law::{BrokenLaw, LawReport, Lawful};
use crate::quiet;
use crate::setups::{setups, varied};
use maraude_core::meta::Preset;
use maraude_core::{Chance, MAX_SEATS, Meta, OptionKind, Seed, Setup};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const LAW: &str = "facts";

/// The id is a word, seats and endings make sense, the options announced are the options there
/// are, their defaults are the defaults, and nothing unknown is taken.
pub fn law<G: Lawful>() -> Result<LawReport, BrokenLaw> {
    let meta = G::META;
    let found = plain_facts(&meta)
        .and_then(|()| defaults::<G>())
        .and_then(|()| unknown_is_refused::<G>())
        .and_then(|()| every_value_fits::<G>())
        .and_then(|()| setups::<G>().map(|setups| setups.len() as u64))
        .and_then(|n| other_seats_are_refused::<G>().map(|()| n));
    found
        .map(|checks| LawReport::still::<G>(LAW, checks))
        .map_err(|why| BrokenLaw::still::<G>(LAW, why))
}

fn plain_facts(meta: &Meta) -> Result<(), String> {
    let (least, most) = meta.seats;
    let unlike: BTreeSet<_> = meta.endings.iter().collect();
    let wrong = [
        (
            !meta.id.bytes().all(|c| c.is_ascii_lowercase()),
            "the id is not a word",
        ),
        (
            least == 0 || least > most || usize::from(most) > MAX_SEATS,
            "the seats",
        ),
        (meta.boxes.is_empty(), "the boxes"),
        (
            meta.boxes.iter().any(|one| bad_minutes(one.minutes)),
            "the minutes",
        ),
        (
            meta.boxes
                .iter()
                .any(|one| !(1..=3).contains(&one.difficulty)),
            "the difficulty",
        ),
        (meta.quick < least || meta.quick > most, "the quick game"),
        (!presets(meta).all(|preset| fits(meta, preset)), "a preset"),
        (meta.rules_version == 0, "the rules version"),
        (meta.longest == 0, "the longest game"),
        (
            unlike.is_empty() || unlike.len() != meta.endings.len(),
            "the endings",
        ),
    ];
    match wrong.iter().find(|(is_wrong, _)| *is_wrong) {
        None => Ok(()),
        Some((_, what)) => Err(format!("{what}: {meta:?}")),
    }
}

fn bad_minutes((shortest, longest): (u8, u8)) -> bool {
    shortest == 0 || shortest > longest
}

/// Everything that the facts set beforehand: the boxes, a game alone, the puzzle of the day.
fn presets(meta: &Meta) -> impl Iterator<Item = Preset> {
    let boxes = meta.boxes.iter().map(|one| one.options);
    boxes.chain([meta.solo, meta.daily])
}

/// Whether each option of a preset is there and can be what it is set to.
fn fits(meta: &Meta, preset: Preset) -> bool {
    preset.iter().all(|(key, value)| {
        let spec = meta.options.iter().find(|spec| spec.key == *key);
        spec.is_some_and(|spec| spec.kind.parse(value).is_some())
    })
}

/// The announced defaults, read as somebody would type them, are the options' own.
fn defaults<G: Lawful>() -> Result<(), String> {
    let mut announced = Map::new();
    for spec in G::META.options {
        let value = spec.kind.parse(spec.default);
        let value = value.ok_or_else(|| format!("the default of {} does not fit", spec.key))?;
        announced.insert(spec.key.to_owned(), value);
    }
    let announced = Value::Object(announced);
    let real = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
    if announced != real {
        return Err(format!("the options are {real}, announced are {announced}"));
    }
    let from_nothing: G::Options =
        serde_json::from_str("{}").map_err(|error| format!("options left out: {error}"))?;
    if from_nothing == G::Options::default() {
        Ok(())
    } else {
        Err(format!("options left out are read as {from_nothing:?}"))
    }
}

fn unknown_is_refused<G: Lawful>() -> Result<(), String> {
    let unknown = r#"{"no-such-option":1}"#;
    match serde_json::from_str::<G::Options>(unknown) {
        Err(_) => Ok(()),
        Ok(options) => Err(format!("{unknown} is read as {options:?}")),
    }
}

/// Whatever an option can be is read and written as it was given.
fn every_value_fits<G: Lawful>() -> Result<(), String> {
    for spec in G::META.options {
        let values: Vec<Value> = match spec.kind {
            OptionKind::Switch => vec![true.into(), false.into()],
            OptionKind::Choice { words } => words.iter().map(|&word| word.into()).collect(),
            OptionKind::Number { min, max } => vec![min.into(), max.into()],
            OptionKind::Numbers { numbers } => {
                numbers.iter().map(|&number| number.into()).collect()
            }
            OptionKind::Date => vec!["".into(), "2026-11-15".into()],
        };
        for value in values {
            let options = varied::<G>(&G::Options::default(), spec, value.clone())?;
            let written = serde_json::to_value(&options).map_err(|error| error.to_string())?;
            if written[spec.key] != value {
                return Err(format!(
                    "{} set to {value} is {}",
                    spec.key, written[spec.key]
                ));
            }
        }
    }
    Ok(())
}

/// Any other number of seats is refused, never a panic.
fn other_seats_are_refused<G: Lawful>() -> Result<(), String> {
    let (least, most) = G::META.seats;
    for seats in (0..=MAX_SEATS as u8).filter(|seats| !(least..=most).contains(seats)) {
        let options = G::Options::default();
        let salts = vec![Vec::<u8>::new(); usize::from(seats)];
        let mut chance = Chance::new(&Seed([0; 32]), &salts);
        let accepted = quiet::catch(|| G::new(&Setup { seats, options }, &mut chance).is_ok());
        match accepted {
            Ok(false) => {}
            Ok(true) => return Err(format!("{seats} seats are accepted")),
            Err(panic) => return Err(format!("{seats} seats make it panic: {panic}")),
        }
    }
    Ok(())
}
