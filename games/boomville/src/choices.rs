//! What a seat may choose from: a list of actions, and the ways as a tree (D8).

use crate::action::Action as A;
use crate::state::{Boomville, Phase};
use maraude_core::{Choice, Seat};
use maraude_roads::{NOWHERE, WayTree};
use serde::Serialize;

/// The mark of a step onto the own destination.
pub const MARK_ARRIVES: u16 = 1;
/// The mark of a step past an obstacle.
pub const MARK_PASSES: u16 = 2;

/// What a seat may choose from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choices {
    /// Everything but ways.
    pub actions: Vec<Choice<A>>,
    /// The legal ways, as a tree of steps.
    pub ways: WayTree,
    /// Whether the ways are those of a shortcut.
    pub shortcut: bool,
}

impl maraude_core::Choices<A> for Choices {
    fn each(&self, each: &mut dyn FnMut(A)) {
        for choice in &self.actions {
            each(choice.action);
        }
        self.ways.each(&mut |way| {
            each(if self.shortcut {
                A::Shortcut(way)
            } else {
                A::Drive(way)
            });
        });
    }
}

/// What a seat may choose from now.
pub(crate) fn choices(game: &Boomville, seat: Seat) -> Choices {
    let mut choices = Choices {
        actions: Vec::new(),
        ways: WayTree::default(),
        shortcut: game.turn.phase == Phase::Shortcut,
    };
    if seat != game.turn.seat {
        return choices;
    }
    game.plain_actions(&mut |action| choices.actions.push(action.into()));
    let own = game.own_cell();
    game.ways(&mut |way| {
        let cells = way.cells();
        choices.ways.add(&way, |at| marks(game, cells, at, own));
    });
    choices
}

/// The marks of one step of a way.
fn marks(game: &Boomville, cells: &[u16], at: usize, own: u16) -> u16 {
    let cell = cells[at];
    let from = if at == 0 {
        game.mover().at
    } else {
        cells[at - 1]
    };
    let step = game.town.step(from, cell);
    let passes = step.is_some_and(|step| !game.open.has(step));
    let arrives = cell == own && own != NOWHERE;
    u16::from(arrives) * MARK_ARRIVES + u16::from(passes) * MARK_PASSES
}
