//! The choices of a seat as they travel: sets that multiply out to exactly the legal actions.

use maraude_core::{Choices as CoreChoices, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::state::Turbo;
use crate::tile::Tile;

/// The choices of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choices {
    /// The pawns that may be put on any cell of `rim`.
    pub pawns: Vec<Pawn>,
    /// Rim cells without a pawn.
    pub rim: Vec<RimCell>,
    /// Empty cells: any of `tiles` may be placed there.
    pub empty: Vec<Cell>,
    /// The tiles at hand, in every orientation that looks different.
    pub tiles: Vec<Tile>,
    /// Cells whose tile may be turned, taken back, or moved to any other cell but the centre.
    pub built: Vec<Cell>,
    /// Actions without a place: turning the tile, the claim, giving up, a hint, a solution.
    pub plain: Vec<Action>,
}

impl CoreChoices<Action> for Choices {
    fn each(&self, each: &mut dyn FnMut(Action)) {
        let pawns = (self.pawns.iter().copied(), self.rim.iter().copied());
        let tiles = (self.empty.iter().copied(), self.tiles.iter().copied());
        multiply(pawns, tiles, self.built.iter().copied(), each);
        self.plain.iter().copied().for_each(each);
    }
}

pub(crate) fn choices(game: &Turbo, seat: Seat) -> Choices {
    let mut choices = Choices {
        rim: game.free_rim(seat).collect(),
        empty: game.empty_cells(seat).collect(),
        built: game.built_cells(seat).collect(),
        ..Choices::default()
    };
    if !choices.rim.is_empty() {
        choices.pawns = Pawn::ALL.to_vec();
    }
    if game.check_builds(seat).is_ok() {
        choices.tiles = game.tiles_at_hand(seat).collect();
    }
    game.each_plain(seat, &mut |action| choices.plain.push(action));
    choices
}

/// Calls `each` with every pawn on every free rim cell, every tile on every empty cell, and
/// every change of a tile that lies.
pub(crate) fn multiply(
    (pawns, rim): (
        impl Iterator<Item = Pawn>,
        impl Iterator<Item = RimCell> + Clone,
    ),
    (empty, tiles): (
        impl Iterator<Item = Cell>,
        impl Iterator<Item = Tile> + Clone,
    ),
    built: impl Iterator<Item = Cell>,
    each: &mut (impl FnMut(Action) + ?Sized),
) {
    for pawn in pawns {
        rim.clone()
            .for_each(|cell| each(Action::Pawn { pawn, cell }));
    }
    for cell in empty {
        tiles
            .clone()
            .for_each(|tile| each(Action::Place { cell, tile }));
    }
    for cell in built {
        each(Action::Rotate { cell });
        for to in Cell::around().filter(|to| *to != cell) {
            each(Action::Move { from: cell, to });
        }
        each(Action::TakeBack { cell });
    }
}
