//! Any bytes as what browsers send over the socket and in bodies of requests, and as what the
//! house answers.
//!
//! Must hold: nothing panics; what parses can be written, and what was written parses to the same.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use maraude_client::Heard;
use maraude_fuzz::mangled;
use maraude_protocol::{
    ClientMessage, Course, Daily, Games, Me, NewTable, Problem, Return, Seated, ServerMessage,
    SitDown, Tables,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Messages to begin with: a few of each kind.
const EXAMPLES: &[&str] = &[
    r#"{"hello":{"protocol":2,"seat":2,"last":7,"chat":3}}"#,
    r#"{"do":{"id":"a-1","seen":4,"command":{"play":{"action":{"drive":[1,2,3]}}}}}"#,
    r#"{"do":{"id":"a-2","command":{"ready":{"commitment":"00ff"}}}}"#,
    r#"{"do":{"id":"a-3","command":{"reveal":{"salt":"00ff"}}}}"#,
    r#"{"do":{"id":"a-3","seen":0,"command":{"set_seat":{"seat":1,"to":{"bot":{"bot":"novice"}}}}}}"#,
    r#"{"do":{"id":"a-4","command":{"name":{"seat":1,"name":"Zoé"}}}}"#,
    r#"{"do":{"id":"a-5","command":{"mute":{"who":"abc","muted":true}}}}"#,
    r#"{"do":{"id":"a-7","command":{"offer":{"offer":{"agree":{"action":"one_more"}}}}}}"#,
    r#"{"do":{"id":"a-8","command":{"answer":{"offer":1,"accept":false}}}}"#,
    r#"{"do":{"id":"a-9","command":{"leave":{"bot":"random"}}}}"#,
    r#"{"do":{"id":"b-1","command":{"say":{"text":"\u00e9\ud83d\ude95"}}}}"#,
    r#"{"ping":{"n":4294967295}}"#,
    r#"{"game":"turbo","options":{"date":"2026-11-15","n":4,"on":true},"seats":["me","open",{"here":{"name":"B"}},{"bot":{"bot":"random"}}],"name":"A","public":true,"chat":"everybody","clock":"off","again":"x"}"#,
    r#"{"seat":1,"name":"Anna"}"#,
    r#"{"secret":"0123456789abcdef"}"#,
    r#"{"name":"Anna"}"#,
    r#"{"code":"stale","clause":"MA-01","reason":"not_now","words":{"id":"house-stale"}}"#,
    r#"{"type":"update","n":7,"steps":[],"view":{"n":1},"choices":{"actions":[{"action":1,"words":{}}]},"takebacks":0,"done":["1-2"],"to_act":[1],"agreements":[{"action":"one_more","by":[1,2],"words":{}}],"clocks":[],"end":null,"time":5}"#,
    r#"{"type":"refused","id":"o3","problem":{"code":"stale","words":{"id":"x"}}}"#,
];

/// Commands that are one word, to stand in the place of others.
const WORDS: &[&str] = &[
    "undo",
    "not_ready",
    "get_up",
    "pause",
    "resume",
    "back",
    "resign",
    "hint",
];

/// Signals, as they are read.
const SIGNALS: &[&str] = &[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "your_turn",
    "oops",
];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    match message(&mut input) {
        Ok(message) => read(&message),
        Err(_) => read(bytes),
    }
});

/// The input's own bytes, or an example with something changed.
fn message(input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    if input.ratio(1, 4)? {
        return Ok(input.bytes(input.len())?.to_vec());
    }
    let (example, other) = (example(input)?, example(input)?);
    if input.ratio(1, 8)? {
        return Ok(example.into_bytes());
    }
    mangled(example.as_bytes(), other.as_bytes(), input)
}

fn example(input: &mut Unstructured<'_>) -> Result<String> {
    let command = match input.int_in_range(0..=7)? {
        0 => format!(r#""{}""#, input.choose(WORDS)?),
        1 => format!(r#"{{"signal":{{"signal":"{}"}}}}"#, input.choose(SIGNALS)?),
        _ => return Ok((*input.choose(EXAMPLES)?).to_owned()),
    };
    Ok(format!(r#"{{"do":{{"id":"c-1","command":{command}}}}}"#))
}

fn read(bytes: &[u8]) {
    comes_back::<ClientMessage>(bytes);
    let table = serde_json::from_slice::<NewTable>(bytes);
    let options = table.ok().and_then(|table| table.options);
    // No option is a fraction: such a table is refused, and its last digit may change on the way.
    if !options.is_some_and(|options| has_fraction(&Value::Object(options))) {
        comes_back::<NewTable>(bytes);
    }
    comes_back::<SitDown>(bytes);
    comes_back::<Return>(bytes);
    comes_back::<Me>(bytes);
    comes_back::<ServerMessage>(bytes);
    comes_back::<Problem>(bytes);
    comes_back::<Seated>(bytes);
    comes_back::<Tables>(bytes);
    comes_back::<Games>(bytes);
    comes_back::<Course>(bytes);
    comes_back::<Daily>(bytes);
    if let Some(heard) = std::str::from_utf8(bytes).ok().and_then(Heard::read) {
        let _ = (heard.answers("a"), heard.proposal(1));
    }
}

fn has_fraction(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(items) => items.iter().any(has_fraction),
        Value::Object(fields) => fields.values().any(has_fraction),
        _ => false,
    }
}

/// What parses is written, and what was written parses to the same.
fn comes_back<T: DeserializeOwned + Serialize>(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else {
        return;
    };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again = serde_json::from_str::<T>(&written);
    let again = again.unwrap_or_else(|error| panic!("{written} does not parse: {error}"));
    let again = serde_json::to_string(&again).expect("a message can be written");
    assert_eq!(written, again, "it does not come back the same");
}
