//! Lists every legal action in a pinned order, without allocating.

use maraude_core::Seat;

use crate::action::Action;
use crate::choices::multiply;
use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::state::{Stage, Turbo};
use crate::tile::{Kind, Tile};

pub(crate) fn legal(game: &Turbo, seat: Seat, each: &mut impl FnMut(Action)) {
    let pawns = (Pawn::ALL.into_iter(), game.free_rim(seat));
    let tiles = (game.empty_cells(seat), game.tiles_at_hand(seat));
    multiply(pawns, tiles, game.built_cells(seat), each);
    game.each_plain(seat, each);
}

impl Turbo {
    /// The rim cells on which this seat may put a pawn.
    pub(crate) fn free_rim(&self, seat: Seat) -> impl Iterator<Item = RimCell> + Clone {
        let places = self.stage == Stage::Placing && seat == self.client;
        let taken = self.pawns.taken();
        RimCell::all().filter(move |cell| places && taken & cell.bit() == 0)
    }

    /// The empty cells of this seat's city, if it may build.
    pub(crate) fn empty_cells(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        self.cells(seat, false)
    }

    /// The cells of this seat's city with a tile of its own, if it may build.
    pub(crate) fn built_cells(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        self.cells(seat, true)
    }

    fn cells(&self, seat: Seat, filled: bool) -> impl Iterator<Item = Cell> {
        let builds = self.check_builds(seat).is_ok();
        Cell::around()
            .filter(move |cell| builds && self.city(seat).at(cell.index()).is_some() == filled)
    }

    /// The tiles that a builder still has, in every orientation.
    pub(crate) fn tiles_at_hand(&self, seat: Seat) -> impl Iterator<Item = Tile> + Clone {
        let left = Kind::ALL.map(|kind| self.city(seat).left(kind));
        Tile::all().filter(move |tile| left[tile.kind() as usize] > 0)
    }

    /// The legal actions that name neither cell nor tile.
    pub(crate) fn each_plain(&self, seat: Seat, each: &mut impl FnMut(Action)) {
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
}
