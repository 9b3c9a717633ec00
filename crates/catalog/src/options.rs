//! Options as people type them and as browsers send them.

use maraude_core::{Game, Meta, OptionSpec};
use serde_json::{Map, Value};
use std::fmt;

/// An option that can't be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// Not of the form `key=value`.
    Form(String),
    /// The game has no such option; these are the ones there are.
    Unknown(String, Vec<&'static str>),
    /// The option can't be that; this is what it can be.
    Value(String, String),
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => write!(f, "an option is written key=value, not \"{text}\""),
            Self::Unknown(key, known) if known.is_empty() => {
                write!(f, "no option is called \"{key}\"; this game has none")
            }
            Self::Unknown(key, known) => {
                write!(
                    f,
                    "no option is called \"{key}\"; there are: {}",
                    known.join(", ")
                )
            }
            Self::Value(key, can_be) => write!(f, "the option \"{key}\" can be {can_be}"),
        }
    }
}

impl std::error::Error for BadOption {}

/// Reads options written as `key=value`.
pub fn parse_options(meta: &Meta, texts: &[String]) -> Result<Map<String, Value>, BadOption> {
    let mut map = Map::new();
    for text in texts {
        let (key, value) = text
            .split_once('=')
            .ok_or_else(|| BadOption::Form(text.clone()))?;
        let spec = find(meta, key)?;
        let value = spec.kind.parse(value).ok_or_else(|| bad_value(spec))?;
        map.insert(key.to_owned(), value);
    }
    Ok(map)
}

/// Checks given options and completes them with the defaults: what the journal's header carries.
pub fn complete_options<G: Game>(given: &Map<String, Value>) -> Result<G::Options, BadOption> {
    for (key, value) in given {
        let spec = find(&G::META, key)?;
        if !spec.kind.admits(value) {
            return Err(bad_value(spec));
        }
    }
    serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| BadOption::Value(error.to_string(), "as its game describes it".to_owned()))
}

fn find<'a>(meta: &'a Meta, key: &str) -> Result<&'a OptionSpec, BadOption> {
    meta.options
        .iter()
        .find(|spec| spec.key == key)
        .ok_or_else(|| {
            let known = meta.options.iter().map(|spec| spec.key).collect();
            BadOption::Unknown(key.to_owned(), known)
        })
}

fn bad_value(spec: &OptionSpec) -> BadOption {
    use maraude_core::OptionKind;
    let can_be = match spec.kind {
        OptionKind::Switch => "on or off".to_owned(),
        OptionKind::Choice { words } => words.join(", "),
        OptionKind::Number { min, max } => format!("a number from {min} to {max}"),
        OptionKind::Numbers { numbers } => {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            format!("one of {}", numbers.join(", "))
        }
        OptionKind::Date => "a date such as 2026-11-15".to_owned(),
    };
    BadOption::Value(spec.key.to_owned(), can_be)
}
