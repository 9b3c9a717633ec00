//! Tiles are placed, turned, moved and taken back, each player for themselves (TT-R12, TT-R21).

use maraude_core::{Seat, Sink};

use crate::city::{Cell, City};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Stage, Turbo};
use crate::tile::Tile;

impl Turbo {
    /// Whether the seat is in a running round, though it may have to wait.
    pub(crate) fn check_in(&self, seat: Seat) -> Result<(), Refusal> {
        if self.stage != Stage::Building {
            Err(Refusal::NoRound)
        } else if !self.still_in().has(seat) {
            Err(Refusal::Out)
        } else {
            Ok(())
        }
    }

    /// Whether the seat may touch its tiles.
    pub(crate) fn check_builds(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_in(seat)?;
        if self.waits(seat) {
            return Err(Refusal::Waiting);
        }
        Ok(())
    }

    pub(crate) fn city(&self, seat: Seat) -> &City {
        &self.builders[seat].city
    }

    pub(crate) fn check_place(&self, seat: Seat, cell: Cell, tile: Tile) -> Result<(), Refusal> {
        self.check_builds(seat)?;
        if cell.is_centre() {
            Err(Refusal::Centre)
        } else if self.city(seat).at(cell.index()).is_some() {
            Err(Refusal::CellFull)
        } else if self.city(seat).left(tile.kind()) == 0 {
            Err(Refusal::NoTile(tile.kind()))
        } else {
            Ok(())
        }
    }

    /// For turning, moving and taking back: an own tile must lie there.
    pub(crate) fn check_tile_on(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.check_builds(seat)?;
        if cell.is_centre() {
            Err(Refusal::Centre)
        } else if self.city(seat).at(cell.index()).is_none() {
            Err(Refusal::CellEmpty)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_move(&self, seat: Seat, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_tile_on(seat, from)?;
        if to.is_centre() {
            Err(Refusal::Centre)
        } else if from == to {
            Err(Refusal::SameCell)
        } else {
            Ok(())
        }
    }

    /// Only the number of filled cells leaves the builder's own eyes, and only if it changes.
    fn touch(&mut self, seat: Seat, out: &mut impl Sink<Event>, change: impl FnOnce(&mut City)) {
        let city = &mut self.builders[seat].city;
        let before = city.filled();
        change(city);
        let filled = city.filled();
        self.solo.hint = None;
        if filled != before {
            out.tell(Event::Filled { seat, filled });
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, cell: Cell, tile: Tile, out: &mut impl Sink<Event>) {
        out.tell(Event::Placed { seat, cell, tile });
        self.touch(seat, out, |city| city.set(cell.index(), Some(tile)));
    }

    pub(crate) fn rotate(&mut self, seat: Seat, cell: Cell, out: &mut impl Sink<Event>) {
        let Some(tile) = self.city(seat).at(cell.index()).map(Tile::turned) else {
            return;
        };
        out.tell(Event::Rotated { seat, cell, tile });
        self.touch(seat, out, |city| city.set(cell.index(), Some(tile)));
    }

    pub(crate) fn shift(&mut self, seat: Seat, from: Cell, to: Cell, out: &mut impl Sink<Event>) {
        out.tell(Event::Moved { seat, from, to });
        self.touch(seat, out, |city| {
            let (tile, other) = (city.at(from.index()), city.at(to.index()));
            city.set(to.index(), tile);
            city.set(from.index(), other);
        });
    }

    pub(crate) fn take_back(&mut self, seat: Seat, cell: Cell, out: &mut impl Sink<Event>) {
        out.tell(Event::TakenBack { seat, cell });
        self.touch(seat, out, |city| city.set(cell.index(), None));
    }
}
