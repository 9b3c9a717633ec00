//! What a seat may choose from: a list of actions, and the ways as a tree.

use crate::action::Action as A;
use crate::state::{Boomville, Phase};
use crate::use_of_chance::Use;
use maraude_core::{Message, Seat, Told};
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
    pub actions: Vec<Offer>,
    /// The legal ways, as a tree of steps.
    pub ways: WayTree,
    /// Whether the ways are those of a shortcut.
    pub shortcut: bool,
}

/// An action with words that fit the moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// What to send back.
    pub action: A,
    /// The words for it.
    pub words: Message,
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
    game.plain_actions(&mut |action| {
        let words = words(game, action);
        choices.actions.push(Offer { action, words });
    });
    let own = game.own_cell();
    game.ways(&mut |way| {
        let cells = way.cells();
        choices.ways.add(&way, |at| marks(game, cells, at, own));
    });
    choices
}

/// The words of an action: a CHANCE that would be wasted says so before it is played, and a player
/// who stays reads what comes of it.
fn words(game: &Boomville, action: A) -> Message {
    let shortcut = game.turn.phase == Phase::Shortcut;
    match (action, game.use_of(action)) {
        (A::DriveOver, Use::Together) => Message::new("boomville-do-over-together"),
        (A::DriveOver, Use::Wasted) => Message::new("boomville-do-over-wasted"),
        (A::IgnoreOneWays, Use::Together) => Message::new("boomville-do-one-ways-together"),
        (A::IgnoreOneWays, Use::Wasted) => Message::new("boomville-do-one-ways-wasted"),
        (A::Stay, _) if shortcut => Message::new("boomville-do-stay-shortcut"),
        (A::Stay, _) if game.staying_draws() => {
            Message::new("boomville-do-stay-draws").with("face", game.turn.roll)
        }
        _ => action.message(),
    }
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
