//! Checks the messages of a house against the types of the protocol.

use crate::http::Answer;
use maraude_protocol::{
    Course, Daily, Games, Me, Problem, PublicKey, Seated, ServerMessage, SignedReceipt, Tables,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Panics if a text is not exactly a message of the house.
pub(crate) fn check_message(text: &str) {
    check::<ServerMessage<'static>>(text);
}

/// Panics if a JSON answer is not exactly of the type that its request promises.
pub(crate) fn check_answer(method: &str, path: &str, answer: &Answer) {
    let Some(body) = whole_json(answer) else {
        return;
    };
    let path = path.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    match (method, parts.as_slice()) {
        _ if answer.status >= 400 => check::<Problem>(body),
        (_, ["api", "me"]) => check::<Me>(body),
        (_, ["api", "games"]) => check::<Games>(body),
        ("GET", ["api", "tables"]) | (_, ["api", "my", "tables"]) => check::<Tables>(body),
        (_, ["api", "tables", _, "course"]) => check::<Course>(body),
        (_, ["api", "tables", _, "receipt"]) => check::<SignedReceipt>(body),
        (_, ["api", "house", "key"]) => check::<PublicKey>(body),
        (_, ["api", "tables", ..]) => check::<Seated>(body),
        (_, ["api", "daily", _]) => check::<Daily>(body),
        // The description, and the boards and cards of games, have no type here.
        (_, ["api", "openapi.json"] | ["api", "games", ..]) => {}
        _ => panic!("no type is known for {method} {path}"),
    }
}

/// The body of an answer, if it is JSON, uncompressed and complete.
fn whole_json(answer: &Answer) -> Option<&str> {
    let json = answer.header("content-type") == Some("application/json");
    let plain = answer.header("content-encoding").is_none();
    let length = answer.header("content-length");
    let whole = length.is_none_or(|length| length.parse() == Ok(answer.body.len()));
    let body = str::from_utf8(&answer.body).ok()?;
    (json && plain && whole && !body.is_empty()).then_some(body)
}

fn check<T: Serialize + DeserializeOwned>(text: &str) {
    let read: T = match serde_json::from_str(text) {
        Ok(read) => read,
        Err(error) => panic!("not of the protocol: {error}\n{text}"),
    };
    let written = serde_json::to_value(&read).expect("messages are plain data");
    let sent: Value = serde_json::from_str(text).expect("it was just read");
    assert_eq!(sent, written, "it differs from the protocol's types");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_the_protocol_pass() {
        check_message(r#"{"type":"pong","n":1,"time":2}"#);
        check_message(
            r#"{"type":"refused","id":"a","problem":{"code":"stale","words":{"id":"x"}}}"#,
        );
    }

    #[test]
    #[should_panic(expected = "unknown field `stray`")]
    fn a_stray_field_is_noticed() {
        check_message(r#"{"type":"pong","n":1,"time":2,"stray":3}"#);
    }

    #[test]
    #[should_panic(expected = "unknown field `stray`")]
    fn a_stray_field_inside_a_step_is_noticed() {
        check_message(concat!(
            r#"{"type":"update","n":1,"steps":[{"n":1,"at":0,"by":1,"events":"#,
            r#"[{"event":{},"words":{"id":"x"},"stray":1}]}],"view":{},"choices":null,"to_act":[],"#,
            r#""takebacks":0,"silence":null,"agreements":[],"clocks":[],"paused":false,"end":null,"#,
            r#""done":[],"time":5}"#
        ));
    }

    #[test]
    #[should_panic(expected = "missing field `time`")]
    fn a_missing_field_is_noticed() {
        check_message(r#"{"type":"pong","n":1}"#);
    }
}
