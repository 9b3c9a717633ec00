//! The legal actions of one seat, as they travel to it: a list, or a tree of ways (D8).

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

/// The legal ways of a drive as a tree: preview, keyboard and screen reader walk it step by step.
///
/// ```
/// use maraude_core::WayTree;
///
/// let mut tree = WayTree::default();
/// tree.add(&[4, 5], |_| 0);
/// tree.add(&[4, 9], |_| 0);
/// assert_eq!(tree.steps.len(), 3, "both ways begin with cell 4");
/// let mut ways = Vec::new();
/// tree.each(&mut |way| ways.push(way.to_vec()));
/// assert_eq!(ways, [[4, 5], [4, 9]]);
/// ```
#[derive(Clone, Default, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WayTree {
    /// The steps, each after its parent.
    pub steps: Vec<WayStep>,
}

/// One step of one or more ways.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WayStep {
    /// The step before this one; `null` for a first step.
    pub parent: Option<u16>,
    /// The cell driven onto.
    pub cell: u16,
    /// Whether a legal way ends here.
    pub end: bool,
    /// What this step does, as bits that the game names (breaks a wish, arrives).
    #[serde(skip_serializing_if = "is_zero")]
    pub marks: u16,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(marks: &u16) -> bool {
    *marks == 0
}

impl WayTree {
    /// Adds a way, sharing the steps it has in common with the ways before it. `marks` gives the
    /// marks of the step at each position of the way.
    pub fn add(&mut self, way: &[u16], marks: impl Fn(usize) -> u16) {
        let mut parent = None;
        for (position, &cell) in way.iter().enumerate() {
            let marks = marks(position);
            let known = self
                .steps
                .iter()
                .position(|step| step.parent == parent && step.cell == cell && step.marks == marks);
            let index = known.unwrap_or_else(|| {
                self.steps.push(WayStep {
                    parent,
                    cell,
                    end: false,
                    marks,
                });
                self.steps.len() - 1
            });
            if position + 1 == way.len() {
                self.steps[index].end = true;
            }
            parent = Some(index as u16);
        }
    }

    /// Calls `each` with every way, from its first cell to its last.
    pub fn each(&self, each: &mut dyn FnMut(&[u16])) {
        for (index, step) in self.steps.iter().enumerate().filter(|(_, step)| step.end) {
            let mut way = vec![step.cell];
            let mut parent = self.steps[index].parent;
            while let Some(step) = parent.map(|index| &self.steps[index as usize]) {
                way.push(step.cell);
                parent = step.parent;
            }
            way.reverse();
            each(&way);
        }
    }
}
