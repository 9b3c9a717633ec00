//! The legal actions of one seat, as they travel to it.

use crate::json::Json;
use crate::message::{Message, Told};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::marker::PhantomData;

/// What a seat may do now. A law compares it with [`Game::legal`](crate::game::Game::legal).
pub trait Choices<A>: Serialize {
    /// Calls `each` with every action that these choices offer.
    fn each(&self, each: &mut dyn FnMut(A));

    /// Writes them as JSON, the same as `Serialize` does.
    fn write(&self, json: &mut Json)
    where
        Self: Sized,
    {
        json.value(self);
    }
}

/// Every action in a list with its words: enough for games with few actions at a time.
///
/// ```
/// use maraude_conformance::toys::pioche::Action;
/// use maraude_core::{Choices, Listed};
///
/// let listed: Listed<Action> = [Action::Roll].into_iter().collect();
/// assert_eq!(
///     serde_json::to_string(&listed).unwrap(),
///     r#"{"actions":[{"action":"roll","words":{"id":"pioche-action-roll"}}]}"#,
/// );
/// listed.each(&mut |action| assert_eq!(action, Action::Roll));
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Listed<A> {
    /// The actions, in the order of `legal`.
    pub actions: Vec<Choice<A>>,
}

/// An action and the words for it, for buttons, keyboards and screen readers.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice<A> {
    /// What to send back.
    pub action: A,
    /// The words for it.
    // Found while they are written: all words of a long list at once would be most of the work.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    words: PhantomData<Message>,
}

impl<A: Serialize + Told> Serialize for Listed<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([("actions", &self.actions)])
    }
}

impl<A> From<A> for Choice<A> {
    fn from(action: A) -> Self {
        Self {
            action,
            words: PhantomData,
        }
    }
}

impl<A: Serialize + Told> Serialize for Choice<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut choice = serializer.serialize_struct("Choice", 2)?;
        choice.serialize_field("action", &self.action)?;
        choice.serialize_field("words", &self.action.message())?;
        choice.end()
    }
}

impl<A> FromIterator<A> for Listed<A> {
    fn from_iter<I: IntoIterator<Item = A>>(actions: I) -> Self {
        let actions = actions.into_iter().map(Choice::from).collect();
        Self { actions }
    }
}

impl<A: Clone + Serialize + Told> Choices<A> for Listed<A> {
    fn each(&self, each: &mut dyn FnMut(A)) {
        for choice in &self.actions {
            each(choice.action.clone());
        }
    }

    fn write(&self, json: &mut Json) {
        json.raw(r#"{"actions":"#);
        json.list(&self.actions, |json, Choice { action, .. }| {
            json.raw(r#"{"action":"#).value(action).raw(r#","words":"#);
            action.message().write(json);
            json.raw("}");
        });
        json.raw("}");
    }
}
