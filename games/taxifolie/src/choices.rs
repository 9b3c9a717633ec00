//! What a seat may choose from: rolling, or the ways as a tree.

use crate::action::Action;
use crate::marks::Marks;
use crate::state::{Phase, Taxifolie};
use maraude_core::{Game, Seat};
use maraude_roads::WayTree;
use serde::Serialize;

/// What a seat may choose from.
#[derive(Clone, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choices {
    /// Whether to roll.
    pub roll: bool,
    /// The ways. Marks of a step: 1 breaks a wish, 2 counts for a wish, 4 does what an order
    /// asks, 8 arrives, 16 arrives unpaid, 32 exact landing, 64 ends on a hazard, 128 without a
    /// client, 256 over the destination too early.
    pub ways: WayTree,
}

impl maraude_core::Choices<Action> for Choices {
    fn each(&self, each: &mut dyn FnMut(Action)) {
        if self.roll {
            each(Action::Roll);
        }
        self.ways.each(&mut |way| each(Action::Drive { way }));
    }
}

/// What a seat may choose from.
pub(crate) fn choices(game: &Taxifolie, seat: Seat) -> Choices {
    let mut choices = Choices::default();
    if !game.to_act().has(seat) {
        return choices;
    }
    match game.phase {
        Phase::Opening | Phase::Roll => choices.roll = true,
        Phase::Drive => game.drives().each(&mut |way, marks: &[Marks]| {
            choices.ways.add(way, |at| marks[at].0);
        }),
        Phase::Over => {}
    }
    choices
}
