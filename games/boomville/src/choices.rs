//! The mover's choices as they travel: a list, and the ways as a tree (D8).

use crate::action::BoomvilleAction as A;
use crate::state::{Boomville, Phase};
use crate::town::NOWHERE;
use maraude_core::{Choice, Choices, Seat, Way, WayTree};
use serde::Serialize;
use ts_rs::TS;

/// The mark of a step onto the own destination.
pub const MARK_ARRIVES: u16 = 1;
/// The mark of a step past an obstacle.
pub const MARK_PASSES: u16 = 2;

/// What the mover may choose from.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoomvilleChoices {
    /// Everything but ways.
    pub actions: Vec<Choice<A>>,
    /// The legal ways, as a tree of steps.
    pub ways: WayTree,
    /// Whether the ways are those of a shortcut.
    pub shortcut: bool,
}

impl Choices<A> for BoomvilleChoices {
    fn each(&self, each: &mut dyn FnMut(A)) {
        for choice in &self.actions {
            each(choice.action);
        }
        self.ways.each(&mut |cells| {
            let way = Way::from_cells(cells).expect("a roll has six cells at most");
            each(if self.shortcut {
                A::Shortcut(way)
            } else {
                A::Drive(way)
            });
        });
    }
}

impl Boomville {
    /// The choices of a seat.
    pub(crate) fn choices_of(&self, seat: Seat) -> BoomvilleChoices {
        let shortcut = self.turn.phase == Phase::Shortcut;
        let mut choices = BoomvilleChoices {
            actions: Vec::new(),
            ways: WayTree::default(),
            shortcut,
        };
        if seat != self.turn.seat {
            return choices;
        }
        self.plain_actions(&mut |action| choices.actions.push(action.into()));
        let own = self.own_cell();
        self.ways(&mut |way| {
            let cells = way.cells();
            choices.ways.add(cells, |at| self.marks(cells, at, own));
        });
        choices
    }

    fn marks(&self, cells: &[u16], at: usize, own: u16) -> u16 {
        let cell = cells[at];
        let from = if at == 0 {
            self.mover().at
        } else {
            cells[at - 1]
        };
        let passes = self
            .town
            .step(from, cell)
            .is_some_and(|step| !self.open.has(step));
        let arrives = cell == own && own != NOWHERE;
        u16::from(arrives) * MARK_ARRIVES + u16::from(passes) * MARK_PASSES
    }
}
