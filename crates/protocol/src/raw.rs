//! JSON that is already written, embedded in a message as it is.
//!
//! A view, a list of choices or the events of a step are written once and sent to several viewers.
//! [`Raw`] puts such a text into a message without reading or copying it, and still says in its
//! type what the text holds: the TypeScript types and the schemas come from there.

use maraude_core::{Message, Meta, Outcome};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor,
};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use ts_rs::{Config, TS};

/// The name by which `serde_json` knows JSON that is already written (its `RawValue`). It is not
/// part of that crate's documentation; the tests below fail if it changes (docs/decisions/0008).
const RAW: &str = "$serde_json::private::RawValue";

/// The JSON text of a `T`.
pub struct Raw<'a, T: ?Sized = Anything> {
    text: Text<'a>,
    holds: PhantomData<fn() -> Box<T>>,
}

#[derive(Clone)]
enum Text<'a> {
    Borrowed(&'a str),
    Shared(Arc<str>),
}

impl<'a, T: ?Sized> Raw<'a, T> {
    /// A text that is known to be the JSON of a `T`.
    pub fn borrowed(json: &'a str) -> Self {
        Self::new(Text::Borrowed(json))
    }

    /// A text that several messages share.
    pub fn shared(json: impl Into<Arc<str>>) -> Self {
        Self::new(Text::Shared(json.into()))
    }

    /// Writes a value.
    pub fn of(value: &T) -> Self
    where
        T: Serialize,
    {
        Self::shared(serde_json::to_string(value).expect("messages are plain data"))
    }

    /// The text.
    pub fn get(&self) -> &str {
        match &self.text {
            Text::Borrowed(json) => json,
            Text::Shared(json) => json,
        }
    }

    fn new(text: Text<'a>) -> Self {
        let holds = PhantomData;
        Self { text, holds }
    }
}

impl<T: ?Sized> Clone for Raw<'_, T> {
    fn clone(&self) -> Self {
        Self::new(self.text.clone())
    }
}

impl<T: ?Sized> fmt::Debug for Raw<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl<T: ?Sized> Serialize for Raw<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.get())?;
        raw.end()
    }
}

impl<'de, T: Form + ?Sized> Deserialize<'de> for Raw<'_, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = deserializer.deserialize_newtype_struct(RAW, ReadText)?;
        T::check(&text).map_err(D::Error::custom)?;
        Ok(Self::new(Text::Shared(text)))
    }
}

struct ReadText;

impl<'de> Visitor<'de> for ReadText {
    type Value = Arc<str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    /// `serde_json` gives the text itself, as the only field of a struct.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Arc<str>, A::Error> {
        map.next_key::<IgnoredAny>()?;
        map.next_value_seed(self)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Arc<str>, E> {
        Ok(text.into())
    }

    /// Inside a tagged enum the text is already read; it is written again.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Arc<str>, D::Error> {
        Ok(Value::deserialize(inner)?.to_string().into())
    }
}

impl<'de> DeserializeSeed<'de> for ReadText {
    type Value = Arc<str>;

    fn deserialize<D: Deserializer<'de>>(self, text: D) -> Result<Arc<str>, D::Error> {
        text.deserialize_str(self)
    }
}

/// A type that a raw text can hold, and how a reader checks the text.
pub trait Form {
    /// Says what is wrong with a text.
    fn check(json: &str) -> serde_json::Result<()>;
}

/// JSON in a game's own form.
#[derive(Debug)]
pub struct Anything;

impl TS for Anything {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "unknown".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

impl JsonSchema for Anything {
    fn schema_name() -> Cow<'static, str> {
        "Anything".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        Schema::default()
    }
}

impl Form for Anything {
    /// Any JSON is accepted.
    fn check(_: &str) -> serde_json::Result<()> {
        Ok(())
    }
}

macro_rules! forms {
    ($($holds:ty => $read:ty;)*) => {$(
        impl Form for $holds {
            fn check(json: &str) -> serde_json::Result<()> {
                serde_json::from_str::<$read>(json).map(drop)
            }
        }
    )*};
}

forms! {
    Map<String, Value> => Map<String, Value>;
    Vec<crate::ShownEvent> => Vec<crate::ShownEvent>;
    Message => ReadMessage;
    Outcome => ReadOutcome;
    Meta => Map<String, Value>;
}

/// A message as others read it.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadMessage {
    #[serde(rename = "id")]
    _id: String,
    #[serde(default, rename = "args")]
    _args: Map<String, Value>,
}

/// An outcome as others read it.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadOutcome {
    #[serde(rename = "ending")]
    _ending: String,
    #[serde(default, rename = "score")]
    _score: Option<i64>,
    #[serde(default, rename = "places")]
    _places: Vec<u8>,
    #[serde(default, rename = "scores")]
    _scores: Vec<i64>,
}

impl<T: TS + ?Sized> TS for Raw<'_, T> {
    type WithoutGenerics = T::WithoutGenerics;
    type OptionInnerType = T::OptionInnerType;

    fn name(config: &Config) -> String {
        T::name(config)
    }

    fn inline(config: &Config) -> String {
        T::inline(config)
    }
}

impl<T: JsonSchema + ?Sized> JsonSchema for Raw<'_, T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_raw_text_is_written_and_read_as_it_is() {
        let text = r#"{"b":1, "a":[2]}"#;
        let raw = Raw::<Anything>::borrowed(text);
        assert_eq!(serde_json::to_string(&[raw]).unwrap(), format!("[{text}]"));
        let read: Vec<Raw<'_>> = serde_json::from_str(&format!("[ {text} ,null]")).unwrap();
        assert_eq!((read[0].get(), read[1].get()), (text, "null"));
    }

    #[test]
    fn a_raw_text_is_read_inside_a_tagged_message() {
        #[derive(serde::Deserialize, serde::Serialize)]
        #[serde(tag = "type")]
        enum Tagged {
            One { raw: Raw<'static> },
        }
        let text = r#"{"type":"One","raw":{"b":1,"c":[2]}}"#;
        let read: Tagged = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }

    #[test]
    fn a_raw_text_in_another_form_is_refused() {
        let read = |text| serde_json::from_str::<Raw<'_, Message>>(text).is_ok();
        assert!(read(r#"{"id":"x"}"#) && read(r#"{"id":"x","args":{"n":1}}"#));
        assert!(!read(r#"{"id":"x","more":1}"#) && !read("{}") && !read("7"));
    }
}
