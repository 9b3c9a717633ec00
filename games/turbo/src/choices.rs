//! What a seat may do, as it travels: sets that multiply out to exactly the legal actions.

use maraude_core::{Choices as CoreChoices, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::state::{Stage, Turbo};
use crate::tile::Tile;

/// The choices of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Choices {
    /// Rim cells on which any of the four pawns may be put.
    pub rim: Vec<RimCell>,
    /// Empty cells: any of `tiles` may be placed there.
    pub empty: Vec<Cell>,
    /// The tiles at hand, in every orientation that looks different.
    pub tiles: Vec<Tile>,
    /// Cells whose tile may be turned, taken back, or moved to any other cell but the centre.
    pub built: Vec<Cell>,
    /// What needs no place: turning the tile, the claim, giving up, a hint, a solution.
    pub plain: Vec<Action>,
}

impl CoreChoices<Action> for Choices {
    fn each(&self, each: &mut dyn FnMut(Action)) {
        for pawn in Pawn::ALL {
            for cell in &self.rim {
                each(Action::Pawn { pawn, cell: *cell });
            }
        }
        for cell in self.empty.iter().copied() {
            for tile in self.tiles.iter().copied() {
                each(Action::Place { cell, tile });
            }
        }
        for cell in self.built.iter().copied() {
            each(Action::Rotate { cell });
            for to in Cell::around().filter(|to| *to != cell) {
                each(Action::Move { from: cell, to });
            }
            each(Action::TakeBack { cell });
        }
        self.plain.iter().copied().for_each(each);
    }
}

impl Turbo {
    /// The tiles at hand of a builder, in every orientation.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let left = crate::tile::Kind::ALL.map(|kind| self.city(seat).left(kind));
        Tile::all().filter(move |tile| left[tile.kind() as usize] > 0)
    }

    pub(crate) fn offer(&self, seat: Seat) -> Choices {
        let mut choices = Choices::default();
        if self.stage == Stage::Placing && seat == self.client {
            let taken = self.pawns.taken();
            choices.rim = RimCell::all()
                .filter(|cell| taken & cell.bit() == 0)
                .collect();
        }
        if self.check_builds(seat).is_ok() {
            let city = self.city(seat);
            choices.empty = Cell::around()
                .filter(|cell| city.at(cell.index()).is_none())
                .collect();
            choices.built = Cell::around()
                .filter(|cell| city.at(cell.index()).is_some())
                .collect();
            choices.tiles = self.hand(seat).collect();
        }
        self.each_plain(seat, &mut |action| choices.plain.push(action));
        choices
    }

    /// The same without allocating, for laws, bots and simulations.
    pub(crate) fn each_legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if self.stage == Stage::Placing && seat == self.client {
            let taken = self.pawns.taken();
            for pawn in Pawn::ALL {
                for cell in RimCell::all().filter(|cell| taken & cell.bit() == 0) {
                    each(Action::Pawn { pawn, cell });
                }
            }
        }
        if self.check_builds(seat).is_ok() {
            self.each_step(seat, each);
        }
        self.each_plain(seat, each);
    }

    fn each_plain(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        for (action, check) in [
            (Action::TurnTile, self.check_turn_tile(seat)),
            (Action::Claim, self.check_claim(seat)),
            (Action::GiveUp, self.check_in(seat)),
            (Action::Hint, self.check_hint(seat)),
            (Action::Show, self.check_show(seat)),
        ] {
            if check.is_ok() {
                each(action);
            }
        }
    }

    /// Every step of building.
    fn each_step(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let city = self.city(seat);
        for cell in Cell::around().filter(|cell| city.at(cell.index()).is_none()) {
            for tile in self.hand(seat) {
                each(Action::Place { cell, tile });
            }
        }
        for cell in Cell::around().filter(|cell| city.at(cell.index()).is_some()) {
            each(Action::Rotate { cell });
            for to in Cell::around().filter(|to| *to != cell) {
                each(Action::Move { from: cell, to });
            }
            each(Action::TakeBack { cell });
        }
    }
}
