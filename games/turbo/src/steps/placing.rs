//! The client places the pawns and has the tile turned (TT-R2, TT-R3, TT-R20, TT-T6).

use maraude_core::{Chance, Seat, Sink};

use super::HELP;
use crate::event::Event;
use crate::pawn::Pawn;
use crate::refusal::Refusal;
use crate::rim::RimCell;
use crate::state::{Stage, Turbo};
use crate::task;

impl Turbo {
    /// Whether this seat is the client of a round whose pawns may still move.
    fn may_place(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Placing if seat == self.client => Ok(()),
            Stage::Placing => Err(Refusal::NotTheClient),
            Stage::Countdown | Stage::Building | Stage::Over => Err(Refusal::PawnsFixed),
        }
    }

    pub(crate) fn check_pawn(&self, seat: Seat, cell: RimCell) -> Result<(), Refusal> {
        self.may_place(seat)?;
        if self.pawns.taken() & cell.bit() != 0 {
            return Err(Refusal::CellTaken);
        }
        Ok(())
    }

    pub(crate) fn put_pawn(&mut self, pawn: Pawn, cell: RimCell, out: &mut impl Sink<Event>) {
        self.pawns.put(pawn, cell);
        out.tell(Event::Pawn {
            seat: self.client,
            pawn,
            cell,
        });
    }

    pub(crate) fn check_turn_tile(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_place(seat)?;
        if !self.pawns.all_stand() {
            return Err(Refusal::PawnsMissing);
        }
        if !self.pawns.enough_green() {
            return Err(Refusal::NotGreen);
        }
        Ok(())
    }

    /// From here on nothing on the rim moves; the clock turns the tile (TT-R20).
    pub(crate) fn count_down(&mut self, out: &mut impl Sink<Event>) {
        self.stage = Stage::Countdown;
        out.tell(Event::Countdown);
        out.end_turn();
    }

    /// The house does the client's work (TT-T6).
    pub(crate) fn help(&mut self, chance: &mut Chance, out: &mut impl Sink<Event>) {
        let mut draw = chance.at(HELP, self.draws.helps);
        self.draws.helps += 1;
        self.pawns = task::complete(&mut draw, self.pawns);
        out.tell(Event::Helped {
            client: self.client,
            pawns: self.pawns,
        });
        self.count_down(out);
    }
}
