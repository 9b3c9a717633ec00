//! Draws one legal action without listing them all.

use maraude_core::rand_core::Rng;
use maraude_core::{Luck, Sample, Seat};

use crate::action::Action;
use crate::city::Cell;
use crate::pawn::Pawn;
use crate::rim::RimCell;
use crate::state::{Stage, Turbo};

impl Sample for Turbo {
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        match self.stage {
            Stage::Placing if seat == self.client => Some(self.sample_pawn(seat, rng)),
            Stage::Building if self.check_in(seat).is_ok() => Some(self.sample_step(seat, rng)),
            _ => None,
        }
    }
}

impl Turbo {
    /// Mostly a pawn that does not stand yet; once the tile may be turned, mostly that.
    fn sample_pawn(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        if self.check_turn_tile(seat).is_ok() && Luck::below(rng, 4) > 0 {
            return Action::TurnTile;
        }
        let beside = Pawn::ALL
            .into_iter()
            .find(|pawn| self.pawns.at(*pawn).is_none());
        let any = Pawn::ALL[Luck::below(rng, 4) as usize];
        let pawn = beside.filter(|_| Luck::below(rng, 8) > 0).unwrap_or(any);
        loop {
            let cell = RimCell::new(Luck::below(rng, 12) as u8).expect("below twelve");
            if self.pawns.taken() & cell.bit() == 0 {
                return Action::Pawn { pawn, cell };
            }
        }
    }

    /// Random tiles solve nothing, so a round ends when all but one give up or claim wrongly.
    /// In every fourth round people are patient and cities get finished; in the others they are
    /// not, or a table of random players would drop more rounds than it ends.
    fn patience(&self) -> u32 {
        let nth = self.draws.turns + u32::from(self.solo.task);
        if nth.is_multiple_of(4) { 60 } else { 3 }
    }

    /// Mostly a tile on an empty cell; a full city often claims.
    fn sample_step(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        if self.check_builds(seat).is_err() || Luck::below(rng, self.patience()) == 0 {
            return Action::GiveUp;
        }
        if self.rules.mode.is_solo() {
            match Luck::below(rng, 100) {
                0 => return Action::Hint,
                1 if self.check_show(seat).is_ok() => return Action::Show,
                _ => {}
            }
        }
        let city = self.city(seat);
        if city.filled() == 9 && Luck::below(rng, 3) == 0 {
            return Action::Claim;
        }
        let cells = [0u8, 1, 2, 3, 5, 6, 7, 8].map(|cell| Cell::new(cell).expect("one of nine"));
        let cell = cells[Luck::below(rng, 8) as usize];
        if city.at(cell.index()).is_none() {
            let mut hand = [None; crate::tile::FACES];
            let mut faces = 0;
            for tile in self.tiles_at_hand(seat) {
                hand[faces] = Some(tile);
                faces += 1;
            }
            let tile = hand[Luck::below(rng, faces as u32) as usize];
            let tile = tile.expect("an empty cell leaves a tile at hand");
            return Action::Place { cell, tile };
        }
        match Luck::below(rng, 8) {
            0 => Action::TakeBack { cell },
            1..4 => {
                let mut others = cells.into_iter().filter(|to| *to != cell);
                let to = others.nth(Luck::below(rng, 7) as usize);
                let to = to.expect("seven other cells");
                Action::Move { from: cell, to }
            }
            _ => Action::Rotate { cell },
        }
    }
}
