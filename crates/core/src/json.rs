//! JSON, written piece by piece: an update is kilobytes of it after every move.

use serde::Serialize;

/// A text of JSON that grows at its end.
///
/// ```
/// use maraude_core::Json;
///
/// let mut json = Json::new();
/// json.raw(r#"{"streets":"#).list(["Orsay"], |json, street| {
///     json.value(street);
/// });
/// assert_eq!(json.raw("}").as_str(), r#"{"streets":["Orsay"]}"#);
/// ```
#[derive(Default)]
pub struct Json(Vec<u8>);

impl Json {
    /// An empty text.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// An empty text with room for this many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self(Vec::with_capacity(bytes))
    }

    /// Empties it and keeps its room.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds what is JSON already, or a piece of it.
    pub fn raw(&mut self, json: &str) -> &mut Self {
        self.0.extend_from_slice(json.as_bytes());
        self
    }

    /// Adds a value.
    pub fn value(&mut self, value: &(impl Serialize + ?Sized)) -> &mut Self {
        serde_json::to_writer(&mut self.0, value).expect("what travels is plain data");
        self
    }

    /// Adds a list; `each` writes one member of it.
    pub fn list<T>(
        &mut self,
        members: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut Self, T),
    ) -> &mut Self {
        self.raw("[");
        for (at, member) in members.into_iter().enumerate() {
            if at > 0 {
                self.raw(",");
            }
            each(self, member);
        }
        self.raw("]")
    }

    /// What was written so far.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("JSON is UTF-8")
    }
}

impl From<Json> for String {
    fn from(json: Json) -> Self {
        Self::from_utf8(json.0).expect("JSON is UTF-8")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_a_whole() {
        let mut json = Json::with_capacity(64);
        json.raw("gone").clear();
        json.raw(r#"{"streets":"#)
            .list(["Quai d'Orsay", "a \"b\"\n"], |json, street| {
                json.value(street);
            })
            .raw(r#","none":"#)
            .list([0; 0], |_, _| unreachable!("there is none"))
            .raw(r#","n":"#)
            .value(&-7)
            .raw("}");
        let written = r#"{"streets":["Quai d'Orsay","a \"b\"\n"],"none":[],"n":-7}"#;
        assert_eq!(json.as_str(), written);
        assert_eq!(String::from(json), written);
    }
}
