//! The legal actions of one seat, as they travel to it: a list, or a tree of ways (D8).

use crate::message::{Message, Told};
use serde::Serialize;
use ts_rs::TS;

/// What a seat may do now. A law compares it with [`Game::legal`](crate::game::Game::legal).
pub trait Choices<A>: Serialize {
    /// Calls `each` with every action that these choices offer.
    fn each(&self, each: &mut dyn FnMut(A));
}

/// Every action in a list with its words: enough for games with few actions at a time.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Listed<A> {
    /// The actions, in the order of `legal`.
    pub actions: Vec<Choice<A>>,
}

/// An action and the words for it, for buttons, keyboards and screen readers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Choice<A> {
    /// What to send back.
    pub action: A,
    /// The words for it.
    pub words: Message,
}

impl<A: Told> FromIterator<A> for Listed<A> {
    fn from_iter<I: IntoIterator<Item = A>>(actions: I) -> Self {
        let actions = actions
            .into_iter()
            .map(|action| Choice {
                words: action.message(),
                action,
            })
            .collect();
        Self { actions }
    }
}

impl<A: Clone + Serialize> Choices<A> for Listed<A> {
    fn each(&self, each: &mut dyn FnMut(A)) {
        for choice in &self.actions {
            each(choice.action.clone());
        }
    }
}

/// The legal ways of a drive as a tree: preview, keyboard and screen reader walk it step by step.
#[derive(Clone, Default, PartialEq, Debug, Serialize, TS)]
pub struct WayTree {
    /// The steps, each after its parent.
    pub steps: Vec<WayStep>,
}

/// One step of one or more ways.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
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
