//! What is said to people: message ids and arguments, never sentences, so that
//! each reader gets them in their own language.

use crate::json::Json;
use crate::seat::Seat;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;

/// A message of an `.ftl` file with its arguments.
///
/// ```
/// use maraude_core::{Message, Seat};
///
/// let card = Message::new("marne-joker");
/// let told = Message::new("marne-drawn").with("seat", Seat::at(1)).with("card", card);
/// assert_eq!(
///     serde_json::to_string(&told).unwrap(),
///     r#"{"id":"marne-drawn","args":{"seat":{"seat":2},"card":{"id":"marne-joker"}}}"#,
/// );
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ id: string, args?: Record<string, unknown> }")
)]
pub struct Message {
    /// The id in the game's `.ftl` files, starting with the game's own id.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; may select a plural form.
    Number(i64),
    /// Text as it is (a street's printed name).
    Text(Cow<'static, str>),
    /// The player in this seat: the reader puts the name.
    Seat(Seat),
    /// Another message, put into words first (a card's name).
    Message(Message),
    /// Several, listed with commas.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Writes it as JSON, the same as `Serialize` does, but without going through a serializer:
    /// a list of choices is mostly words, and it is written after every move.
    pub fn write(&self, json: &mut Json) {
        // Ids and names of arguments are words of `.ftl` files: nothing to escape in them.
        json.raw(r#"{"id":""#).raw(&self.id);
        for (at, (name, arg)) in self.args.iter().enumerate() {
            json.raw(if at == 0 { r#"","args":{""# } else { r#",""# });
            json.raw(name).raw(r#"":"#);
            arg.write(json);
        }
        json.raw(if self.args.is_empty() { r#""}"# } else { "}}" });
    }
}

impl Arg {
    fn write(&self, json: &mut Json) {
        match self {
            Self::Message(message) => message.write(json),
            Self::List(list) => {
                json.list(list, |json, arg| arg.write(json));
            }
            Self::Number(_) | Self::Text(_) | Self::Seat(_) => {
                json.value(self);
            }
        }
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

impl Serialize for Arg {
    /// Numbers, texts and lists as they are; a seat as `{"seat": n}`; a message as itself.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Self::Message(message) => message.serialize(serializer),
            Self::List(list) => serializer.collect_seq(list),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64);

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(args: I) -> Self {
        Self::List(args.into_iter().map(Into::into).collect())
    }
}

/// Something that can be put into words: an event, an action, a refusal.
pub trait Told {
    /// The words for it.
    fn message(&self) -> Message;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_written_as_it_is_serialized() {
        let card = Message::new("marne-joker").with("soldiers", 3_u8);
        let list: Arg = [Arg::from(card.clone()), Arg::Number(-7)]
            .into_iter()
            .collect();
        let messages = [
            Message::new("bare"),
            card,
            Message::new("all".to_owned())
                .with("seat", Seat::at(1))
                .with("street", "rue \"d'\\Orsay\"\n\u{1}é")
                .with("none", Arg::List(Vec::new()))
                .with("list", list),
        ];
        for message in messages {
            let mut written = Json::new();
            message.write(&mut written);
            assert_eq!(written.as_str(), serde_json::to_string(&message).unwrap());
        }
    }
}
