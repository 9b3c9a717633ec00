//! Changing what was right into what is probably wrong.

use maraude_core::{BotRng, Luck};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A value like this one with something changed in it, if what comes out is a value at all.
/// `others` lends its words and numbers.
pub(crate) fn mutated<T: Serialize + DeserializeOwned>(
    value: &T,
    other: &T,
    rng: &mut BotRng,
) -> Option<T> {
    let mut json = serde_json::to_value(value).ok()?;
    let mut words = Vec::new();
    leaves(&serde_json::to_value(other).ok()?, &mut words);
    for _ in 0..=rng.below(2) {
        change(&mut json, &words, rng);
    }
    serde_json::from_value(json).ok()
}

/// Every number, word and name of a field in it.
fn leaves(json: &Value, into: &mut Vec<Value>) {
    match json {
        Value::Array(items) => items.iter().for_each(|item| leaves(item, into)),
        Value::Object(fields) => {
            for (name, field) in fields {
                into.push(Value::String(name.clone()));
                leaves(field, into);
            }
        }
        leaf => into.push(leaf.clone()),
    }
}

/// Changes one thing somewhere in it.
fn change(json: &mut Value, words: &[Value], rng: &mut BotRng) {
    match json {
        Value::Array(items) if !items.is_empty() => change_list(items, words, rng),
        Value::Object(fields) if !fields.is_empty() => change_fields(fields, words, rng),
        Value::Number(number) if rng.below(4) > 0 => {
            let number = number.as_i64().unwrap_or(0);
            *json = match rng.below(8) {
                0 => 0.into(),
                1 => 255.into(),
                2 => u16::MAX.into(),
                3 => (-1).into(),
                4 => number.wrapping_mul(2).into(),
                5 => number.wrapping_sub(1).into(),
                _ => number.wrapping_add(1).into(),
            };
        }
        Value::Bool(is) => *json = Value::Bool(!*is),
        _ => {
            if let Some(word) = rng.pick(words) {
                *json = word.clone();
            }
        }
    }
}

fn change_list(items: &mut Vec<Value>, words: &[Value], rng: &mut BotRng) {
    let at = rng.below(items.len() as u32) as usize;
    let other = rng.below(items.len() as u32) as usize;
    match rng.below(6) {
        0 => drop(items.remove(at)),
        1 => items.insert(at, items[other].clone()),
        2 => items.swap(at, other),
        3 => items.truncate(at),
        _ => change(&mut items[at], words, rng),
    }
}

fn change_fields(fields: &mut Map<String, Value>, words: &[Value], rng: &mut BotRng) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = rng.pick(&names) else { return };
    if rng.below(4) > 0 {
        change(&mut fields[name], words, rng);
        return;
    }
    let field = fields.remove(name);
    if let (Some(Value::String(word)), Some(field)) = (rng.pick(words), field) {
        fields.insert(word.clone(), field);
    }
}

/// Bytes like these with a few changed, lost, doubled or put in.
pub(crate) fn mutated_bytes(bytes: &[u8], rng: &mut BotRng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(3) {
        let len = bytes.len() as u32;
        if len == 0 {
            bytes.push(rng.below(256) as u8);
            continue;
        }
        let at = rng.below(len) as usize;
        let to = at + rng.below(len.min(40)) as usize;
        let to = to.min(bytes.len());
        match rng.below(8) {
            0 => bytes[at] ^= 1 << rng.below(8),
            1 => bytes[at] = rng.below(256) as u8,
            2 => drop(bytes.drain(at..to)),
            3 => bytes.truncate(at),
            4 => {
                let again = bytes[at..to].to_vec();
                bytes.splice(at..at, again);
            }
            5 => bytes.insert(at, *rng.pick(b"{}[]\",:0-9e\\\n \0").expect("a few")),
            6 => {
                let number = format!("{}", i64::from(rng.below(u32::MAX)) - (1 << 31));
                bytes.splice(at..to, number.into_bytes());
            }
            _ => {
                let other = rng.below(len) as usize;
                bytes.swap(at, other);
            }
        }
    }
    bytes
}
